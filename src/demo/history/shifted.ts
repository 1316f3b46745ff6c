export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The instant so much later; earlier when negative. */
export const shifted = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + Math.round(milliseconds)).toISOString();
