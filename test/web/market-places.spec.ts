import { areasOf, isOnMap, placeWords, reachOf, worstOf } from '../../web/src/features/admin/analytics/places/places.js';
import { outlineOn, sizeOf, viewOf } from '../../web/src/features/admin/analytics/places/view.js';

const AUSTIN = {
  zip: '78704',
  city: 'Austin',
  state: 'TX',
  latitude: 30.24,
  longitude: -97.76,
  bookings: 34,
  notAccepted: 5,
  providers: 3,
};
const ROUND_ROCK = { ...AUSTIN, zip: '78664', city: 'Round Rock', latitude: 30.51, longitude: -97.65, bookings: 8, providers: 1 };
const NEWARK = { ...AUSTIN, zip: '07102', city: 'Newark', state: 'NJ', latitude: 40.74, longitude: -74.17, bookings: 40, providers: 0 };
const HILO = { ...NEWARK, zip: '96720', city: 'Hilo', state: 'HI', latitude: 19.7, longitude: -155.09, bookings: 1 };

describe('a place in which work is wanted', () => {
  test('says all of its figures', () => {
    expect(placeWords(AUSTIN)).toBe('78704 Austin, TX: 34 bookings asked for, 5 of them not accepted; 3 providers come.');
    expect(placeWords({ ...HILO, notAccepted: 0 })).toBe('96720 Hilo, HI: 1 booking asked for, 0 of them not accepted; nobody comes.');
  });

  test('looks otherwise where nobody comes, or only one', () => {
    expect([NEWARK, ROUND_ROCK, AUSTIN].map(reachOf)).toEqual(['none', 'one', 'more']);
  });

  test('is drawn on the contiguous states alone', () => expect([AUSTIN, NEWARK, HILO].map(isOnMap)).toEqual([true, true, false]));

  test('is among the worst served as the answer has it, with what comes to each provider', () => {
    expect(worstOf([NEWARK, AUSTIN, ROUND_ROCK]).map(({ name, value }) => [name, value])).toEqual([
      ['07102 Newark, NJ, nobody comes', 40],
      ['78704 Austin, TX, 3 providers come, 11.3 for each', 34],
      ['78664 Round Rock, TX, 1 provider comes, 8.0 for each', 8],
    ]);
    expect(worstOf(Array.from({ length: 12 }, () => NEWARK))).toHaveLength(10);
  });
});

test('places that are near one another are an area, named by the one with most bookings; the area with most is first', () => {
  const areas = areasOf([ROUND_ROCK, AUSTIN, NEWARK]).map(({ zip, name, places }) => [zip, name, places.length]);
  expect(areas).toEqual([
    ['78704', 'Austin, TX', 2],
    ['07102', 'Newark, NJ', 1],
  ]);
});

describe('the map', () => {
  const inside = ({ x, y }: { x: number; y: number }, width: number, height: number) => x > 0 && x < width && y > 0 && y < height;

  test.each([
    ['of two ends of the country', [AUSTIN, NEWARK], 600, 340],
    ['on a phone', [AUSTIN, NEWARK], 300, 340],
    ['of one city', [AUSTIN, ROUND_ROCK], 600, 340],
    ['of a single place', [AUSTIN], 600, 340],
  ])('%s shows all of it, and hardly more', (_, places, width, height) => {
    const plan = viewOf(places, width, height);
    for (const place of places) expect(inside(plan.at(place), width, height)).toBe(true);
    const [one, other] = [plan.at(places[0]!), plan.at(places.at(-1)!)];
    const filled = Math.max(Math.abs(one.x - other.x) / width, Math.abs(one.y - other.y) / height);
    if (places.length > 1) expect(filled).toBeGreaterThan(0.5);
    expect(plan.length(1)).toBeLessThan(30);
  });

  test('has the outline where its places are', () => {
    const plan = viewOf([AUSTIN, NEWARK], 600, 340);
    const [, x, y, wide, high] = /^translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)$/.exec(outlineOn(plan))!.map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const austin = plan.at(AUSTIN);
    expect(x + wide * AUSTIN.longitude * 20).toBeCloseTo(austin.x);
    expect(y + high * -AUSTIN.latitude * 20).toBeCloseTo(austin.y);
  });

  test('draws twice the bookings on twice the area, as far as it may', () => {
    expect(sizeOf(40, 40)).toBe(15);
    expect(sizeOf(10, 40)).toBe(9.5);
  });
});
