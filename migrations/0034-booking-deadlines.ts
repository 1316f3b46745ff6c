import { Migration } from '@mikro-orm/migrations';

/** How long the sides of a booking have to answer, and who has set it. */
export class BookingDeadlines extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."booking_deadlines" ("revision" int not null, "answer_hours" int not null, "agree_hours" int not null, "set_by" uuid not null, "set_at" timestamptz(3) not null, "reason" text null, primary key ("revision"));`,
    );
  }
}
