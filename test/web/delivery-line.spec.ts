import { deliveryLine, STREET_MAX, UNIT_MAX } from '../../web/src/features/booking/form/address/delivery-line.js';

describe('the line of the street', () => {
  test('has the apartment in it', () =>
    expect(deliveryLine({ street: ' 1100 Congress Avenue ', unit: ' Apt 4B ' })).toBe('1100 Congress Avenue, Apt 4B'));
  test('is the street where there is none', () =>
    expect(deliveryLine({ street: '1100 Congress Avenue', unit: '  ' })).toBe('1100 Congress Avenue'));
  test('is nothing without a street', () => expect(deliveryLine({ street: ' ', unit: '4B' })).toBe(''));
  test('is never longer than a booking takes', () =>
    expect(deliveryLine({ street: 's'.repeat(STREET_MAX), unit: 'u'.repeat(UNIT_MAX) })).toHaveLength(200));
});
