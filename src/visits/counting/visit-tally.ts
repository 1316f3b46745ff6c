import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { CountedVisits, SearchedText } from '../visits.events.js';
import { type Step, STEPS } from './steps.js';

/** A text that fewer searched for may say who they are. */
const FEWEST_VISITORS = 3;
const MOST_TEXTS = 200;

interface Noted {
  readonly day: string;
  readonly visitor: string;
}

type Steps = Pick<CountedVisits, 'visitors' | 'looked' | 'viewed' | 'began' | 'booked' | 'firstTime' | 'again'>;

/** What is noted of visitors until their day is over, in every process together. */
@Injectable()
export class VisitTally {
  constructor(private readonly database: Database) {}

  /** Base64. It is made by the first visitor of the day. */
  async keyOf(day: string): Promise<string> {
    await this.query('insert into visit_key (day, key) values ($1, $2) on conflict (day) do nothing', [
      day,
      randomBytes(32).toString('base64'),
    ]);
    const [row] = await this.query<{ key: string }>('select key from visit_key where day = $1', [day]);
    return row!.key;
  }

  /** The furthest step counts, and what is known of days before is known for the whole day. */
  async noteVisit({ day, visitor, step, again }: Noted & { readonly step: Step; readonly again: boolean | undefined }): Promise<void> {
    await this.query(
      `insert into visitor as v (day, visitor, step, again) values ($1, $2, $3, $4)
       on conflict (day, visitor) do update set step = greatest(v.step, excluded.step), again = coalesce(v.again, excluded.again)
       where v.step < excluded.step or (v.again is null and excluded.again is not null)`,
      [day, visitor, STEPS.indexOf(step), again ?? null],
    );
  }

  async noteSearch({ day, visitor, text, found }: Noted & { readonly text: string; readonly found: boolean }): Promise<void> {
    await this.query(
      `insert into visitor_search as s (day, visitor, text, found) values ($1, $2, $3, $4)
       on conflict (day, visitor, text) do update set found = excluded.found where s.found <> excluded.found`,
      [day, visitor, text, found],
    );
  }

  /** As it stands: of a day that is not over, so far. */
  async countOf(day: string): Promise<CountedVisits> {
    const [[steps], texts] = await Promise.all([
      this.query<Steps>(
        `select count(*)::int as visitors, (count(*) filter (where step >= 1))::int as looked, (count(*) filter (where step >= 2))::int as viewed,
                (count(*) filter (where step >= 3))::int as began, (count(*) filter (where step >= 4))::int as booked,
                (count(*) filter (where not again))::int as "firstTime",
                (count(*) filter (where again))::int as again
         from visitor where day = $1`,
        [day],
      ),
      this.query<SearchedText>(
        `select text, count(*)::int as visitors, bool_or(found) as found from visitor_search where day = $1 group by text
         order by count(*) desc, text`,
        [day],
      ),
    ]);
    const nothing = texts.filter(({ found }) => !found);
    return {
      day,
      ...steps!,
      searches: visitorsOf(texts),
      foundNothing: visitorsOf(nothing),
      texts: texts.filter(({ visitors }) => visitors >= FEWEST_VISITORS).slice(0, MOST_TEXTS),
    };
  }

  /** Days with visitors that are not counted yet. */
  async daysBefore(today: string): Promise<string[]> {
    const rows = await this.query<{ day: string }>('select distinct day::text as day from visit_key where day < $1 order by day', [today]);
    return rows.map(({ day }) => day);
  }

  /** The key goes last: with it the day would be begun again. */
  async forget(day: string): Promise<void> {
    for (const table of ['visitor_search', 'visitor', 'visit_key']) await this.query(`delete from ${table} where day = $1`, [day]);
  }

  private async query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.database.pool.query<Row>(text, [...values])).rows;
  }
}

const visitorsOf = (texts: readonly SearchedText[]): number => texts.reduce((sum, { visitors }) => sum + visitors, 0);
