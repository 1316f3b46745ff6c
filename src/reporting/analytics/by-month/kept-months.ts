import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { BookingRow } from '../../../booking/index.js';
import { Database } from '../../../platform/database/database.js';
import { Progress } from '../../../platform/projections/progress.js';
import { type Statement, statement, type Values } from '../../../platform/tables/statement.js';
import { noteRead } from '../../../platform/tables/tables-read.js';
import { rowAs, tablesOf } from '../../../platform/tables/typed-tables.js';
import { someAtOnce } from '../../../platform/together/some-at-once.js';
import { PLATFORM_ZONE } from '../../trends/platform-days.projection.js';
import type { Days } from '../made-in.js';
import { type MonthPart, monthParts } from './month-parts.js';

/** Months of all statements together: three years of two. */
const MOST = 72;
/** More would be in others' way. */
const AT_ONCE = 2;

const b = rowAs(BookingRow, 'b');

const madeIn = statement('months-of-bookings', ({ ids }: Values<{ ids: readonly string[] }>) =>
  tablesOf(BookingRow)
    .selectFrom('booking_list as b')
    .select(sql<string>`to_char(${b.ref('b.created_at')} at time zone ${sql.lit(PLATFORM_ZONE)}, 'YYYY-MM')`.as('month'))
    .distinct()
    .where(sql<boolean>`${b.ref('b.id')} = any(${ids}::uuid[])`),
);

/**
 * What a statement counts of the bookings that were made on some days, month by month: whole months are kept until one of their bookings changes, as few do
 * of months that are past. Only the process that leads the read tables hears of it; others count each time.
 */
@Injectable()
export class KeptMonths {
  private readonly kept = new LRUCache<string, Promise<readonly unknown[]>>({ max: MOST });
  private readonly written: ReturnType<Progress['rowsOf']>;
  private upToDate = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly progress: Progress,
  ) {
    this.written = progress.rowsOf(BookingRow);
  }

  /** @returns its rows of each month, one after the other: to add them up is the caller's */
  async all<Row>(counted: Statement<Days, Row>, days: Days): ReturnType<Statement<Days, Row>['all']> {
    if (!this.progress.leading) return counted.all(this.database.pool, days);
    noteRead(counted.tables);
    await (this.upToDate = this.upToDate.then(() => this.forgetWritten()));
    const rows: Awaited<ReturnType<typeof counted.all>>[] = [];
    await someAtOnce([...monthParts(days).entries()], AT_ONCE, async ([index, part]) => {
      rows[index] = await this.rowsOf(counted, part);
    });
    return rows.flat();
  }

  private rowsOf<Row>(counted: Statement<Days, Row>, { month, from, to, whole }: MonthPart): ReturnType<typeof counted.all> {
    const count = () => counted.all(this.database.pool, { from, to });
    if (!whole) return count();
    const key = keyOf(month, counted.name);
    const known = this.kept.get(key);
    if (known) return known as ReturnType<typeof counted.all>;
    // Kept before it has been read: a booking that changes meanwhile makes it forgotten.
    const rows = count();
    this.kept.set(key, rows);
    rows.catch(() => this.kept.get(key) === rows && this.kept.delete(key));
    return rows;
  }

  private async forgetWritten(): Promise<void> {
    const ids = this.written.take();
    if (ids.length === 0) return;
    const months = ids === 'perhaps all' ? undefined : await madeIn.all(this.database.pool, { ids }).catch(() => undefined);
    if (!months) return this.kept.clear();
    for (const { month } of months) {
      for (const key of [...this.kept.keys()]) if (key.startsWith(keyOf(month, ''))) this.kept.delete(key);
    }
  }
}

const keyOf = (month: string, statement: string) => `${month} ${statement}`;
