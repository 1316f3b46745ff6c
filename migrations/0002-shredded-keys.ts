import { Migration } from '@mikro-orm/migrations';

/** How many keys have been destroyed, so that every process notices at once. */
export class ShreddedKeys extends Migration {
  override up(): void {
    this.addSql(`create table "shredded_keys" ("id" int not null, "count" int not null, primary key ("id"));`);
  }
}
