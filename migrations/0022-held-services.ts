import { Migration } from '@mikro-orm/migrations';

/** Who holds a time of which service: what deleting it would mean for them is told before. */
export class HeldServices extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."held_service" ("id" uuid not null, "service_id" uuid not null, "customer_id" uuid not null, "until" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "held_service_service" on "read"."held_service" ("service_id", "until");`);
  }
}
