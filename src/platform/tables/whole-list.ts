import { type AliasableExpression, type AliasedExpression, type Expression, sql } from 'kysely';
import { tablesOf } from './typed-tables.js';

/** So many rows are looked up at a time, and held. */
const PORTION = 1000;
const ID_BYTES = 16;
const IDS = /.{32}/g;

/** All that a list has found, in its order: of each row the id, of sixteen bytes, until its turn comes. */
export interface WholeList<Row> {
  /** How many were found. */
  readonly count: number;
  /** As they stand when it is their turn. Whoever is gone by then is left out. */
  portions(): AsyncGenerator<readonly Row[]>;
}

interface Portion {
  readonly ids: Buffer;
}

/** The place of a row in a list that is so ordered. */
export const place = (...order: readonly Expression<unknown>[]): AliasedExpression<number, 'place'> =>
  sql<number>`row_number() over (order by ${sql.join(order)})`.as('place');

/** Ids of all that was found, by their places, one row for a thousand of them. */
export const inPortions = (found: AliasableExpression<{ id: string; place: number }>) => {
  const query = tablesOf().selectFrom(found.as('found'));
  const portion = sql`(${sql.ref('found.place')} - 1) / ${sql.lit(PORTION)}`;
  const ids = sql<Buffer>`string_agg(uuid_send(${sql.ref('found.id')}), ''::bytea order by ${sql.ref('found.place')})`;
  return query.select(ids.as('ids')).groupBy(portion).orderBy(portion);
};

/** These ids, to be joined with in their order. */
export const inTurn = (ids: Expression<readonly string[]>) =>
  sql<{ id: string; place: number }>`unnest(${ids}::uuid[]) with ordinality`.as<'turn'>(sql`turn (id, place)`);

/** @param lookUp gives the rows of some ids, in their order */
export const wholeList = <Row>(found: readonly Portion[], lookUp: (ids: readonly string[]) => Promise<readonly Row[]>): WholeList<Row> => ({
  count: found.reduce((sum, { ids }) => sum + ids.length / ID_BYTES, 0),
  async *portions() {
    for (const { ids } of found) yield await lookUp(ids.toString('hex').match(IDS)!);
  },
});
