const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** An amount in cents as "$89.00". */
export const money = (cents: number): string => exact.format(cents / 100);

/** An amount in cents as "$89", or "$89.50" where there are cents to show. */
export const shortMoney = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100);
