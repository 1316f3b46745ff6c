import { addressOf, isNewAddress, knownLine } from '../../web/src/features/customer/home/booked/address-to-keep.js';

const BOOKED = { street: '1100 Congress Avenue', city: 'Austin', state: 'TX', zip: '78701' };
const UNTOLD = { address: null, city: null, state: null, zipCode: null };
const SAME = { address: '1100 Congress Avenue', city: 'Austin', state: 'TX', zipCode: '78701' };

describe('whether the address of a booking is another than that of the profile', () => {
  test.each([
    ['a profile without an address', UNTOLD, true],
    ['a profile with a ZIP code alone', { ...UNTOLD, zipCode: '78701' }, true],
    ['another street', { ...SAME, address: '7 Elm Street' }, true],
    ['another ZIP code', { ...SAME, zipCode: '78702' }, true],
    ['the same', SAME, false],
    ['the same in other letters', { ...SAME, address: ' 1100  congress AVENUE. ' }, false],
    ['the same with a longer ZIP code', { ...SAME, zipCode: '78701-1234' }, false],
    // The ZIP code says where it is; people call that by several names.
    ['the same without its city', { ...SAME, city: null, state: null }, false],
  ])('%s', (_, profile, expected) => expect(isNewAddress(BOOKED, profile)).toBe(expected));

  test('an address that is not shown is not asked about', () => {
    expect(isNewAddress({ ...BOOKED, street: null }, UNTOLD)).toBe(false);
    expect(isNewAddress({ ...BOOKED, zip: null }, UNTOLD)).toBe(false);
  });
});

test('the profile takes over every part of the address', () => expect(addressOf(BOOKED)).toEqual(SAME));

test('the earlier address is told as far as it is known', () => {
  expect(knownLine(SAME)).toBe('1100 Congress Avenue, Austin, TX 78701');
  expect(knownLine({ ...UNTOLD, zipCode: '78701' })).toBe('78701');
  expect(knownLine(UNTOLD)).toBe('');
});
