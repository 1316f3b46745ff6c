import type { SelectQueryBuilder } from 'kysely';
import { tablesOf } from '../tables/typed-tables.js';
import type { ListPageDto } from './list-page.dto.js';

/** So many rows are counted and listed, and no more: nobody turns to a page that far back, and none takes long (ADR 59). */
export const MOST_LISTED = 10_000;
/** Of what a text finds: it is met one by one. */
export const MOST_FOUND = 1000;

/** How many a query finds, as far as it matters: one more than are listed stands for any number of them. */
export const countedUpTo = <DB, TB extends keyof DB>(most: number, found: SelectQueryBuilder<DB, TB, { id: string }>) =>
  tablesOf()
    .selectFrom(found.limit(most + 1).as('found'))
    .select((eb) => eb.fn.countAll().as('count'));

interface Listing<Row> {
  readonly page: number;
  readonly pageSize: number;
  readonly most?: number;
  readonly counted: () => Promise<{ count: number }>;
  readonly listed: (offset: number) => Promise<Row[]>;
}

/** A page beyond those that are listed is as empty as one past the end. */
export async function listPage<Row>({ page, pageSize, most = MOST_LISTED, counted, listed }: Listing<Row>) {
  const offset = (page - 1) * pageSize;
  const [{ count }, items] = await Promise.all([counted(), offset < most ? listed(offset) : []]);
  const total = Math.min(count, most);
  return { items, total, more: count > most, page, pageSize, pageCount: Math.ceil(total / pageSize) } satisfies ListPageDto & {
    items: Row[];
  };
}
