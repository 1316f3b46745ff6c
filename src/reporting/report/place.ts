import { type Expression, sql } from 'kysely';

/** The number, from 1, of the step in which an instant lies, of steps that begin at these instants. */
export const placeOf = (instant: Expression<unknown>, beginnings: Expression<readonly string[]>) =>
  sql<number>`width_bucket(${instant}, ${beginnings}::timestamptz[])`;
