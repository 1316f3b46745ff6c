import { Migration } from '@mikro-orm/migrations';

/** Where work is asked for. */
export class PlacesOfBookings extends Migration {
  override up(): void {
    this.addSql(`create index "booking_list_places" on "read"."booking_list" ("created_at", "zip", "status", "confirmed_at");`);
  }
}
