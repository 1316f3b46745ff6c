import { dollars } from '#ui/forms/numbers/number-fields.ts';

/** What a base price may be, whoever tells it. */
export const PRICE = dollars({
  missing: 'Base price is required',
  negative: 'Price must be positive',
  mostCents: 10_000_000,
  tooMuch: 'Price must be at most $100,000',
});
