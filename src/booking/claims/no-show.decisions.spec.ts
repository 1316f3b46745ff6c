import {
  cancelled,
  claimed,
  completed,
  confirmed,
  contested,
  created,
  CUSTOMER,
  explained,
  IN_TIME,
  PARTIES,
  STRANGERS,
  VENDOR,
  WHY,
} from '../../../test/support/booking-life.js';
import { given } from '../../../test/support/given.js';
import { event, type Side } from '../booking.events.js';
import { Booking } from '../booking.js';
import type { Acting } from '../changes/guards.decisions.js';
import { claim, type ClaimDecision, contest, decideClaim, settle } from './no-show.decisions.js';

const FROM = '2026-11-24T19:30:00.000Z';
const FROM_PLUS_24 = '2026-11-25T19:30:00.000Z';
const LAST_MOMENT = '2026-11-25T19:29:59.999Z';
const SOON = '2026-11-24T21:00:00.000Z';

const SAYS = { actorId: 'u1', statement: 'I waited for an hour.' };
const claiming =
  (by: Acting, now = FROM) =>
  (b: Booking) =>
    claim(b, { by, now, ...SAYS });
const contesting =
  (by: Acting, now = SOON) =>
  (b: Booking) =>
    contest(b, { by, now, ...SAYS });
const settling = (now: string) => (b: Booking) => settle(b, { now });
const deciding = (outcome: ClaimDecision['outcome']) => (b: Booking) => decideClaim(b, { outcome, now: SOON, ...WHY });

const claimedBy = (side: Side) => claimed(side, FROM, FROM_PLUS_24, SAYS.statement);
const dismissed = event(
  'ClaimDismissed',
  { ...PARTIES, completesAt: '2026-11-26T20:30:00.000Z', dismissedAt: SOON },
  { subject: WHY.actorId, fields: { explanation: WHY.explanation } },
);
const SIDES = [
  ['customer', CUSTOMER],
  ['vendor', VENDOR],
] as const;

describe('claiming that the other side was not there', () => {
  test.each(SIDES)('the %s does so from half an hour after the start', (side, by) =>
    given(Booking, created, confirmed).when(claiming(by)).then(claimedBy(side)),
  );
  test('not a moment sooner', () =>
    given(Booking, created, confirmed).when(claiming(CUSTOMER, '2026-11-24T19:29:59.999Z')).thenRejected('booking/claim-too-early'));
  test('for 24 hours', () =>
    given(Booking, created, confirmed)
      .when(claiming(CUSTOMER, LAST_MOMENT))
      .then(claimed('customer', LAST_MOMENT, '2026-11-26T19:29:59.999Z', SAYS.statement)));
  test('not a moment later', () =>
    given(Booking, created, confirmed).when(claiming(CUSTOMER, FROM_PLUS_24)).thenRejected('booking/claim-too-late'));
  test('a request is nobody’s promise', () => given(Booking, created).when(claiming(CUSTOMER)).thenRejected('booking/is-pending'));
  test('work that is completed was done', () =>
    given(Booking, created, confirmed, completed).when(claiming(CUSTOMER, SOON)).thenRejected('booking/closed'));
  test('the other side may say the same', () =>
    given(Booking, created, confirmed, claimedBy('customer')).when(claiming(VENDOR)).then(claimedBy('vendor')));
  test('twice changes nothing', () =>
    given(Booking, created, confirmed, claimedBy('customer')).when(claiming(CUSTOMER, SOON)).thenNothing());
  test('what an admin has dismissed is not claimed by the other side either', () =>
    given(Booking, created, confirmed, claimedBy('vendor'), contested('customer', SOON), dismissed)
      .when(claiming(CUSTOMER, SOON))
      .thenRejected('booking/claim-dismissed'));
});

describe('contesting it', () => {
  test('the other side says that they were there', () =>
    given(Booking, created, confirmed, claimedBy('customer'))
      .when(contesting(VENDOR))
      .then(contested('vendor', SOON, SAYS.statement)));
  test('until 24 hours after the claim', () =>
    given(Booking, created, confirmed, claimedBy('customer'))
      .when(contesting(VENDOR, LAST_MOMENT))
      .then(contested('vendor', LAST_MOMENT, SAYS.statement)));
  test('then it is too late', () =>
    given(Booking, created, confirmed, claimedBy('customer'))
      .when(contesting(VENDOR, FROM_PLUS_24))
      .thenRejected('booking/contest-too-late'));
  test('nobody contests their own', () =>
    given(Booking, created, confirmed, claimedBy('customer')).when(contesting(CUSTOMER)).thenRejected('booking/no-claim'));
  test('what nobody has claimed is not contested', () =>
    given(Booking, created, confirmed).when(contesting(VENDOR)).thenRejected('booking/no-claim'));
  test('what both claim is an admin’s to decide already', () =>
    given(Booking, created, confirmed, claimedBy('customer'), claimedBy('vendor'))
      .when(contesting(VENDOR))
      .thenRejected('booking/claims-mutual'));
  test('twice changes nothing', () =>
    given(Booking, created, confirmed, claimedBy('customer'), contested('vendor', SOON)).when(contesting(VENDOR)).thenNothing());
  test('but not for the side that has claimed', () =>
    given(Booking, created, confirmed, claimedBy('customer'), contested('vendor', SOON))
      .when(contesting(CUSTOMER))
      .thenRejected('booking/no-claim'));
});

describe('a claim that nobody contests', () => {
  test('of the customer: 24 hours later the booking is cancelled, and they pay nothing', () =>
    given(Booking, created, confirmed, claimedBy('customer'))
      .when(settling(FROM_PLUS_24))
      .then(cancelled('no_show_vendor', 'confirmed', 0, FROM_PLUS_24)));
  test('of the vendor: the customer pays the price, without the platform fee', () =>
    given(Booking, created, confirmed, claimedBy('vendor'))
      .when(settling(FROM_PLUS_24))
      .then(cancelled('no_show_customer', 'confirmed', 8900, FROM_PLUS_24)));
  test('and not before', () => given(Booking, created, confirmed, claimedBy('vendor')).when(settling(LAST_MOMENT)).thenNothing());
  test.each([
    ['was contested', [claimedBy('customer'), contested('vendor', SOON)]],
    ['is mutual', [claimedBy('customer'), claimedBy('vendor')]],
    ['was dismissed', [claimedBy('customer'), contested('vendor', SOON), dismissed]],
    ['is settled', [claimedBy('customer'), cancelled('no_show_vendor', 'confirmed', 0, FROM_PLUS_24)]],
  ])('what %s is left alone', (_, then) =>
    given(Booking, created, confirmed, ...then)
      .when(settling(FROM_PLUS_24))
      .thenNothing(),
  );
});

describe('an admin decides', () => {
  const open = [created, confirmed, claimedBy('customer'), contested('vendor', IN_TIME)];

  test('that the vendor was not there: the customer pays nothing', () =>
    given(Booking, ...open)
      .when(deciding('no_show_vendor'))
      .then(cancelled('no_show_vendor', 'confirmed', 0, SOON), explained('admin', SOON)));
  test('that the customer was not there: they pay the price', () =>
    given(Booking, created, confirmed, claimedBy('customer'), claimedBy('vendor'))
      .when(deciding('no_show_customer'))
      .then(cancelled('no_show_customer', 'confirmed', 8900, SOON), explained('admin', SOON)));
  test('that neither is so: the booking stands, and completes itself 48 hours after its end', () =>
    given(Booking, ...open)
      .when(deciding('dismissed'))
      .then(dismissed));
  test('or at once, where that has passed', () => {
    const now = '2026-11-30T08:00:00.000Z';
    given(Booking, ...open)
      .when((b) => decideClaim(b, { outcome: 'dismissed', now, ...WHY }))
      .then({ ...dismissed, data: { ...dismissed.data, completesAt: now, dismissedAt: now } });
  });
  test('only what a side has claimed', () =>
    given(Booking, ...open)
      .when(deciding('no_show_customer'))
      .thenRejected('booking/not-claimed'));
  test('nothing that can still be contested', () =>
    given(Booking, created, confirmed, claimedBy('customer')).when(deciding('no_show_vendor')).thenRejected('booking/claim-uncontested'));
  test('nothing that nobody has claimed', () =>
    given(Booking, created, confirmed).when(deciding('dismissed')).thenRejected('booking/no-claim'));
  test('nothing else after it was dismissed', () =>
    given(Booking, ...open, dismissed)
      .when(deciding('no_show_vendor'))
      .thenRejected('booking/no-claim'));
  test.each([
    ['dismissed', dismissed],
    ['no_show_vendor', cancelled('no_show_vendor', 'confirmed', 0, SOON)],
  ] as const)('twice changes nothing (%s)', (outcome, decision) =>
    given(Booking, ...open, decision)
      .when(deciding(outcome))
      .thenNothing(),
  );
});

test.each(STRANGERS)('a stranger does not see the booking ($side $vendorId)', (by) => {
  for (const decide of [claiming(by), contesting(by)]) {
    given(Booking, created, confirmed, claimedBy('customer')).when(decide).thenNotFound();
  }
});
