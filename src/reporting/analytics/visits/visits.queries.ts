import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.js';
import { statement, type Values } from '../../../platform/tables/statement.js';
import { tablesOf } from '../../../platform/tables/typed-tables.js';
import type { CountedVisits } from '../../../visits/index.js';
import type { Period } from '../../report/period.js';
import { VisitDayRow } from './visit-days.projection.js';
import type { VisitsDto } from './visits.dto.js';

interface Days {
  readonly from: string;
  readonly to: string;
}

const tables = tablesOf(VisitDayRow);
const SUMS = ['visitors', 'looked', 'viewed', 'began', 'booked', 'firstTime', 'again'] as const;

const counted = statement('visits-of-days', ({ from, to }: Values<Days>) =>
  tables
    .selectFrom('visit_day')
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>('visitors'), sql<number>`0`).as('visitors'),
      fn.coalesce(fn.sum<number>('looked'), sql<number>`0`).as('looked'),
      fn.coalesce(fn.sum<number>('viewed'), sql<number>`0`).as('viewed'),
      fn.coalesce(fn.sum<number>('began'), sql<number>`0`).as('began'),
      fn.coalesce(fn.sum<number>('booked'), sql<number>`0`).as('booked'),
      fn.coalesce(fn.sum<number>('first_time'), sql<number>`0`).as('firstTime'),
      fn.coalesce(fn.sum<number>('again'), sql<number>`0`).as('again'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to),
);

/** @param today what is noted of the day that goes on; `undefined` where the period ends before it */
export async function visits({ pool }: Database, { from, to }: Period, today: CountedVisits | undefined): Promise<VisitsDto> {
  const over = await counted.one(pool, { from, to });
  const sums = Object.fromEntries(SUMS.map((name) => [name, over[name] + (today?.[name] ?? 0)])) as Record<(typeof SUMS)[number], number>;
  return { from, to, ...sums };
}
