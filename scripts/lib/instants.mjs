import fc from 'fast-check';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const YEARS = { min: 2031, max: 2036 };

/** The day in a month that is the nth Sunday, as the clocks of the United States change (n from 1). */
function sunday(year, month, n) {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + (n - 1) * 7);
}

/** Days on which calendars go wrong, and days that are like any other; each at an hour of its own. */
const KINDS = {
  'any day': (year, chance) => Date.UTC(year, 0, 1) + (chance % 365) * DAY,
  'the end of a month': (year, chance) => Date.UTC(year, (chance % 12) + 1, 0),
  'the first of a month': (year, chance) => Date.UTC(year, chance % 12, 1),
  '29 February': (year) => Date.UTC(year < 2034 ? 2032 : 2036, 1, 29),
  'New Year’s Eve': (year) => Date.UTC(year, 11, 31),
  'New Year': (year) => Date.UTC(year, 0, 1),
  'clocks go forward': (year) => sunday(year, 2, 2),
  'clocks go back': (year) => sunday(year, 10, 1),
  'the week before clocks change': (year, chance) => sunday(year, chance % 2 ? 2 : 10, chance % 2 ? 2 : 1) - (1 + (chance % 6)) * DAY,
};

/**
 * As many instants as wanted, the same for the same seed: 24 in a row are at each hour of the day (of UTC, and so of every zone), and nine in a row
 * are of each kind.
 */
export function instants(count, seed) {
  const hours = shuffled(
    Array.from({ length: 24 }, (_, hour) => hour),
    seed,
  );
  const kinds = shuffled(Object.keys(KINDS), seed);
  const chances = fc.sample(
    fc.record({ year: fc.noBias(fc.integer(YEARS)), chance: fc.noBias(fc.nat(10_000)), ms: fc.noBias(fc.nat(HOUR - 1)) }),
    { seed, numRuns: count },
  );
  return chances.map(({ year, chance, ms }, index) => {
    const kind = kinds[index % kinds.length];
    const day = KINDS[kind](year, chance);
    return { kind, at: new Date(day + hours[index % 24] * HOUR + ms).toISOString() };
  });
}

const shuffled = (items, seed) => fc.sample(fc.shuffledSubarray(items, { minLength: items.length }), { seed, numRuns: 1 })[0];
