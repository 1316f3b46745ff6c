import { Migration } from '@mikro-orm/migrations';

/** How often somebody has done something of which there is a limit, for all processes together. */
export class LimitCounts extends Migration {
  override up(): void {
    this.addSql(
      `create table "limit_count" ("what" text not null, "actor" text not null, "count" int not null, "until" timestamptz(3) not null, primary key ("what", "actor"));`,
    );
    this.addSql(`create index "limit_count_until_index" on "limit_count" ("until");`);
  }
}
