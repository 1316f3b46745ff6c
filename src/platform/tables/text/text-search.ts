import { type Expression, sql } from 'kysely';

/** For `like`: the text as it stands, with anything before and after it. */
const anywhere = (search: Expression<string>) => sql<string>`'%' || regexp_replace(lower(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** A text contains another, in whatever case: so written that an index of trigrams over `lower(text)` finds the rows. */
export const contains = (text: Expression<string | null>, search: Expression<string>) =>
  sql<boolean>`lower(${text}) like ${anywhere(search)}`;

/** The id that somebody has typed, where it is one. */
export const idIn = (search: string): string | null =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(search) ? search.toLowerCase() : null;

/** Whether an index of trigrams tells anything of a text: there are none in one or two letters. */
export const isIndexed = (search: string): boolean => search.length >= 3;

/** Whether one of these parts of a statement has found more rows than that. The first to do so is the last to be run. */
export const oneHasMoreThan = (rows: number, ...parts: readonly string[]) => {
  const has = (part: string) => sql`(select count(*) from ${sql.ref(part)}) > ${sql.lit(rows)}`;
  return sql<boolean>`(${sql.join(parts.map(has), sql` or `)})`;
};
