import { asProblem } from '#problem.ts';

interface Answered {
  currentData?: unknown;
  error?: unknown;
}

/** Nobody could answer: what was asked for may be as it was. */
export const isOutage = (error: unknown): boolean => {
  const { status } = asProblem(error);
  return status === 0 || status === 429 || status >= 500;
};

/** A query whose answer stands while asking for the same again fails: what is in sight, and whatever was typed beside it, stays. `StaleNotice` says so. */
export const standing = <Query extends Answered>(query: Query): Query =>
  query.error && query.currentData !== undefined && isOutage(query.error) ? { ...query, error: undefined } : query;
