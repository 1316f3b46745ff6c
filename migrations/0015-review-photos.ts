import { Migration } from '@mikro-orm/migrations';

/** Customers show the work that they review. */
export class ReviewPhotos extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."review_photo" ("id" uuid not null, "review_id" uuid not null, "customer_id" uuid not null, "placeholder" text null, "widths" json not null, "width" int not null, "height" int not null, "added_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "review_photo_review" on "read"."review_photo" ("review_id");`);
    this.addSql(`create index "review_photo_author" on "read"."review_photo" ("customer_id");`);
  }
}
