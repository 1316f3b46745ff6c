import { Migration } from '@mikro-orm/migrations';

/** Photos of work are reported, and hidden by admins. */
export class ReportedPhotos extends Migration {
  override up(): void {
    this.addSql(
      `alter table "read"."work_photo" add column "hidden" boolean not null default false, add column "reported_at" timestamptz(3) null, add column "explanation" text null, add column "decided_by" uuid null, add column "decided_at" timestamptz(3) null;`,
    );
    this.addSql(`alter table "read"."work_photo" alter column "hidden" drop default;`);
    this.addSql(
      `create table "read"."work_photo_report" ("id" uuid not null, "photo_id" uuid not null, "vendor_id" uuid not null, "reported_by" uuid null, "ground" text not null, "note" text null, "reported_at" timestamptz(3) not null, "open" boolean not null, primary key ("id"));`,
    );
    this.addSql(`create index "work_photo_report_photo" on "read"."work_photo_report" ("photo_id");`);
    this.addSql(`create index "work_photo_report_reporter" on "read"."work_photo_report" ("reported_by");`);
  }
}
