import { sameSitePath } from './return-to.js';

describe('where a mailed link leads back to', () => {
  test.each(['/', '/book/42', '/services?search=a%20b#list', '/a//b'])('a path of this site is kept: %s', (path) =>
    expect(sameSitePath(path)).toBe(path),
  );
  test.each([
    '',
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    'book',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/a\nb',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%2e//evil.test',
    `/${'a'.repeat(500)}`,
  ])('anything else is dropped: %j', (path) => expect(sameSitePath(path)).toBeNull());
  test('nothing stays nothing', () => expect(sameSitePath(undefined)).toBeNull());
});
