import { digitsOf } from './digits-of.js';

describe('the digits of a phone number that is looked for', () => {
  test.each([
    ['206-555-0101', '2065550101'],
    ['(206) 555 01', '20655501'],
    ['+1 206.555.0101', '2065550101'],
    ['1234', '1234'],
  ])('%s', (search, digits) => expect(digitsOf(search)).toBe(digits));

  test.each(['', '20', 'Ada Lovelace', '12 Main St', 'ada@example.test', '0190a000-0000-8000-8000-000000000001'])(
    'nobody looks for one by %j',
    (search) => expect(digitsOf(search)).toBe(''),
  );
});
