import { Migration } from '@mikro-orm/migrations';

/** When what somebody may have open in two windows was last changed. */
export class ChangedAt extends Migration {
  override up(): void {
    this.addSql(`alter table "read"."account_directory" add column "profile_changed_at" timestamptz(3) null;`);
    this.addSql(`alter table "read"."account_settings" add column "changed_at" timestamptz(3) not null default now();`);
    this.addSql(`alter table "read"."account_settings" alter column "changed_at" drop default;`);
    this.addSql(
      `alter table "read"."vendor_directory" add column "profile_changed_at" timestamptz(3) not null default now(), add column "contact_changed_at" timestamptz(3) not null default now();`,
    );
    this.addSql(
      `alter table "read"."vendor_directory" alter column "profile_changed_at" drop default, alter column "contact_changed_at" drop default;`,
    );
    this.addSql(
      `alter table "read"."vendor_settings" add column "settings_changed_at" timestamptz(3) null, add column "hours_changed_at" timestamptz(3) null;`,
    );
  }
}
