import { answerTimeWords } from '../../web/src/features/vendor-dashboard/today/answer-time.js';
import { mapHref } from '../../web/src/features/vendor-dashboard/today/map-href.js';

describe('until when somebody waits for an answer', () => {
  const words = (until: string, now: string, timeZone = 'America/Chicago') =>
    answerTimeWords(until, Date.parse(now), timeZone).replaceAll('\u202f', ' ');

  test.each([
    ['2026-11-24T22:30:00Z', '2026-11-24T20:15:00Z', 'by 4:30 PM, in 2 hours'],
    ['2026-11-24T22:30:00Z', '2026-11-24T20:30:00Z', 'by 4:30 PM, in 2 hours'],
    ['2026-11-24T22:30:00Z', '2026-11-24T21:30:01Z', 'by 4:30 PM, in 59 minutes'],
    ['2026-11-24T22:30:00Z', '2026-11-24T22:29:00Z', 'by 4:30 PM, in 1 minute'],
    ['2026-11-24T22:30:00Z', '2026-11-24T22:29:30Z', 'by 4:30 PM, in less than a minute'],
  ])('%s at %s is “%s”', (until, now, expected) => expect(words(until, now)).toBe(expected));

  test('is a day of the provider, wherever the browser is', () => {
    // 11:00 PM in Austin, and the next day in New York.
    expect(words('2026-11-25T05:30:00Z', '2026-11-25T05:00:00Z')).toBe('by 11:30 PM, in 30 minutes');
    expect(words('2026-11-25T06:30:00Z', '2026-11-25T05:00:00Z')).toBe('by 12:30 AM tomorrow, in 1 hour');
    expect(words('2026-11-25T06:30:00Z', '2026-11-25T05:00:00Z', 'America/New_York')).toBe('by 1:30 AM, in 1 hour');
  });

  test('counts the hours that there are on a day whose clocks change', () => {
    // From midnight to 9:00 AM: an hour less in March, an hour more in November.
    expect(words('2027-03-14T14:00:00Z', '2027-03-14T06:00:00Z')).toBe('by 9:00 AM, in 8 hours');
    expect(words('2026-11-01T15:00:00Z', '2026-11-01T05:00:00Z')).toBe('by 9:00 AM, in 10 hours');
    // The day after tomorrow is named, though it is hardly a day off.
    expect(words('2026-11-26T06:30:00Z', '2026-11-24T23:00:00Z')).toBe('by 12:30 AM on Thursday, in 31 hours');
  });
});

test('an address opens the map of the device', () => {
  const address = '1100 Congress Avenue, Austin, TX 78701';
  expect(mapHref(address, 'Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe(
    'geo:0,0?q=1100%20Congress%20Avenue%2C%20Austin%2C%20TX%2078701',
  );
  for (const device of ['iPhone; CPU iPhone OS 18_0 like Mac OS X', 'Windows NT 10.0; Win64; x64']) {
    expect(mapHref(address, device)).toBe('https://maps.apple.com/?q=1100%20Congress%20Avenue%2C%20Austin%2C%20TX%2078701');
  }
});
