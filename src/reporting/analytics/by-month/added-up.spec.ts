import { addedUp } from './added-up.js';

const january = [
  { zip: '78701', reason: null, bookings: 2, lost: 0 },
  { zip: null, reason: 'declined', bookings: 1, lost: 1 },
];
const february = [
  { zip: '78701', reason: 'declined', bookings: 5, lost: 5 },
  { zip: '78701', reason: null, bookings: 3, lost: 1 },
];

test('what months have counted is added up where all else is alike, and no month is touched', () => {
  const before = structuredClone([january, february]);
  expect(addedUp([...january, ...february], ['bookings', 'lost'])).toEqual([
    { zip: '78701', reason: null, bookings: 5, lost: 1 },
    { zip: null, reason: 'declined', bookings: 1, lost: 1 },
    { zip: '78701', reason: 'declined', bookings: 5, lost: 5 },
  ]);
  expect([january, february]).toEqual(before);
  expect(addedUp<(typeof january)[number]>([], ['bookings'])).toEqual([]);
});
