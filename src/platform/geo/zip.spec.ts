import fc from 'fast-check';
import { lookupZip, milesBetween, nearestPlace, placesAround } from './zip.js';

describe('looking up a ZIP code', () => {
  test('it names the city, the state and the time zone', () => {
    expect(lookupZip('78701')).toMatchObject({ zip: '78701', city: 'Austin', state: 'TX', timeZone: 'America/Chicago' });
  });

  test('a code that begins with zero is found', () => {
    expect(lookupZip('02108')).toMatchObject({ city: 'Boston', state: 'MA', timeZone: 'America/New_York' });
  });

  test('ZIP+4 and surrounding blanks are understood', () => {
    expect(lookupZip(' 78701-1234 ')?.zip).toBe('78701');
  });

  test.each(['00000', '7870', '787011', 'abcde', '', 'M5V', 'constructor'])('%p is no ZIP code', (text) => {
    expect(lookupZip(text)).toBeUndefined();
  });

  test('an address of the armed forces has no place', () => {
    expect([lookupZip('34001'), lookupZip('09012')]).toEqual([undefined, undefined]);
  });

  test.each([
    ['85001', 'America/Phoenix'],
    ['99501', 'America/Anchorage'],
    ['96813', 'Pacific/Honolulu'],
    ['00601', 'America/Puerto_Rico'],
    ['46201', 'America/Indiana/Indianapolis'],
  ])('%s lies in %s', (zip, zone) => {
    expect(lookupZip(zip)?.timeZone).toBe(zone);
  });

  test.each([
    ['59254', 'America/Denver'],
    ['58721', 'America/Chicago'],
    ['13669', 'America/New_York'],
  ])('%s at the Canadian border keeps the zone of its state (%s)', (zip, zone) => {
    expect(lookupZip(zip)?.timeZone).toBe(zone);
  });
});

describe('the distance between two ZIP codes', () => {
  test('it is in miles', () => {
    expect(milesBetween('10001', '90210')).toBeCloseTo(2450, -2);
  });

  test('it is the same both ways, and nothing from a place to itself', () => {
    expect(milesBetween('78701', '78660')).toBe(milesBetween('78660', '78701'));
    expect(milesBetween('78701', '78701')).toBe(0);
  });

  test('it is unknown when one of them is', () => {
    expect(milesBetween('78701', '00000')).toBeUndefined();
  });
});

describe('the place nearest to a point', () => {
  const zips = ['78701', '78660', '10001', '59718', '96813', '99501', '00601', '33040'];

  test('of the middle of a ZIP code it is a place at that very spot', () =>
    fc.assert(
      fc.property(fc.constantFrom(...zips), (zip) => expect(milesBetween(nearestPlace(lookupZip(zip)!, 1)!.zip, zip)).toBeCloseTo(0)),
    ));

  test('no other of a handful is closer', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...zips),
        fc.double({ min: -0.3, max: 0.3, noNaN: true }),
        fc.double({ min: -0.3, max: 0.3, noNaN: true }),
        (zip, north, east) => {
          const { latitude, longitude } = lookupZip(zip)!;
          const point = { latitude: latitude + north, longitude: longitude + east };
          const away = (other: { latitude: number; longitude: number }) =>
            Math.hypot(other.latitude - point.latitude, (other.longitude - point.longitude) * Math.cos((point.latitude * Math.PI) / 180));
          const nearest = nearestPlace(point, 100)!;
          for (const other of zips) expect(away(nearest)).toBeLessThan(away(lookupZip(other)!) + 0.01);
        },
      ),
    ));

  test('farther away than asked for there is none', () => {
    expect(nearestPlace({ latitude: 0, longitude: 0 }, 100)).toBeUndefined();
    expect(nearestPlace({ latitude: 90, longitude: 0 }, 100)).toBeUndefined();
  });
});

describe('the places around a point', () => {
  const austin = lookupZip('78701')!;

  test('nearest first, and none beyond the distance', () => {
    const around = placesAround(austin, 10, 1000);
    const miles = around.map(({ zip }) => milesBetween(zip, '78701')!);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles[0]).toBe(0);
    expect(miles.at(-1)).toBeLessThanOrEqual(10);
    expect(around.map(({ zip }) => zip)).toEqual(expect.arrayContaining(['78701', '78704', '78745']));
    expect(around.map(({ zip }) => zip)).not.toContain('78664');
  });

  test('everything within the distance is there', () => {
    const farther = placesAround(austin, 40, 1000).filter(({ zip }) => milesBetween(zip, '78701')! <= 10);
    expect(placesAround(austin, 10, 1000)).toEqual(farther);
  });

  test('of more than are asked for the nearest', () => {
    expect(placesAround(austin, 40, 5)).toEqual(placesAround(austin, 40, 1000).slice(0, 5));
    expect(placesAround({ latitude: 0, longitude: 0 }, 100, 5)).toEqual([]);
  });
});
