export type Cell = string | number | null;

/** By this mark spreadsheets know UTF-8. */
const MARK = '\uFEFF';
/** A spreadsheet would calculate what begins so, in wide letters too. */
const FORMULA = /^[=+\-−@＝＋－＠\t\r\n]/;
/** As `decimal` writes what is owed back: an amount, not a formula. */
const AMOUNT = /^-\d+\.\d\d$/;
const TO_QUOTE = /[",\r\n]/;

/** A table as RFC 4180 writes it. */
export const csv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  MARK + [header, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('');

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell;
  return TO_QUOTE.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
