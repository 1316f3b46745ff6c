/** An amount of US dollars in whole cents. */
export type Cents = number;

/** No amount is larger: a column of the database holds so much. */
export const MOST_CENTS: Cents = 2_147_483_647;

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$89.00" */
export const dollars = (cents: Cents): string => DOLLARS.format(cents / 100);

/** "89.00", for files that are calculated with. */
export const decimal = (cents: Cents): string => (cents / 100).toFixed(2);
