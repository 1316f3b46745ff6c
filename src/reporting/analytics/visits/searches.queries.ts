import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.js';
import { statement, type Values } from '../../../platform/tables/statement.js';
import { tablesOf } from '../../../platform/tables/typed-tables.js';
import type { CountedVisits } from '../../../visits/index.js';
import type { Period } from '../../report/period.js';
import type { SearchedTextDto, SearchesDto } from './searches.dto.js';
import { SearchedTextRow, VisitDayRow } from './visit-days.projection.js';

const MOST = 50;

interface Days {
  readonly from: string;
  readonly to: string;
}

const tables = tablesOf(VisitDayRow, SearchedTextRow);

const sums = statement('searches-of-days', ({ from, to }: Values<Days>) =>
  tables
    .selectFrom('visit_day')
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>('searches'), sql<number>`0`).as('searches'),
      fn.coalesce(fn.sum<number>('found_nothing'), sql<number>`0`).as('foundNothing'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to),
);

const texts = statement('searched-texts', ({ from, to }: Values<Days>) =>
  tables
    .selectFrom('searched_text')
    .select(({ fn }) => ['text', fn.sum<number>('visitors_found').as('found'), fn.sum<number>('visitors_not_found').as('notFound')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('text'),
);

/** @param today what is noted of the day that goes on; `undefined` where the period ends before it */
export async function searches({ pool }: Database, { from, to }: Period, today: CountedVisits | undefined): Promise<SearchesDto> {
  const [over, rows] = await Promise.all([sums.one(pool, { from, to }), texts.all(pool, { from, to })]);
  const byText = new Map(rows.map(({ text, ...visitors }) => [text, visitors]));
  for (const { text, visitors, found } of today?.texts ?? []) {
    const before = byText.get(text) ?? { found: 0, notFound: 0 };
    byText.set(text, found ? { ...before, found: before.found + visitors } : { ...before, notFound: before.notFound + visitors });
  }
  return {
    from,
    to,
    searches: over.searches + (today?.searches ?? 0),
    foundNothing: over.foundNothing + (today?.foundNothing ?? 0),
    notFound: mostWanted(byText, 'notFound'),
    found: mostWanted(byText, 'found'),
  };
}

type Visitors = Readonly<Record<'found' | 'notFound', number>>;

const mostWanted = (byText: ReadonlyMap<string, Visitors>, which: keyof Visitors): SearchedTextDto[] =>
  [...byText]
    .map(([text, visitors]) => ({ text, visitors: visitors[which] }))
    .filter(({ visitors }) => visitors > 0)
    .sort((a, b) => b.visitors - a.visitors || (a.text < b.text ? -1 : 1))
    .slice(0, MOST);
