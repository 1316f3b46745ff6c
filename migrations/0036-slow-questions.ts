import { Migration } from '@mikro-orm/migrations';

/** What the slowest questions of administrators are read by: ADR 62. */
export class SlowQuestions extends Migration {
  override up(): void {
    this.addSql(
      `create index "booking_list_accepted" on "read"."booking_list" ("created_at", "confirmed_at") where confirmed_at > created_at;`,
    );
    this.addSql(`create index "catalog_service_active" on "read"."catalog_service" ((not active), created_at desc);`);
    this.addSql(`create index "catalog_service_inactive" on "read"."catalog_service" ((not active), created_at);`);
  }
}
