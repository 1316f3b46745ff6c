import { Migration } from '@mikro-orm/migrations';

/** What administrators change of categories. The rows are written anew from their events. */
export class Categories extends Migration {
  override up(): void {
    this.addSql(
      `alter table "read"."catalog_category" add column "revision" int not null default 0, add column "former_slugs" json not null default '[]', add column "active" boolean not null default true, add column "changed_by" uuid null, add column "changed_at" timestamptz(3) not null default now();`,
    );
    this.addSql(
      `alter table "read"."catalog_category" alter column "revision" drop default, alter column "former_slugs" drop default, alter column "active" drop default, alter column "changed_at" drop default;`,
    );
  }
}
