import { Migration } from '@mikro-orm/migrations';

/** What the administrators' lists, their search and their figures are read by, with a million bookings: ADR 55. */
export class AdministrationIndexes extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm;');
    this.addSql('drop index "read"."booking_list_newest";');
    this.addSql(`create index "account_directory_newest" on "read"."account_directory" ("registered_at");`);
    this.addSql(`create index "account_directory_by_name" on "read"."account_directory" (lower(coalesce(full_name, 'Unknown User')));`);
    this.addSql(`create index "account_directory_email" on "read"."account_directory" (lower(email));`);
    this.addSql(`create index "account_directory_name" on "read"."account_directory" using gin ((lower(full_name)) gin_trgm_ops);`);
    this.addSql(`create index "account_directory_phone" on "read"."account_directory" using gin ((lower(phone)) gin_trgm_ops);`);
    this.addSql(
      `create index "account_directory_digits" on "read"."account_directory" using gin ((regexp_replace(phone, '\\D', '', 'g')) gin_trgm_ops);`,
    );
    this.addSql(`create index "vendor_directory_name" on "read"."vendor_directory" using gin ((lower(business_name)) gin_trgm_ops);`);
    this.addSql(`create index "vendor_directory_owner_name" on "read"."vendor_directory" using gin ((lower(owner_name)) gin_trgm_ops);`);
    this.addSql(`create index "catalog_service_newest" on "read"."catalog_service" ("created_at", "active", "category_id", "vendor_id");`);
    this.addSql(`create index "catalog_service_price" on "read"."catalog_service" ("base_price_cents", "created_at", "active");`);
    this.addSql(`create index "catalog_service_by_title" on "read"."catalog_service" (lower(title));`);
    this.addSql(`create index "catalog_service_title" on "read"."catalog_service" using gin ((lower(title)) gin_trgm_ops);`);
    this.addSql(
      `create index "booking_list_made" on "read"."booking_list" ("created_at", "id", "status", "reason", "reviewed", "confirmed_at", "price_cents");`,
    );
    this.addSql(`create index "booking_list_status" on "read"."booking_list" ("status", "created_at", "id");`);
    this.addSql(`create index "booking_list_title" on "read"."booking_list" using gin ((lower(service_title)) gin_trgm_ops);`);
    this.addSql(`create index "review_list_reported" on "read"."review_list" ("reported_at") where reported_at is not null;`);
    this.addSql(`create index "review_list_hidden" on "read"."review_list" ("decided_at") where hidden;`);
    this.addSql(`create index "work_photo_reported" on "read"."work_photo" ("reported_at") where reported_at is not null;`);
    this.addSql(`create index "work_photo_hidden" on "read"."work_photo" ("decided_at") where hidden;`);
  }
}
