import { Migration } from '@mikro-orm/migrations';

/** Since when a stream waits, and from which event on, for whoever is asked to look after it. */
export class ParkedSince extends Migration {
  override up(): void {
    this.addSql(`alter table "projection_parked" add column "since" timestamptz(3) not null default now();`);
    this.addSql(`alter table "reaction_parked" add column "position" text null, add column "since" timestamptz(3) not null default now();`);
  }
}
