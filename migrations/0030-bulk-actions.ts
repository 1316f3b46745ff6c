import { Migration } from '@mikro-orm/migrations';

/** What administrators do to many rows at once, and the rows that did not change by it. */
export class BulkActions extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."bulk_action" ("id" uuid not null, "kind" text not null, "started_by" uuid not null, "started_at" timestamptz(3) not null, "reason" text null, "total" int not null, "changed" int not null, "unchanged" int not null, "refused" int not null, "finished_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "bulk_action_kind" on "read"."bulk_action" ("kind", "started_at");`);
    this.addSql(
      `create table "read"."bulk_result" ("bulk_id" uuid not null, "row_id" uuid not null, "why" text null, primary key ("bulk_id", "row_id"));`,
    );
  }
}
