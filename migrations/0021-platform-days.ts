import { Migration } from '@mikro-orm/migrations';

/** What happened on the platform on each day. */
export class PlatformDays extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."platform_day" ("day" date not null, "users" int not null, "vendors" int not null, "bookings" int not null, "value_cents" bigint not null, "completed_bookings" int not null, "completed_cents" bigint not null, "fees_cents" bigint not null, "refunds_cents" bigint not null, primary key ("day"));`,
    );
    this.addSql(
      `create table "read"."platform_cancellations" ("day" date not null, "reason" text not null, "bookings" int not null, primary key ("day", "reason"));`,
    );
  }
}
