import { given } from '../../test/support/given.js';
import { countVisits, VisitedDay } from './visited-day.js';
import { type CountedVisits, event } from './visits.events.js';

const VISITS: CountedVisits = {
  day: '2026-05-03',
  visitors: 9,
  looked: 7,
  viewed: 4,
  began: 2,
  booked: 1,
  firstTime: 1,
  again: 2,
  searches: 5,
  foundNothing: 3,
  texts: [{ text: 'chimney', visitors: 3, found: false }],
};
const NEXT_DAY = '2026-05-04T00:00:00.000Z';

const count =
  (visits: CountedVisits, now = NEXT_DAY) =>
  (day: VisitedDay) =>
    countVisits(day, visits, now);

describe('the visits of a day', () => {
  test('are counted when it is over', () =>
    given(VisitedDay)
      .when(count(VISITS))
      .then(event('VisitsCounted', { ...VISITS, countedAt: NEXT_DAY })));
  test('are not counted before', () => given(VisitedDay).when(count(VISITS, '2026-05-03T23:59:59.999Z')).thenNothing());
  test('are counted once, whatever is counted later', () =>
    given(VisitedDay, event('VisitsCounted', { ...VISITS, countedAt: NEXT_DAY }))
      .when(count({ ...VISITS, visitors: 8 }))
      .thenNothing());
  test('of a day without visitors there is nothing to say', () =>
    given(VisitedDay)
      .when(count({ ...VISITS, visitors: 0 }))
      .thenNothing());
});
