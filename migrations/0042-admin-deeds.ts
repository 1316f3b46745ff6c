import { Migration } from '@mikro-orm/migrations';

/** What administrators have switched or deleted, and why. */
export class AdminDeeds extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."catalog_admin_deed" ("position" text not null, "list" text not null, "item_id" uuid not null, "name" text null, "deed" text not null, "by" uuid not null, "at" timestamptz(3) not null, "reason" text null, primary key ("position"));`,
    );
    this.addSql(`create index "catalog_admin_deed_list" on "read"."catalog_admin_deed" ("list", "position");`);
    this.addSql(`create index "catalog_admin_deed_item" on "read"."catalog_admin_deed" ("item_id", "position");`);
    this.addSql(`create index "catalog_admin_deed_by" on "read"."catalog_admin_deed" ("by");`);
  }
}
