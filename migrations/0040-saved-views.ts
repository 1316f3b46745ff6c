import { Migration } from '@mikro-orm/migrations';

/** Views of lists that administrators keep. */
export class SavedViews extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."saved_view" ("id" uuid not null, "saved_by" uuid not null, "list" text not null, "name" text null, "query" text null, "saved_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "saved_view_owner" on "read"."saved_view" ("saved_by", "list");`);
  }
}
