import { isCounted, searchedText } from './whom-to-count.js';

const VISITOR = { asksNotToBeCounted: false, roles: [], privacy: undefined };

describe('who is counted', () => {
  test('is any visitor', () => expect(isCounted(VISITOR)).toBe(true));
  test('is a customer who has chosen nothing, or to be counted', () => {
    expect(isCounted({ ...VISITOR, roles: ['user'] })).toBe(true);
    expect(isCounted({ ...VISITOR, roles: ['user'], privacy: { trackingCookies: true } })).toBe(true);
  });
  test('is nobody who has switched it off', () =>
    expect(isCounted({ ...VISITOR, roles: ['user'], privacy: { trackingCookies: false } })).toBe(false));
  test('is nobody whose browser asks not to', () => expect(isCounted({ ...VISITOR, asksNotToBeCounted: true })).toBe(false));
  test.each(['vendor', 'admin', 'auditor'])('is nobody who works here, such as %s', (role) =>
    expect(isCounted({ ...VISITOR, roles: ['user', role] })).toBe(false),
  );
});

describe('what was searched for', () => {
  test.each([
    ['Chimney  Sweep ', 'chimney sweep'],
    ['plumber 78701', 'plumber'],
    ['24 hour plumber', '24 hour plumber'],
    ['ÜBER', 'über'],
    ['x'.repeat(60), 'x'.repeat(60)],
  ])('%p counts as %p', (typed, counted) => expect(searchedText(typed)).toBe(counted));
  test.each([
    ['a mail address', 'jo@example.test'],
    ['a phone number', '512 555-0147'],
    ['a number that may be an account’s', 'account 12345678'],
    ['a ZIP code alone', ' 78701 '],
    ['a long story', 'x'.repeat(61)],
    ['nothing', '   '],
  ])('%s is not kept', (_, typed) => expect(searchedText(typed)).toBeUndefined());
});
