import { Migration } from '@mikro-orm/migrations';

/** How many open bookings one customer may have, and who has set it. */
export class BookingLimits extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."booking_limits" ("revision" int not null, "with_one_provider" int not null, "altogether" int not null, "at_once" int not null, "set_by" uuid not null, "set_at" timestamptz(3) not null, "reason" text null, primary key ("revision"));`,
    );
  }
}
