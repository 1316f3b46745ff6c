import { Migration } from '@mikro-orm/migrations';

/** Where an administrator has put each category among those of its level. */
export class CategoryOrder extends Migration {
  override up(): void {
    this.addSql(`alter table "read"."catalog_category" add column "placed_in" text null, add column "place" int null;`);
  }
}
