/** What stands in a field for dollars: "89.00". */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2);

/** "89.5" → 8950 */
export const centsOf = (dollars: string): number => Math.round(Number(dollars) * 100);

/** What is wrong with what was typed; nothing when it will do. */
export type Rule = (typed: string) => string | undefined;

interface Words {
  /** Nothing was typed, or nothing that is a number. */
  missing: string;
  negative: string;
  mostCents: number;
  tooMuch: string;
}

/** A field for dollars and cents. */
export const dollars =
  ({ missing, negative, mostCents, tooMuch }: Words): Rule =>
  (typed) => {
    const amount = Number(typed);
    if (typed.trim() === '' || !Number.isFinite(amount)) return missing;
    if (amount < 0) return negative;
    if (centsOf(typed) > mostCents) return tooMuch;
    return Math.abs(amount * 100 - centsOf(typed)) < 1e-6 ? undefined : 'Enter dollars and cents, such as 89.50';
  };

interface Range {
  least: number;
  most: number;
  /** Says both ends of it. */
  outside: string;
}

/** A field for a whole number. */
export const wholeNumber =
  ({ least, most, outside }: Range): Rule =>
  (typed) =>
    /^-?\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most ? undefined : outside;
