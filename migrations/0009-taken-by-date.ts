import { Migration } from '@mikro-orm/migrations';

/** What is taken on a day of all providers: the list of services asks for it. */
export class TakenByDate extends Migration {
  override up(): void {
    this.addSql(`create index "taken_hour_date" on "read"."taken_hour" ("date");`);
    this.addSql(`create index "slot_hold_date" on "read"."slot_hold" ("date");`);
    this.addSql(`create index "vendor_day_date" on "read"."vendor_day" ("date");`);
  }
}
