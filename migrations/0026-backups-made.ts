import { Migration } from '@mikro-orm/migrations';

/** When copies of the whole were made. */
export class BackupsMade extends Migration {
  override up(): void {
    this.addSql(`create table "backup_made" ("made_at" timestamptz(3) not null, "bytes" bigint not null, primary key ("made_at"));`);
  }
}
