import { type Provider, Providers } from './providers.js';

const MIDDLE = { latitude: 30.27, longitude: -97.74 };
/** Some seven miles north of it. */
const NORTH = { latitude: 30.37, longitude: -97.74 };

const provider = (serviceAreaRadius: number, home: Partial<Provider> = NORTH): Provider => ({
  id: 'p',
  businessName: 'Bright',
  ownerName: 'Ada Byron',
  photoUrl: null,
  city: 'Austin',
  state: 'TX',
  timeZone: 'America/Chicago',
  serviceAreaRadius,
  latitude: null,
  longitude: null,
  ratingSum: 0,
  ratingCount: 0,
  ...home,
});

const comes = (providers: Providers) => providers.reachedBy(MIDDLE) === 1;

describe('who drives to a place', () => {
  test('whoever lives within their radius of it', () => {
    const providers = new Providers();
    providers.replace([provider(7)]);
    expect(comes(providers)).toBe(true);
    expect(providers.milesTo(MIDDLE)[0]).toBeCloseTo(6.9, 1);
    expect(providers.milesTo(NORTH)[0]).toBe(0);
  });
  test('nobody whose home is not known', () => {
    const providers = new Providers();
    providers.replace([provider(100, {})]);
    expect(comes(providers)).toBe(false);
  });
  test('a provider who drives farther, or has moved, from then on', () => {
    const providers = new Providers();
    providers.replace([provider(5)]);
    expect(comes(providers)).toBe(false);
    providers.replace([provider(10)]);
    expect(comes(providers)).toBe(true);
    providers.replace([provider(5, MIDDLE)]);
    expect(providers.milesTo(MIDDLE)[0]).toBe(0);
    providers.replace([]);
    expect(comes(providers)).toBe(false);
  });
});

describe('who passes a filter', () => {
  const rated = (ratingSum: number) => ({ ...provider(5), ratingSum, ratingCount: 10 });

  test('those with such a rating, as it is now', () => {
    const providers = new Providers();
    providers.replace([rated(30)]);
    expect([...providers.passing({ minRating: 4 })]).toEqual([0]);
    expect([...providers.passing({ minRating: 3 })]).toEqual([1]);
    providers.replace([rated(40)]);
    expect([...providers.passing({ minRating: 4 })]).toEqual([1]);
  });
  test('a provider who is known by a number only is not public', () => {
    const providers = new Providers();
    providers.replace([rated(30)]);
    expect([...providers.passing({})]).toEqual([1]);
    providers.numberOf('another');
    expect([...providers.passing({})]).toEqual([1, 0]);
  });
});
