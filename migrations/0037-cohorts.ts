import { Migration } from '@mikro-orm/migrations';

/** Who came in which month, and in which months after they were active. */
export class Cohorts extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."cohort_member" ("id" uuid not null, "side" text not null, "month" date not null, primary key ("id"));`,
    );
    this.addSql(`create index "cohort_member_month" on "read"."cohort_member" ("month", "side", "id");`);
    this.addSql(
      `create table "read"."cohort_year" ("id" uuid not null, "year" int not null, "january" int not null, "february" int not null, "march" int not null, "april" int not null, "may" int not null, "june" int not null, "july" int not null, "august" int not null, "september" int not null, "october" int not null, "november" int not null, "december" int not null, primary key ("id", "year"));`,
    );
  }
}
