import { deviceName } from './device-name.js';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('the name of a device', () => {
  test.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, 'Chrome on Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/142.0.0.0`, 'Microsoft Edge on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on macOS'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
  ])('is what people call it: %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

  test.each([undefined, '', '🤖', ' '])('nothing known is said so: %s', (userAgent) =>
    expect(deviceName(userAgent)).toBe('Unknown device'),
  );

  test('is short and harmless, whatever is claimed', () => {
    for (const userAgent of ['x'.repeat(10_000), '<script>alert(1)</script>/1.0', 'a/b; (c) on d']) {
      expect(deviceName(userAgent)).toMatch(/^[\p{L}\p{N} ._-]{1,60}$/u);
    }
  });
});
