import { Migration } from '@mikro-orm/migrations';

/** What the last slow questions of administrators are read by: ADR 66. */
export class ListsAndFigures extends Migration {
  override up(): void {
    this.addSql('drop index "read"."booking_list_customer";');
    this.addSql('drop index "read"."booking_list_vendor";');
    this.addSql(`create index "booking_list_customer" on "read"."booking_list" ("customer_id", "created_at", "id", "status");`);
    this.addSql(`create index "booking_list_vendor" on "read"."booking_list" ("vendor_id", "starts_at", "id", "created_at", "status");`);
    this.addSql('drop index "read"."booking_list_made";');
    this.addSql(
      `create index "booking_list_made" on "read"."booking_list" ("created_at", "id", "status", "customer_id", "vendor_id", "service_title", "price_cents");`,
    );
    this.addSql(
      `create index "booking_list_days" on "read"."booking_list" (((created_at at time zone 'UTC')::date), created_at, confirmed_at, status, reason, reviewed, zip);`,
    );
    this.addSql('drop index "read"."booking_list_accepted";');
    this.addSql(
      `create index "booking_list_accepted" on "read"."booking_list" (created_at, confirmed_at, (floor(date_part('epoch', confirmed_at - created_at) / 60 + 0.5)::int)) where confirmed_at > created_at;`,
    );
  }
}
