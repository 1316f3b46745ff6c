import { Migration } from '@mikro-orm/migrations';

/** A mail that is kept has a page beside its plain words, and may come with a calendar file. */
export class MailPages extends Migration {
  override up(): void {
    this.addSql(`alter table "kept_mail" add column "html" text null, add column "calendar" text null;`);
  }
}
