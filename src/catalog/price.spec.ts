import { priced } from './price.js';

describe('what a booking costs', () => {
  test.each([
    ['fixed', 8900, 90, 8900],
    ['starting_at', 8900, 90, 8900],
    ['hourly', 4000, 90, 6000],
    ['hourly', 3333, 50, 2778],
    ['hourly', 4000, 15, 1000],
  ] as const)(
    '%s at %i cents for %i minutes: %i cents, and $5 for the platform',
    (priceType, basePriceCents, durationMinutes, priceCents) => {
      expect(priced({ priceType, basePriceCents, durationMinutes })).toEqual({
        priceCents,
        platformFeeCents: 500,
        totalPriceCents: priceCents + 500,
      });
    },
  );
});
