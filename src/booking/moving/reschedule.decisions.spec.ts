import {
  cancelled,
  confirmed,
  created,
  createdAs,
  CUSTOMER,
  DAY_BEFORE,
  DUE,
  HALF_AN_HOUR_BEFORE,
  IN_TIME,
  LATE,
  MADE,
  PARTIES,
  SLOT,
  STRANGERS,
  VENDOR,
} from '../../../test/support/booking-life.js';
import { given } from '../../../test/support/given.js';
import { fold } from '../../platform/events/decider.js';
import type { BookedTime } from '../../scheduling/terms.events.js';
import { type BookingEvent, event, type Side } from '../booking.events.js';
import { Booking, existing } from '../booking.js';
import type { Acting } from '../changes/guards.decisions.js';
import { confirm } from '../requests/requests.decisions.js';
import { acceptTime, lapse, refuseTime, reschedule, waitingProposal } from './reschedule.decisions.js';

const NEXT_DAY: BookedTime = {
  date: '2026-11-25',
  time: '09:00',
  startsAt: '2026-11-25T15:00:00.000Z',
  endsAt: '2026-11-25T16:30:00.000Z',
};
const NIGHT_LAPSE = '2026-11-24T07:00:00.001Z';

const proposed = (proposedBy: Side, proposedAt = LATE, lapsesAt = NIGHT_LAPSE, slot = NEXT_DAY) =>
  event('RescheduleProposed', { ...PARTIES, proposalId: 'p1', proposedBy, slot, lapsesAt, proposedAt });
const ended = (outcome: 'declined' | 'withdrawn' | 'lapsed', endedAt: string) =>
  event('RescheduleEnded', { ...PARTIES, proposalId: 'p1', outcome, endedAt });
const moved = (by: Side, rescheduledAt: string, more: { proposalId?: string; respondBy?: string; slot?: BookedTime } = {}) =>
  event('BookingRescheduled', {
    ...PARTIES,
    proposalId: null,
    by,
    from: SLOT,
    slot: NEXT_DAY,
    respondBy: null,
    rescheduledAt,
    ...more,
  });

const wanting =
  (by: Acting, now: string, slot = NEXT_DAY, proposalId = 'p1', agreeHours = 12) =>
  (b: Booking) =>
    reschedule(b, { by, slot, proposalId, agreeHours, now });
const accepting =
  (by: Acting, now = LATE, proposalId = 'p1') =>
  (b: Booking) =>
    acceptTime(b, { by, proposalId, now });
const refusing =
  (by: Acting, now = LATE, proposalId = 'p1') =>
  (b: Booking) =>
    refuseTime(b, { by, proposalId, now });

describe('a customer wants another time', () => {
  test('24 hours before the start the booking moves at once', () =>
    given(Booking, created, confirmed).when(wanting(CUSTOMER, DAY_BEFORE)).then(moved('customer', DAY_BEFORE)));
  test('a moment later the vendor is asked, for 12 hours', () =>
    given(Booking, created, confirmed).when(wanting(CUSTOMER, LATE)).then(proposed('customer')));
  test('or for as long as an administrator has set', () =>
    given(Booking, created, confirmed)
      .when(wanting(CUSTOMER, LATE, NEXT_DAY, 'p1', 3))
      .then(proposed('customer', LATE, '2026-11-23T22:00:00.001Z')));
  test('half an hour before the start it is too late', () =>
    given(Booking, created, confirmed).when(wanting(CUSTOMER, HALF_AN_HOUR_BEFORE)).thenRejected('booking/reschedule-too-late'));
  test('and a new time that near is too near', () =>
    given(Booking, created, confirmed)
      .when(wanting(CUSTOMER, '2026-11-21T12:30:00.000Z', { ...SLOT, startsAt: '2026-11-21T13:00:00.000Z' }))
      .thenRejected('booking/reschedule-too-late'));
  test('the vendor has until half an hour before the earlier start', () =>
    given(Booking, created, confirmed)
      .when(wanting(CUSTOMER, '2026-11-24T15:00:00.000Z'))
      .then(proposed('customer', '2026-11-24T15:00:00.000Z', HALF_AN_HOUR_BEFORE)));
  test('also where the new one is the earlier', () => {
    const sooner = { ...SLOT, time: '11:00', startsAt: '2026-11-24T17:00:00.000Z', endsAt: '2026-11-24T18:30:00.000Z' };
    const now = '2026-11-24T15:00:00.000Z';
    given(Booking, created, confirmed)
      .when(wanting(CUSTOMER, now, sooner))
      .then(proposed('customer', now, '2026-11-24T16:30:00.000Z', sooner));
  });
  test('a request keeps its clock: a day from when it was made', () =>
    given(Booking, created)
      .when(wanting(CUSTOMER, IN_TIME))
      .then(moved('customer', IN_TIME, { respondBy: DUE })));
  test('and however long the provider had then', () => {
    const quick = createdAs({ answerHours: 4, respondBy: '2026-11-20T14:00:00.000Z' });
    given(Booking, quick)
      .when(wanting(CUSTOMER, IN_TIME))
      .then(moved('customer', IN_TIME, { respondBy: '2026-11-20T14:00:00.000Z' }));
  });
  test('a day, where it does not say: such are older', () => {
    const { answerHours: _, ...unsaid } = created.data;
    given(Booking, { ...created, data: unsaid })
      .when(wanting(CUSTOMER, IN_TIME))
      .then(moved('customer', IN_TIME, { respondBy: DUE }));
  });
  test('or half an hour before the new start', () => {
    const sooner = { ...SLOT, date: '2026-11-20', startsAt: '2026-11-20T20:00:00.000Z', endsAt: '2026-11-20T21:30:00.000Z' };
    given(Booking, created)
      .when(wanting(CUSTOMER, IN_TIME, sooner))
      .then(moved('customer', IN_TIME, { slot: sooner, respondBy: '2026-11-20T19:30:00.000Z' }));
  });
  test('by which it is to be answered', () => {
    const sooner = { ...SLOT, date: '2026-11-20', startsAt: '2026-11-20T20:00:00.000Z', endsAt: '2026-11-20T21:30:00.000Z' };
    const due = '2026-11-20T19:30:00.000Z';
    given(Booking, created, moved('customer', IN_TIME, { slot: sooner, respondBy: due }))
      .when((b) => confirm(b, { vendorId: 'v1', now: due }))
      .thenRejected('booking/request-expired');
  });
  test('what nobody has answered in time does not move', () =>
    given(Booking, created).when(wanting(CUSTOMER, DUE)).thenRejected('booking/request-expired'));
  test('the time that it has is no other time', () =>
    given(Booking, created, confirmed)
      .when(wanting(CUSTOMER, LATE, SLOT))
      .thenNothing());
});

describe('a vendor wants another time', () => {
  test('the customer is asked, however early', () =>
    given(Booking, created, confirmed)
      .when(wanting(VENDOR, MADE))
      .then(proposed('vendor', MADE, '2026-11-20T22:00:00.000Z')));
  test('also for a request, which stays one', () =>
    given(Booking, created)
      .when(wanting(VENDOR, IN_TIME))
      .then(proposed('vendor', IN_TIME, '2026-11-21T00:00:00.000Z')));
});

describe('while another time waits for an answer', () => {
  test.each([CUSTOMER, VENDOR])('nobody proposes a third ($side)', (by) =>
    given(Booking, created, confirmed, proposed('customer'))
      .when(wanting(by, LATE, { ...NEXT_DAY, startsAt: '2026-11-26T15:00:00.000Z' }, 'p2'))
      .thenRejected('booking/proposal-waits'),
  );
  test('proposing it twice changes nothing', () =>
    given(Booking, created, confirmed, proposed('customer')).when(wanting(CUSTOMER, LATE)).thenNothing());
  test('when it has lapsed, another takes its place', () =>
    given(Booking, created, confirmed, proposed('customer', MADE, DUE))
      .when(wanting(VENDOR, LATE, NEXT_DAY, 'p2'))
      .then(ended('lapsed', LATE), event('RescheduleProposed', { ...proposed('vendor').data, proposalId: 'p2' })));
});

describe('answering another time', () => {
  test.each([
    ['vendor', 'customer', VENDOR],
    ['customer', 'vendor', CUSTOMER],
  ] as const)('the %s accepts what the %s wants, and the booking moves', (_, wantedBy, by) =>
    given(Booking, created, confirmed, proposed(wantedBy))
      .when(accepting(by))
      .then(moved(wantedBy, LATE, { proposalId: 'p1' })),
  );
  test('a request that moves by consent keeps its clock', () =>
    given(Booking, created, proposed('vendor', MADE, '2026-11-20T22:00:00.000Z'))
      .when(accepting(CUSTOMER, IN_TIME))
      .then(moved('vendor', IN_TIME, { proposalId: 'p1', respondBy: DUE })));
  test('nobody accepts their own', () =>
    given(Booking, created, confirmed, proposed('customer')).when(accepting(CUSTOMER)).thenRejected('booking/own-proposal'));
  test('the other side declines', () =>
    given(Booking, created, confirmed, proposed('customer')).when(refusing(VENDOR)).then(ended('declined', LATE)));
  test('who has proposed it withdraws', () =>
    given(Booking, created, confirmed, proposed('customer')).when(refusing(CUSTOMER)).then(ended('withdrawn', LATE)));
  test('when it has lapsed it cannot be accepted', () =>
    given(Booking, created, confirmed, proposed('customer')).when(accepting(VENDOR, NIGHT_LAPSE)).thenRejected('booking/proposal-over'));
  test('and has lapsed, whoever refuses it then', () =>
    given(Booking, created, confirmed, proposed('customer')).when(refusing(VENDOR, NIGHT_LAPSE)).then(ended('lapsed', NIGHT_LAPSE)));
  test.each([CUSTOMER, VENDOR])('of a request whose time to answer has passed, nobody refuses it ($side)', (by) =>
    given(Booking, created, proposed('customer')).when(refusing(by, DUE)).thenRejected('booking/request-expired'),
  );
  test('another one than was shown is not accepted', () =>
    given(Booking, created, confirmed, proposed('customer'))
      .when(accepting(VENDOR, LATE, 'p0'))
      .thenRejected('booking/proposal-over'));
  test('accepting twice changes nothing', () =>
    given(Booking, created, confirmed, proposed('customer'), moved('customer', LATE, { proposalId: 'p1' }))
      .when(accepting(VENDOR))
      .thenNothing());
  test('refusing twice changes nothing', () =>
    given(Booking, created, confirmed, proposed('customer'), ended('declined', LATE)).when(refusing(VENDOR)).thenNothing());
  test('what was accepted is not refused', () =>
    given(Booking, created, confirmed, proposed('customer'), moved('customer', LATE, { proposalId: 'p1' }))
      .when(refusing(VENDOR))
      .thenRejected('booking/time-accepted'));
});

describe('another time that nobody answers', () => {
  const lapsing = (now: string) => (b: Booking) => lapse(b, { now });

  test('lapses, and the old time stands', () =>
    given(Booking, created, confirmed, proposed('vendor')).when(lapsing(NIGHT_LAPSE)).then(ended('lapsed', NIGHT_LAPSE)));
  test('and not before', () => given(Booking, created, confirmed, proposed('vendor')).when(lapsing(LATE)).thenNothing());
  test('once', () =>
    given(Booking, created, confirmed, proposed('vendor'), ended('lapsed', NIGHT_LAPSE)).when(lapsing(NIGHT_LAPSE)).thenNothing());
  test('a booking that ends takes it along', () => {
    const history: BookingEvent[] = [created, confirmed, proposed('vendor'), cancelled('by_vendor', 'confirmed', 0, LATE)];
    expect(waitingProposal(existing(fold(Booking, history)), LATE)).toBeNull();
  });
});

test.each(STRANGERS)('a stranger does not see the booking ($side $vendorId)', (by) => {
  for (const decide of [wanting(by, LATE), accepting(by), refusing(by)]) {
    given(Booking, created, confirmed, proposed('customer')).when(decide).thenNotFound();
  }
});
