import { Migration } from '@mikro-orm/migrations';

/** What a text that bookings often contain is met by, without a look at the bookings themselves; and vendors and categories by their names: ADR 59. */
export class ListsOfAdministrators extends Migration {
  override up(): void {
    this.addSql('drop index "read"."booking_list_made";');
    this.addSql('drop index "read"."booking_list_status";');
    this.addSql(
      `create index "booking_list_made" on "read"."booking_list" ("created_at", "id", "status", "customer_id", "vendor_id", "service_title", "reason", "reviewed", "confirmed_at", "price_cents");`,
    );
    this.addSql(
      `create index "booking_list_status" on "read"."booking_list" ("status", "created_at", "id", "customer_id", "vendor_id", "service_title");`,
    );
    this.addSql(`create index "vendor_directory_by_name" on "read"."vendor_directory" (lower(business_name));`);
    this.addSql(`create index "catalog_category_by_name" on "read"."catalog_category" (lower(name));`);
  }
}
