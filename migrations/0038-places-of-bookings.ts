import { Migration } from '@mikro-orm/migrations';

/** Where work is asked for stands in the index that figures are read from. */
export class PlacesOfBookings extends Migration {
  override up(): void {
    this.addSql('drop index "read"."booking_list_made";');
    this.addSql(
      `create index "booking_list_made" on "read"."booking_list" ("created_at", "id", "status", "customer_id", "vendor_id", "service_title", "reason", "reviewed", "confirmed_at", "price_cents", "zip");`,
    );
  }
}
