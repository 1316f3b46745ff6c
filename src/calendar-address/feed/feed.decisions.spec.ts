import { inRows, isToBeNoted, shownSince } from './feed.decisions.js';

const NOW = '2026-03-04T18:00:00.000Z';

test('a calendar goes thirty days back', () => expect(shownSince(NOW)).toBe('2026-02-02T18:00:00.000Z'));

test.each([
  [null, true],
  ['2026-03-04T17:00:00.000Z', true],
  ['2026-03-04T17:00:00.001Z', false],
  [NOW, false],
])('that it is read is noted at most once an hour: last noted %s, noted again: %s', (readAt, noted) =>
  expect(isToBeNoted(readAt, NOW)).toBe(noted),
);

describe('days off', () => {
  test('in a row are one, over the end of a month and a leap day too', () =>
    expect(inRows(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-03'])).toEqual([
      { from: '2028-02-27', to: '2028-03-01' },
      { from: '2028-03-03', to: '2028-03-03' },
    ]));
  test('may be none', () => expect(inRows([])).toEqual([]));
});
