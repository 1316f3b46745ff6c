import { completed, confirmed, created, customer, PARTIES, SLOT, STRANGER, WHY } from '../../../test/support/booking-life.js';
import { given } from '../../../test/support/given.js';
import { event } from '../booking.events.js';
import { Booking } from '../booking.js';
import { decideProblem, reportProblem } from './problem.decisions.js';

const LAST_MOMENT = '2026-11-27T20:29:59.999Z';
const AFTER_72_HOURS = '2026-11-27T20:30:00.000Z';
const DESCRIPTION = 'It still drips.';

const reporting =
  (now = SLOT.endsAt) =>
  (b: Booking) =>
    reportProblem(b, { ...customer(now), description: DESCRIPTION });
const deciding = (refundCents: number) => (b: Booking) => decideProblem(b, { refundCents, now: AFTER_72_HOURS, ...WHY });

const reported = (reportedAt = SLOT.endsAt) =>
  event('ProblemReported', { ...PARTIES, reportedAt }, { subject: 'c1', fields: { description: DESCRIPTION } });
const decided = (refundCents: number) =>
  event(
    'ProblemDecided',
    { ...PARTIES, refundCents, decidedAt: AFTER_72_HOURS },
    { subject: WHY.actorId, fields: { explanation: WHY.explanation } },
  );
const done = [created, confirmed, completed];

describe('reporting a problem with completed work', () => {
  test('the customer says what is wrong', () =>
    given(Booking, ...done)
      .when(reporting())
      .then(reported()));
  test('for 72 hours', () =>
    given(Booking, ...done)
      .when(reporting(LAST_MOMENT))
      .then(reported(LAST_MOMENT)));
  test('not a moment longer', () =>
    given(Booking, ...done)
      .when(reporting(AFTER_72_HOURS))
      .thenRejected('booking/problem-too-late'));
  test('not of work that is not completed', () =>
    given(Booking, created, confirmed).when(reporting()).thenRejected('booking/not-completed'));
  test('once', () =>
    given(Booking, ...done, reported())
      .when(reporting())
      .thenNothing());
  test('somebody else’s booking is not there', () =>
    given(Booking, ...done)
      .when((b) => reportProblem(b, { ...STRANGER, description: DESCRIPTION }))
      .thenNotFound());
});

describe('an admin decides on it', () => {
  test.each([0, 4000, 9400])('the customer gets back from nothing to all that they paid: %d cents', (refundCents) =>
    given(Booking, ...done, reported())
      .when(deciding(refundCents))
      .then(decided(refundCents)),
  );
  test.each([-1, 9401])('not less, not more: %d cents', (refundCents) =>
    given(Booking, ...done, reported())
      .when(deciding(refundCents))
      .thenRejected('platform/invalid'),
  );
  test('nothing where nobody has reported anything', () =>
    given(Booking, ...done)
      .when(deciding(0))
      .thenRejected('booking/no-problem'));
  test('twice changes nothing', () =>
    given(Booking, ...done, reported(), decided(4000))
      .when(deciding(9400))
      .thenNothing());
});
