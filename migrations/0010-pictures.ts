import { Migration } from '@mikro-orm/migrations';

/** A picture may be kept in several drawings (those that are there are portraits), and providers show photos of their work. */
export class Pictures extends Migration {
  override up(): void {
    this.addSql(`alter table "identity_photo" rename to "picture";`);
    this.addSql(`alter index "identity_photo_user_id_index" rename to "picture_user_id_index";`);
    this.addSql(`alter table "picture" add column "rendition" text not null default 'portrait';`);
    this.addSql(`alter table "picture" alter column "rendition" drop default;`);
    this.addSql(`alter table "picture" drop constraint "identity_photo_pkey";`);
    this.addSql(`alter table "picture" add primary key ("id", "rendition");`);
    this.addSql(
      `create table "read"."work_photo" ("id" uuid not null, "vendor_id" uuid not null, "owner_id" uuid not null, "place" int not null, "before_id" uuid null, "caption" text null, "placeholder" text null, "widths" json not null, "width" int not null, "height" int not null, "added_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "work_photo_vendor" on "read"."work_photo" ("vendor_id");`);
  }
}
