import { Migration } from '@mikro-orm/migrations';

/** A provider says that they are on the way, and by how much they come later. */
export class Arrival extends Migration {
  override up(): void {
    this.addSql(`alter table "read"."booking_list" add column "set_out_at" timestamptz(3) null, add column "delay_minutes" int null;`);
  }
}
