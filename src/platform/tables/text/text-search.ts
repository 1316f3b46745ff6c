import { type Expression, sql } from 'kysely';

/** For `like`: the text as it stands. */
const literally = (search: Expression<string>) => sql<string>`regexp_replace(lower(${search}), '([\\\\%_])', '\\\\\\1', 'g')`;

/**
 * A text contains another, in whatever case; of one or two letters, a word of it begins with them, as fewer than three are in no trigram but that of a
 * word's beginning. So written that an index of trigrams over `lower(text)` finds the rows, in a statement that is planned each time.
 */
export const contains = (text: Expression<string | null>, search: Expression<string>) => {
  const isShort = sql<boolean>`length(${search}) < 3`;
  const words = sql<string>`lower(${text})`;
  const from = sql<string>`case when ${isShort} then '' else '%' end`;
  return sql<boolean>`(${words} like ${from} || ${literally(search)} || '%' or ${isShort} and ${words} like '% ' || ${literally(search)} || '%')`;
};

/** The id that somebody has typed, where it is one. */
export const idIn = (search: string): string | null =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(search) ? search.toLowerCase() : null;

/** Whether one of these parts of a statement has found more rows than that. The first to do so is the last to be run. */
export const oneHasMoreThan = (rows: number, ...parts: readonly string[]) => {
  const has = (part: string) => sql`(select count(*) from ${sql.ref(part)}) > ${sql.lit(rows)}`;
  return sql<boolean>`(${sql.join(parts.map(has), sql` or `)})`;
};
