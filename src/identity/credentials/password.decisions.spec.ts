import { COMMON_PASSWORDS } from './common-passwords.js';
import { strongEnoughForStaff, weakness } from './password.decisions.js';

describe('a password', () => {
  test('has at least 8 characters', () => {
    expect(weakness('Kq7!zPx')).toBe('Password must be at least 8 characters.');
    expect(weakness('Kq7!zPx2')).toBeUndefined();
  });
  test('has at most 200', () => expect(weakness('x'.repeat(201))).toMatch('at most 200'));
  test('counts characters as people do', () => expect(weakness('🔧🔧🔧🔧')).toMatch('at least 8'));
  test.each(['password', 'PassWord', 'football', 'qwertyuiop', '1q2w3e4r5t'])('is none of those that everybody tries: %s', (password) =>
    expect(weakness(password)).toMatch('too common'),
  );
  test('of an admin or auditor has at least 12', () => {
    expect(strongEnoughForStaff('elevenchars')).toBe(false);
    expect(strongEnoughForStaff('twelve-chars')).toBe(true);
  });
});

test('the list holds a thousand common passwords that are long enough to be tried', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(1000);
  expect([...COMMON_PASSWORDS].filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual([]);
});
