import { Migration } from '@mikro-orm/migrations';

/** When the hours of a day changed last: who keeps days in memory reads only those again. */
export class ChangedDays extends Migration {
  override up(): void {
    this.addSql(`create table "read"."changed_day" ("date" date not null, "changed_at" text not null, primary key ("date"));`);
  }
}
