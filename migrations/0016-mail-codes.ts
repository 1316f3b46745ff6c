import { Migration } from '@mikro-orm/migrations';

/** A code beside the link of a mail, for whoever stays where they are. */
export class MailCodes extends Migration {
  override up(): void {
    this.addSql(`alter table "identity_mail_token" add column "code_hash" text null, add column "code_tries" int not null default 0;`);
  }
}
