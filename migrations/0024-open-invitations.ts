import { Migration } from '@mikro-orm/migrations';

/** Who is invited and has not come yet. */
export class OpenInvitations extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."open_invitation" ("id" uuid not null, "subject_id" uuid not null, "email" text null, "full_name" text null, "roles" json not null, "invited_by" uuid not null, "sent_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "open_invitation_subject" on "read"."open_invitation" ("subject_id");`);
  }
}
