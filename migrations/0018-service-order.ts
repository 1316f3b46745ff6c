import { Migration } from '@mikro-orm/migrations';

/** Where a provider has put each of their services. */
export class ServiceOrder extends Migration {
  override up(): void {
    this.addSql(`alter table "read"."catalog_service" add column "place" int null;`);
  }
}
