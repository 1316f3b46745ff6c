import { Migration } from '@mikro-orm/migrations';

/** What administrators list without a text is read from indexes, and a phone number is found by its digits alone: ADR 70. */
export class ReadFromIndexes extends Migration {
  override up(): void {
    this.addSql('drop index "read"."catalog_service_category";');
    this.addSql(`create index "catalog_service_category" on "read"."catalog_service" ("category_id", "created_at", "id", "active");`);
    this.addSql('drop index "read"."account_directory_phone";');
    this.addSql('drop index "read"."account_directory_newest";');
    this.addSql(
      `create index "account_directory_newest" on "read"."account_directory" (registered_at, id, deactivated_at, is_admin, is_auditor, is_vendor) where email is not null;`,
    );
    this.addSql(
      `create index "vendor_directory_by_rating" on "read"."vendor_directory" ((round(rating_sum::numeric / nullif(rating_count, 0), 2)) desc nulls last, id, verification_status, active, rating_sum, rating_count);`,
    );
  }
}
