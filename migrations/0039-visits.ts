import { Migration } from '@mikro-orm/migrations';

/** Who was here today, without names, and how many were here on the days before. */
export class Visits extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."visit_day" ("day" date not null, "visitors" int not null, "looked" int not null, "viewed" int not null, "began" int not null, "booked" int not null, "first_time" int not null, "again" int not null, "searches" int not null, "found_nothing" int not null, primary key ("day"));`,
    );
    this.addSql(
      `create table "read"."searched_text" ("day" date not null, "text" text not null, "visitors_found" int not null, "visitors_not_found" int not null, primary key ("day", "text"));`,
    );
    this.addSql(`create table "visit_key" ("day" date not null, "key" text not null, primary key ("day"));`);
    this.addSql(
      `create table "visitor" ("day" date not null, "visitor" text not null, "step" int not null, "again" boolean null, primary key ("day", "visitor"));`,
    );
    this.addSql(
      `create table "visitor_search" ("day" date not null, "visitor" text not null, "text" text not null, "found" boolean not null, primary key ("day", "visitor", "text"));`,
    );
  }
}
