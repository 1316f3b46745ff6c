import { mustBeAsSeen } from './as-seen.js';

const BEFORE = '2026-03-02T09:00:00.000Z';
const SINCE = '2026-03-02T09:00:00.001Z';

describe('a change that rests on what was seen', () => {
  const refused = expect.objectContaining({ code: 'platform/changed-meanwhile', status: 409 });
  test.each<[string, string | number | null, string | number | null]>([
    ['another instant', SINCE, BEFORE],
    ['another revision', 3, 2],
    ['a first change', SINCE, null],
    ['nothing, where something was seen', null, BEFORE],
  ])('is refused where there is %s', (_, stands, seen) => expect(() => mustBeAsSeen(stands, seen)).toThrow(refused));

  test.each<[string, string | number | null]>([
    ['the same instant', SINCE],
    ['the same revision', 3],
    ['still nothing', null],
  ])('is taken where there is %s', (_, stands) => expect(() => mustBeAsSeen(stands, stands)).not.toThrow());

  test('is taken where nobody says what was seen', () => expect(() => mustBeAsSeen(SINCE, undefined)).not.toThrow());
});
