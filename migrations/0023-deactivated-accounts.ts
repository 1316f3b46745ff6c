import { Migration } from '@mikro-orm/migrations';

/** Whose account an administrator has deactivated, and why. The rows are written anew from their events. */
export class DeactivatedAccounts extends Migration {
  override up(): void {
    this.addSql(
      `alter table "read"."account_directory" add column "deactivated_at" timestamptz(3) null, add column "deactivated_by" uuid null, add column "deactivation_reason" text null;`,
    );
  }
}
