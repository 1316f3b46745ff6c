import { type Expression, sql } from 'kysely';

/** For `like`: the text as it stands, with anything before and after it. */
const anywhere = (search: Expression<string>) => sql<string>`'%' || regexp_replace(lower(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** A text contains another, in whatever case: so written that an index of trigrams over `lower(text)` finds the rows. */
export const contains = (text: Expression<string | null>, search: Expression<string>) =>
  sql<boolean>`lower(${text}) like ${anywhere(search)}`;

/** The id that somebody has typed, where it is one. */
export const idIn = (search: string): string | null =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(search) ? search.toLowerCase() : null;
