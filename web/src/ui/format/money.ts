import { grouped } from './numbers.ts';

/** An amount in cents as "$89.00", "-$1,089.50". */
export const money = (cents: number): string => `${cents < 0 ? '-' : ''}$${grouped((Math.abs(cents) / 100).toFixed(2))}`;

/** An amount in cents as "$89", or "$89.50" where there are cents to show. */
export const shortMoney = (cents: number): string => (cents % 100 === 0 ? money(cents).slice(0, -'.00'.length) : money(cents));
