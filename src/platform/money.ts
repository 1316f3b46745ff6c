/** An amount of US dollars in whole cents. */
export type Cents = number;

/** "$89.00" */
export const dollars = (cents: Cents): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** "89.00", for files that are calculated with. */
export const decimal = (cents: Cents): string => (cents / 100).toFixed(2);
