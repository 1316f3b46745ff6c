import fc from 'fast-check';
import { priced, type PriceLine, priceLines, type PriceRules, sumOf, surcharges } from './price.js';
import { PRICE_TYPES } from './service.events.js';

const PLAIN: PriceRules = { dynamicPricing: false, weekendPercent: 0, eveningPercent: 0, minimumBookingCents: 0 };
const DYNAMIC: PriceRules = { ...PLAIN, dynamicPricing: true, weekendPercent: 20, eveningPercent: 10 };
const OFFER = { priceType: 'fixed', basePriceCents: 8900, durationMinutes: 90 } as const;

const TUESDAY = '2026-11-24';
const SATURDAY = '2026-11-28';
const SUNDAY = '2026-11-29';

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
      expect(priced({ priceType, basePriceCents, durationMinutes }, PLAIN, 500)).toEqual({
        priceCents,
        lines: [{ kind: 'base', cents: priceCents, percent: null }],
        platformFeeCents: 500,
        totalPriceCents: priceCents + 500,
      });
    },
  );
});

describe('what the time adds', () => {
  const weekend: PriceLine = { kind: 'weekend', percent: 20, cents: 1780 };
  const evening: PriceLine = { kind: 'evening', percent: 10, cents: 890 };

  test.each<[string, string, string, PriceLine[]]>([
    ['a weekday by day', TUESDAY, '16:00', []],
    ['a weekday from 17:00', TUESDAY, '17:00', [evening]],
    ['a Saturday', SATURDAY, '16:00', [weekend]],
    ['a Sunday', SUNDAY, '09:00', [weekend]],
    ['a weekend’s evening: both, each of the base', SUNDAY, '18:00', [weekend, evening]],
  ])('%s', (_, date, time, added) => expect(priceLines(OFFER, DYNAMIC, { date, time })).toEqual([{ kind: 'base', cents: 8900 }, ...added]));

  test('nothing while dynamic pricing is off, and nothing at 0 %', () => {
    const base = [{ kind: 'base', cents: 8900 }];
    expect(priceLines(OFFER, { ...DYNAMIC, dynamicPricing: false }, { date: SUNDAY, time: '18:00' })).toEqual(base);
    expect(priceLines(OFFER, { ...DYNAMIC, weekendPercent: 0 }, { date: SUNDAY, time: '09:00' })).toEqual(base);
    expect(surcharges({ ...DYNAMIC, eveningPercent: 0 })).toEqual({ weekend: 20, evening: null });
  });
});

describe('the provider’s minimum', () => {
  test('lifts a lower price, by a line of its own, after what the time adds', () => {
    const rules = { ...DYNAMIC, minimumBookingCents: 10_000 };
    expect(priceLines(OFFER, rules)).toEqual([
      { kind: 'base', cents: 8900 },
      { kind: 'minimum', cents: 1100 },
    ]);
    expect(priceLines(OFFER, rules, { date: TUESDAY, time: '18:00' })).toEqual([
      { kind: 'base', cents: 8900 },
      { kind: 'evening', percent: 10, cents: 890 },
      { kind: 'minimum', cents: 210 },
    ]);
    expect(sumOf(priceLines(OFFER, rules, { date: SATURDAY, time: '09:00' }))).toBe(10_680);
  });

  const offers = fc.record({
    priceType: fc.constantFrom(...PRICE_TYPES),
    basePriceCents: fc.integer({ min: 0, max: 10_000_000 }),
    durationMinutes: fc.integer({ min: 1, max: 96 }).map((quarters) => quarters * 15),
  });
  const rules = fc.record({
    dynamicPricing: fc.boolean(),
    weekendPercent: fc.integer({ min: 0, max: 100 }),
    eveningPercent: fc.integer({ min: 0, max: 100 }),
    minimumBookingCents: fc.integer({ min: 0, max: 10_000_000 }),
  });
  const starts = fc.record({ date: fc.constantFrom(TUESDAY, SATURDAY, SUNDAY), time: fc.constantFrom('09:00', '16:00', '17:00', '18:00') });

  test('whatever is chosen: whole cents, never below the base or the minimum, and nothing beyond what was chosen', () =>
    fc.assert(
      fc.property(offers, rules, starts, (offer, chosen, start) => {
        const lines = priceLines(offer, chosen, start);
        const base = lines[0]!.cents;
        const price = sumOf(lines);
        expect(lines.every(({ cents }) => Number.isInteger(cents) && cents >= 0)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(Math.max(base, chosen.minimumBookingCents));
        const most = base * (1 + (chosen.weekendPercent + chosen.eveningPercent) / 100) + 1;
        expect(price).toBeLessThanOrEqual(Math.max(most, chosen.minimumBookingCents));
      }),
    ));
});
