import { Migration } from '@mikro-orm/migrations';

/** Which event has set a timer, and what began it all, so that both stand in what the timer leads to. */
export class CausesOfTimers extends Migration {
  override up(): void {
    this.addSql(`alter table "read"."timer" add column "cause" text null, add column "correlation" text null;`);
  }
}
