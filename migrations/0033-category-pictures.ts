import { Migration } from '@mikro-orm/migrations';

/** Pictures that administrators show in place of icons: which category has which, and their bytes. */
export class CategoryPictures extends Migration {
  override up(): void {
    this.addSql(`alter table "read"."catalog_category" add column "picture_id" uuid null;`);
    this.addSql(
      `create table "category_picture" ("id" uuid not null, "rendition" text not null, "image" text not null, "uploaded_at" timestamptz(3) not null, primary key ("id", "rendition"));`,
    );
  }
}
