import { Random } from '../../../demo/market/random.js';
import { lookupZip, milesApart } from '../../../platform/geo/zip.js';
import { type Home, providersReaching } from './reach.js';

const AUSTIN = lookupZip('78701')!;
const ROUND_ROCK = lookupZip('78664')!;
const NEWARK = lookupZip('07102')!;
const homeAt = ({ latitude, longitude }: Pick<Home, 'latitude' | 'longitude'>, miles: number, providers = 1): Home => ({
  latitude,
  longitude,
  miles,
  providers,
});

describe('how many providers drive to each place', () => {
  test('are all whose radius it lies in, also of those who are at home together', () => {
    const homes = [homeAt(AUSTIN, 5, 3), homeAt(AUSTIN, 30, 2), homeAt(ROUND_ROCK, 1)];
    expect(providersReaching([NEWARK, ROUND_ROCK, AUSTIN], homes)).toEqual([0, 3, 5]);
  });

  test('is nobody where there are none, and nothing of no places', () => {
    expect(providersReaching([AUSTIN], [])).toEqual([0]);
    expect(providersReaching([], [homeAt(AUSTIN, 25)])).toEqual([]);
  });

  test('are those to the mile, on both sides of the date line too', () => {
    const [east, west] = [
      { latitude: 52, longitude: 179.9 },
      { latitude: 52, longitude: -179.9 },
    ];
    const miles = milesApart(east, west);
    expect(providersReaching([east], [homeAt(west, miles), homeAt(west, miles - 0.001)])).toEqual([1]);
  });

  test('are those that measuring each way would find', () => {
    const random = new Random(78_701);
    const somewhere = () => ({ latitude: 18 + random.next() * 53, longitude: -170 + random.next() * 100 });
    const around = (one: { latitude: number; longitude: number }) => ({
      latitude: one.latitude + (random.next() - 0.5) * 3,
      longitude: one.longitude + (random.next() - 0.5) * 5,
    });
    const middles = Array.from({ length: 12 }, somewhere);
    const places = Array.from({ length: 300 }, () => around(random.pick(middles)));
    const homes = Array.from({ length: 200 }, () => homeAt(around(random.pick(middles)), random.between(1, 100), random.between(1, 3)));
    const measured = places.map((place) =>
      homes.reduce((sum, home) => sum + (milesApart(home, place) <= home.miles ? home.providers : 0), 0),
    );
    expect(measured.some((providers) => providers > 3)).toBe(true);
    expect(providersReaching(places, homes)).toEqual(measured);
  });
});
