import { Migration } from '@mikro-orm/migrations';

/** What was switched off for the whole platform, or on again, and by whom. */
export class FeatureSwitches extends Migration {
  override up(): void {
    this.addSql(
      `create table "read"."feature_switch" ("revision" int not null, "feature" text not null, "is_on" boolean not null, "switched_by" uuid not null, "switched_at" timestamptz(3) not null, "reason" text null, primary key ("revision"));`,
    );
  }
}
