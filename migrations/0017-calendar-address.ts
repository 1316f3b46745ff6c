import { Migration } from '@mikro-orm/migrations';

/** Addresses at which calendar programs follow a provider's bookings, by a hash of their secret. */
export class CalendarAddresses extends Migration {
  override up(): void {
    this.addSql(
      `create table "calendar_address" ("user_id" uuid not null, "secret_hash" text not null, "made_at" timestamptz(3) not null, "read_at" timestamptz(3) null, primary key ("user_id"));`,
    );
    this.addSql(`alter table "calendar_address" add constraint "calendar_address_secret_hash_unique" unique ("secret_hash");`);
  }
}
