export type Cell = string | number | null;
/** Heads, and what stands below each of them. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** By this mark spreadsheets know UTF-8. */
const MARK = '\uFEFF';
/** A spreadsheet would calculate what begins so, in wide letters too. */
const FORMULA = /^[=+\-−@＝＋－＠\t\r\n]/;
/** As `decimal` writes what is owed back: an amount, not a formula. */
const AMOUNT = /^-\d+\.\d\d$/;
const TO_QUOTE = /[",\r\n]/;

/** A table as RFC 4180 writes it. */
export const csv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string => MARK + [header, ...rows].map(line).join('');

/** The same for a table of any length, of which some rows are there at a time; its head before any of them is. */
export async function* csvInPortions<Row>(columns: Columns<Row>, portions: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield MARK + line(Object.keys(columns));
  const cells = Object.values(columns);
  for await (const rows of portions) yield rows.map((row) => line(cells.map((cell) => cell(row)))).join('');
}

const line = (row: readonly Cell[]): string => `${row.map(written).join(',')}\r\n`;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell;
  return TO_QUOTE.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
