/** Which rows of a list are chosen: some of those on show, or all that match, on whichever page. */
export interface Choice {
  /** The address at which they were chosen: at another one nothing is. */
  at: string;
  ids: readonly string[];
  all: boolean;
}

export const NONE: Choice = { at: '', ids: [], all: false };

/** What is chosen of what is on show now. */
export interface Chosen<Row> {
  all: boolean;
  total: number;
  /** Those of them that are on this page. */
  rows: readonly Row[];
}

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  /** There are more than the list shows. */
  readonly more: boolean;
}

export function chosenOf<Row extends { id: string }>(choice: Choice, at: string, page: Page<Row> | undefined): Chosen<Row> {
  // As many as are more than a list shows are more than can be done at once, too.
  if (!page || choice.at !== at || (choice.all && page.more)) return { all: false, total: 0, rows: [] };
  const rows = page.items.filter(({ id }) => choice.all || choice.ids.includes(id));
  return { all: choice.all, total: choice.all ? page.total : rows.length, rows };
}

/** The choice with a row more, or less. Of all that match, only those on this page are left chosen then. */
export function withRow(at: string, { rows }: Chosen<{ id: string }>, { id, on }: { id: string; on: boolean }): Choice {
  const ids = rows.map((row) => row.id);
  return { at, ids: on ? [...ids, id] : ids.filter((each) => each !== id), all: false };
}
