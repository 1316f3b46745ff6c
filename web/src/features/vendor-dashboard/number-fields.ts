import * as z from 'zod/mini';

/** What stands in a field for dollars: "89.00". */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2);

/** "89.5" → 8950 */
export const centsOf = (dollars: string): number => Math.round(Number(dollars) * 100);

interface Words {
  /** Nothing was typed, or nothing that is a number. */
  missing: string;
  negative: string;
  mostCents: number;
  tooMuch: string;
}

/** A field for dollars and cents. */
export const dollars = ({ missing, negative, mostCents, tooMuch }: Words) =>
  z.string().check(
    z.refine((text) => text.trim() !== '' && Number.isFinite(Number(text)), { error: missing, abort: true }),
    z.refine((text) => Number(text) >= 0, { error: negative, abort: true }),
    z.refine((text) => centsOf(text) <= mostCents, { error: tooMuch, abort: true }),
    z.refine((text) => Math.abs(Number(text) * 100 - centsOf(text)) < 1e-6, 'Enter dollars and cents, such as 89.50'),
  );

interface Range {
  missing: string;
  least: number;
  most: number;
  /** Says both ends of it. */
  outside: string;
}

/** A field for a whole number. */
export const wholeNumber = ({ missing, least, most, outside }: Range) =>
  z.string().check(
    z.refine((text) => /^-?\d+$/.test(text.trim()), { error: missing, abort: true }),
    z.refine((text) => Number(text) >= least && Number(text) <= most, outside),
  );
