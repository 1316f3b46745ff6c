/** Of a band, so much is left free on both sides together. */
const FREE = 0.3;
const WIDEST = 56;
const BETWEEN = 3;

/** A rectangle of a column. */
export interface Piece {
  /** Whose it is among the series. */
  of: number;
  /** From where its band begins, px. */
  x: number;
  wide: number;
  /** Values between which it reaches. */
  from: number;
  to: number;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const above = (values: readonly number[]) => values.filter((value) => value > 0);
const below = (values: readonly number[]) => values.filter((value) => value < 0);

/** How far columns with these values reach above and below zero. */
export function reachOf(columns: readonly (readonly number[])[], stacked: boolean): { least: number; most: number } {
  const ends = columns.flatMap((values) => (stacked ? [sumOf(above(values)), sumOf(below(values))] : values));
  return { least: Math.min(0, ...ends), most: Math.max(0, ...ends) };
}

/** What a column is drawn of; what is nothing is not drawn. */
export function piecesOf(values: readonly number[], { band, stacked }: { band: number; stacked: boolean }): Piece[] {
  const all = Math.min((1 - FREE) * band, stacked ? WIDEST : WIDEST * values.length);
  const between = stacked ? 0 : Math.min(BETWEEN, all / 8);
  const wide = stacked ? all : (all - between * (values.length - 1)) / values.length;
  return values.flatMap((value, of) => {
    if (value === 0) return [];
    const before = values.slice(0, of);
    const from = stacked ? sumOf(value > 0 ? above(before) : below(before)) : 0;
    const x = (band - all) / 2 + (stacked ? 0 : of * (wide + between));
    return [{ of, x, wide, from, to: from + value }];
  });
}
