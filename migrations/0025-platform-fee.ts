import { Migration } from '@mikro-orm/migrations';

/** What the platform takes for each booking, and from when on. */
export class PlatformFees extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."platform_fee" ("id" uuid not null, "fee_cents" int not null, "starts_at" timestamptz(3) not null, "scheduled_by" uuid not null, "scheduled_at" timestamptz(3) not null, "reason" text null, "taken_back_by" uuid null, "taken_back_at" timestamptz(3) null, "taken_back_reason" text null, primary key ("id"));`,
    );
  }
}
