import { Migration } from '@mikro-orm/migrations';

/** For which hours of the week customers ask. */
export class AskedHours extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."asked_hour" ("day" date not null, "weekday" int not null, "hour" int not null, "bookings" int not null, primary key ("day", "weekday", "hour"));`,
    );
  }
}
