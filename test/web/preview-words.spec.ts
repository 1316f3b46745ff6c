import { startsLabel } from '../../web/src/features/vendor-dashboard/settings/hours/preview/preview-words.js';

describe('from when to when a customer could begin', () => {
  test.each([
    [['09:00', '10:00', '11:00'], '9:00 AM – 11:00 AM'],
    [['09:00', '10:00', '12:00', '14:00', '15:00'], '9:00 AM – 10:00 AM, 12:00 PM, 2:00 PM – 3:00 PM'],
    [['18:00'], '6:00 PM'],
  ])('%j: %s', (times, words) => expect(startsLabel({ times, reason: null })).toBe(words));

  test.each([
    ['closed', 'Closed'],
    ['taken', 'Booked up'],
    ['notice', 'Too soon to book'],
    ['overrun', 'Too short for this job'],
    ['past', 'Over'],
  ] as const)('on no time, for it is %s: %s', (reason, words) => expect(startsLabel({ times: [], reason })).toBe(words));
});
