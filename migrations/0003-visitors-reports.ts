import { Migration } from '@mikro-orm/migrations';

/** Visitors report reviews too, and are nobody's account. */
export class VisitorsReports extends Migration {
  override up(): void {
    this.addSql(`alter table "read"."review_report" alter column "reported_by" drop not null;`);
  }
}
