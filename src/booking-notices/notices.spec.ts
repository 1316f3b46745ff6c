import { type BookingEvent, CANCELLATION_REASONS, event } from '../booking/booking.events.js';
import { Booking, existing } from '../booking/index.js';
import { fold } from '../platform/events/decider.js';
import type { SummaryRow } from '../platform/mail/letter.js';
import { BOOKING_NOTICES, type Moment } from './booking.notices.js';
import { cancelled, cancelledForProvider } from './ending.notices.js';
import type { SideNotices } from './notice.js';
import { REVIEW_NOTICES } from './review.notices.js';
import { mailedCalendar, summaryOf } from './sending/booking-mail.js';

const PARTIES = { bookingId: 'booking', customerId: 'customer', vendorId: 'vendor', serviceId: 'service' };
const SLOT = { date: '2026-03-10', time: '13:00', startsAt: '2026-03-10T18:00:00.000Z', endsAt: '2026-03-10T19:00:00.000Z' };
const LATER = { date: '2026-03-11', time: '09:00', startsAt: '2026-03-11T14:00:00.000Z', endsAt: '2026-03-11T15:00:00.000Z' };
const JOB = '“Drain cleaning” on Tuesday, March 10, 2026 at 1:00 PM';
const NEW_TIME = 'Wednesday, March 11, 2026 at 9:00 AM';
const AT = '2026-03-09T15:00:00.000Z';

const created = event(
  'BookingCreated',
  {
    ...PARTIES,
    serviceTitle: 'Drain cleaning',
    durationMinutes: 60,
    slot: SLOT,
    terms: { priceCents: 8900, platformFeeCents: 500, cancellationFeeCents: 2500, timeZone: 'America/Chicago' },
    respondBy: '2026-03-10T15:00:00.000Z',
    createdAt: AT,
  },
  { subject: 'customer', fields: { street: '1 Elm Street', zip: '78704', city: 'Austin', state: 'TX', instructions: null } },
);
const confirmed = event('BookingConfirmed', { ...PARTIES, confirmedAt: '2026-03-09T16:00:00.000Z' });
const atOnce = event('BookingConfirmed', { ...PARTIES, confirmedAt: AT });
const proposed = (proposedBy: 'customer' | 'vendor') =>
  event('RescheduleProposed', {
    ...PARTIES,
    proposalId: 'proposal',
    proposedBy,
    slot: LATER,
    lapsesAt: '2026-03-10T03:00:00.000Z',
    proposedAt: AT,
  });
const proposalEnded = (outcome: 'declined' | 'withdrawn' | 'lapsed') =>
  event('RescheduleEnded', { ...PARTIES, proposalId: 'proposal', outcome, endedAt: AT });
const moved = (proposalId: string | null, by: 'customer' | 'vendor', respondBy: string | null = null) =>
  event('BookingRescheduled', { ...PARTIES, proposalId, by, from: SLOT, slot: LATER, respondBy, rescheduledAt: AT });
const claimed = (by: 'customer' | 'vendor') =>
  event(
    'NoShowClaimed',
    {
      ...PARTIES,
      claim: by === 'customer' ? ('no_show_vendor' as const) : ('no_show_customer' as const),
      by,
      contestBy: '2026-03-11T18:30:00.000Z',
      claimedAt: AT,
    },
    { subject: by, fields: { statement: 'I have waited in vain.' } },
  );
const contested = event(
  'NoShowContested',
  { ...PARTIES, by: 'vendor' as const, contestedAt: AT },
  { subject: 'owner', fields: { statement: 'I was there.' } },
);
const dismissed = event(
  'ClaimDismissed',
  { ...PARTIES, completesAt: AT, dismissedAt: AT },
  { subject: 'admin', fields: { explanation: 'Both were there.' } },
);
const completed = (by: 'vendor' | 'system') =>
  event('BookingCompleted', { ...PARTIES, priceCents: 8900, platformFeeCents: 500, completedAt: AT, by });
const reported = event(
  'ProblemReported',
  { ...PARTIES, reportedAt: AT },
  { subject: 'customer', fields: { description: 'It leaks again.' } },
);
const decided = (refundCents: number) =>
  event('ProblemDecided', { ...PARTIES, refundCents, decidedAt: AT }, { subject: 'admin', fields: { explanation: 'It does leak.' } });

const setOut = (setOutAt: string) => event('ProviderSetOut', { ...PARTIES, setOutAt });
const delayed = (delayMinutes: number, expectedAt: string) =>
  event('ProviderDelayed', { ...PARTIES, delayMinutes, expectedAt, reportedAt: AT });

/** What both sides are told of the last of these events. */
function told(...history: BookingEvent[]): SideNotices {
  const last = history.at(-1)!;
  const before = fold(Booking, history.slice(0, -1));
  const booking = existing(fold(Booking, history));
  const notice = BOOKING_NOTICES[last.type] as (data: BookingEvent['data'], moment: Moment) => SideNotices;
  return notice(last.data, { before, booking, latest: booking });
}
const sentences = (notices: SideNotices): Record<string, string> =>
  Object.fromEntries(Object.entries(notices).map(([side, { sentence }]) => [side, sentence]));

const rows = (summary: readonly SummaryRow[]): Record<string, string> =>
  Object.fromEntries(summary.map(({ label, value }) => [label, value]));

describe('what people read about a booking', () => {
  test('names the work, the time on the provider’s clocks, and until when an answer is due', () => {
    expect(sentences(told(created))).toEqual({
      customer: `You have asked for ${JOB}. The provider is to answer by Tuesday, March 10, 2026 at 10:00 AM.`,
      vendor: `A customer asks for ${JOB}. Please accept or decline it by Tuesday, March 10, 2026 at 10:00 AM.`,
    });
    expect(sentences(told(created, confirmed))).toEqual({ customer: `Your booking of ${JOB} is confirmed.` });
    expect(sentences(told(created, confirmed, completed('vendor')))).toEqual({
      customer: `${JOB} is done. You pay $94.00. Would you like to leave a review?`,
    });
  });

  test('is for a provider who accepts whatever fits no question', () => {
    const latest = existing(fold(Booking, [created, atOnce]));
    const booking = existing(fold(Booking, [created]));
    expect(sentences(BOOKING_NOTICES.BookingCreated(created.data, { before: { status: 'none' }, booking, latest }))).toEqual({
      vendor: `A customer has booked ${JOB}. It is confirmed, because you accept bookings automatically.`,
    });
  });

  test('says who called it off, and what that costs', () => {
    const booking = existing(fold(Booking, [created]));
    expect(cancelled(booking, 'declined', 0)).toEqual({
      subject: 'Your request was declined',
      sentence: `The provider cannot take your request for ${JOB}. Nothing is charged.`,
    });
    expect(cancelled(booking, 'by_customer', 2500).sentence).toBe(`You have cancelled ${JOB}. You pay the cancellation fee of $25.00.`);
    expect(cancelled(booking, 'by_vendor', 0).sentence).toBe(`The provider has cancelled ${JOB}. Nothing is charged.`);
    expect(cancelled(booking, 'no_show_customer', 8900).sentence).toBe(
      `${JOB} is cancelled, because nobody was there. You pay the agreed price of $89.00.`,
    );
    expect(cancelled(booking, 'by_admin', 1200).sentence).toBe(`Plumb & Level has cancelled ${JOB}. You pay $12.00.`);
  });

  test('tells the provider of every end but their own, and what they receive', () => {
    const booking = existing(fold(Booking, [created]));
    const silent = CANCELLATION_REASONS.filter((reason) => !cancelledForProvider(booking, reason, 0));
    expect(silent).toEqual(['declined', 'by_vendor']);
    expect(cancelledForProvider(booking, 'withdrawn', 0)?.sentence).toBe(`The customer has withdrawn the request for ${JOB}.`);
    expect(cancelledForProvider(booking, 'by_customer', 2500)?.sentence).toBe(
      `The customer has cancelled ${JOB}. You receive the cancellation fee of $25.00.`,
    );
  });

  test('tells both sides what the clock has done', () => {
    expect(sentences(told(created, confirmed, completed('system')))).toEqual({
      customer: `${JOB} is done. You pay $94.00. Would you like to leave a review?`,
      vendor: `${JOB} counts as done now: it ended two days ago, and nobody has said otherwise.`,
    });
    expect(Object.keys(told(created, confirmed, proposed('vendor'), proposalEnded('lapsed'))).sort()).toEqual(['customer', 'vendor']);
  });
});

describe('what a customer reads of a provider who is coming', () => {
  const late = delayed(15, '2026-03-10T18:15:00.000Z');

  test('that they are on the way', () => {
    expect(told(created, confirmed, setOut('2026-03-10T17:40:00.000Z'))).toEqual({
      customer: {
        subject: 'Your provider is on the way',
        sentence: `The provider is on the way to you for ${JOB}.`,
        action: 'See your booking',
      },
    });
  });

  test('that they are late, and when they will be there by the clocks of the place', () => {
    expect(told(created, confirmed, late)).toEqual({
      customer: {
        subject: 'Your provider is running late',
        sentence: `The provider is running about 15 minutes late for ${JOB}: expect them around 1:15 PM.`,
        action: 'See your booking',
      },
    });
  });

  test('what they have said of running late before they set out, unless that is over', () => {
    const ofLate = (setOutAt: string) => sentences(told(created, confirmed, late, setOut(setOutAt)));
    expect(ofLate('2026-03-10T18:14:59.999Z')).toEqual({
      customer: `The provider is on the way to you for ${JOB}. Expect them around 1:15 PM.`,
    });
    expect(ofLate('2026-03-10T18:15:00.000Z')).toEqual({ customer: `The provider is on the way to you for ${JOB}.` });
  });
});

describe('what people read about another time', () => {
  test.each([
    ['customer', 'vendor', 'The customer'],
    ['vendor', 'customer', 'The provider'],
  ] as const)('proposed by the %s, it asks the %s', (by, other, who) => {
    expect(sentences(told(created, confirmed, proposed(by)))).toEqual({
      [other]: `${who} would like to move ${JOB} to ${NEW_TIME}. Please accept or decline it by Monday, March 9, 2026 at 10:00 PM; otherwise the old time stands.`,
    });
    const { [by]: agreed, ...others } = sentences(told(created, confirmed, proposed(by), moved('proposal', by)));
    expect({ [by]: agreed }).toEqual({
      [by]: `${other === 'vendor' ? 'The provider' : 'The customer'} has accepted the new time: “Drain cleaning” moves from Tuesday, March 10, 2026 at 1:00 PM to ${NEW_TIME}.`,
    });
    // The customer has each new time in hand, also one that they have accepted.
    const accepted = `You have accepted the new time: “Drain cleaning” moves from Tuesday, March 10, 2026 at 1:00 PM to ${NEW_TIME}.`;
    expect(others).toEqual(by === 'vendor' ? { customer: accepted } : {});
    expect(Object.keys(told(created, confirmed, proposed(by), proposalEnded('declined')))).toEqual([by]);
    expect(Object.keys(told(created, confirmed, proposed(by), proposalEnded('withdrawn')))).toEqual([other]);
  });

  test('chosen by the customer at once, it is told to both, with the new deadline of a request', () => {
    const change = `chosen another time: “Drain cleaning” moves from Tuesday, March 10, 2026 at 1:00 PM to ${NEW_TIME}.`;
    const [move, own] = [`The customer has ${change}`, `You have ${change}`];
    expect(sentences(told(created, confirmed, moved(null, 'customer')))).toEqual({ customer: own, vendor: move });
    expect(sentences(told(created, moved(null, 'customer', '2026-03-10T15:00:00.000Z')))).toEqual({
      customer: `${own} The provider is to answer the request by Tuesday, March 10, 2026 at 10:00 AM.`,
      vendor: `${move} Please accept or decline the request by Tuesday, March 10, 2026 at 10:00 AM.`,
    });
  });
});

describe('what people read about claims and problems', () => {
  test('a claim is told to who is said not to have come, with what follows', () => {
    expect(sentences(told(created, confirmed, claimed('vendor')))).toEqual({
      customer: `The provider says that nobody was there for ${JOB}. If that is not so, please contest it by Wednesday, March 11, 2026 at 1:30 PM; otherwise the booking is cancelled, and you pay the agreed price of $89.00.`,
    });
    expect(Object.keys(told(created, confirmed, claimed('customer')))).toEqual(['vendor']);
    expect(Object.keys(told(created, confirmed, claimed('customer'), contested))).toEqual(['customer']);
  });

  test('what an admin decides is told to both', () => {
    expect(Object.keys(told(created, confirmed, claimed('customer'), contested, dismissed)).sort()).toEqual(['customer', 'vendor']);
    const about = `Plumb & Level has decided about the problem with ${JOB}:`;
    expect(sentences(told(created, confirmed, completed('vendor'), reported, decided(4000)))).toEqual({
      customer: `${about} you get $40.00 back. The reason stands beside the booking.`,
      vendor: `${about} the customer gets $40.00 back. The reason stands beside the booking.`,
    });
    expect(sentences(told(created, confirmed, completed('vendor'), reported, decided(0)))['customer']).toBe(
      `${about} nothing is refunded. The reason stands beside the booking.`,
    );
  });

  test('nobody’s own words are in it', () => {
    const words = JSON.stringify([
      told(created, confirmed, claimed('customer')),
      told(created, confirmed, claimed('customer'), contested),
      told(created, confirmed, claimed('customer'), contested, dismissed),
      told(created, confirmed, completed('vendor'), reported),
      told(created, confirmed, completed('vendor'), reported, decided(1)),
    ]);
    for (const said of ['waited in vain', 'I was there', 'Both were there', 'leaks']) expect(words).not.toContain(said);
  });
});

describe('the mail of a notice', () => {
  const booking = existing(fold(Booking, [created, confirmed]));
  const HOME = '1 Elm Street, Austin, TX 78704';
  const OWN = { address: HOME, timeZone: null };

  test('sums up the booking, with the zone of its time; the address is for the customer alone', () => {
    const time = 'Tuesday, March 10, 2026 at 1:00 PM (Central Daylight Time)';
    expect(rows(summaryOf(booking, 'customer', OWN))).toEqual({
      Service: 'Drain cleaning',
      When: time,
      Where: HOME,
      Price: '$94.00, of which $5.00 platform fee',
    });
    expect(rows(summaryOf(booking, 'vendor', null))).toEqual({
      Service: 'Drain cleaning',
      When: time,
      Where: 'Stands beside the booking',
      Price: '$89.00',
    });
    expect(rows(summaryOf(booking, 'customer', null))).not.toHaveProperty('Where');
  });

  test('names a time that is proposed beside the one that stands', () => {
    const asked = existing(fold(Booking, [created, confirmed, proposed('vendor')]));
    expect(rows(summaryOf(asked, 'customer', OWN))).toMatchObject({
      When: 'Tuesday, March 10, 2026 at 1:00 PM (Central Daylight Time)',
      Proposed: `${NEW_TIME} (Central Daylight Time)`,
    });
  });

  test('says when it is on the customer’s clocks too, where those show something else', () => {
    const AWAY = { address: HOME, timeZone: 'America/Los_Angeles' };
    const asked = existing(fold(Booking, [created, confirmed, proposed('vendor')]));
    expect(rows(summaryOf(asked, 'customer', AWAY))).toMatchObject({
      When: 'Tuesday, March 10, 2026 at 1:00 PM (Central Daylight Time)',
      'When, on your clocks': 'Tuesday, March 10, 2026 at 11:00 AM (Pacific Daylight Time)',
      Proposed: `${NEW_TIME} (Central Daylight Time)`,
      'Proposed, on your clocks': 'Wednesday, March 11, 2026 at 7:00 AM (Pacific Daylight Time)',
    });
    expect(rows(summaryOf(existing(fold(Booking, [created])), 'customer', AWAY))).toMatchObject({
      'Answer by': 'Tuesday, March 10, 2026 at 10:00 AM (Central Daylight Time)',
      'Answer by, on your clocks': 'Tuesday, March 10, 2026 at 8:00 AM (Pacific Daylight Time)',
    });
    const labels = (timeZone: string) => summaryOf(asked, 'customer', { ...AWAY, timeZone }).map(({ label }) => label);
    // An hour apart only in summer; never; of another country, with the same clocks.
    expect(labels('America/Mexico_City')).toContain('When, on your clocks');
    expect(labels('America/Chicago').join()).not.toContain('clocks');
    expect(labels('America/Winnipeg').join()).not.toContain('clocks');
  });

  test('says no place and no price of what is cancelled', () => {
    expect(Object.keys(rows(summaryOf({ ...booking, status: 'cancelled' }, 'customer', OWN)))).toEqual(['Service', 'When']);
  });

  test('comes with a file for the calendar where a time stands, and only there', () => {
    const withFile = (...history: BookingEvent[]) =>
      Object.entries(told(...history)).flatMap(([side, { inCalendar }]) => (inCalendar ? [side] : []));
    expect(withFile(created)).toEqual([]);
    expect(withFile(created, confirmed)).toEqual(['customer']);
    expect(withFile(created, confirmed, proposed('vendor'))).toEqual([]);
    expect(withFile(created, confirmed, moved(null, 'customer')).sort()).toEqual(['customer', 'vendor']);
    expect(withFile(created, moved(null, 'customer', AT))).toEqual([]);
  });

  test('has in that file each change counted, and no address but the one that is given', () => {
    const history = [created, confirmed, proposed('vendor'), moved('proposal', 'vendor')];
    const about = { history, url: 'https://plumb.test/dashboard', writtenAt: AT };
    const moment = existing(fold(Booking, history));
    const file = mailedCalendar(moment, { ...about, address: HOME });
    for (const line of ['SEQUENCE:2', 'DTSTART:20260311T140000Z', 'STATUS:CONFIRMED', 'LOCATION:1 Elm Street\\, Austin\\, TX 78704'])
      expect(file.split('\r\n')).toContain(line);
    expect(mailedCalendar(moment, { ...about, address: null })).not.toContain('LOCATION');
  });
});

test('a new review tells the provider how many stars it gives', () => {
  const booking = existing(fold(Booking, [created]));
  const posted = { ...PARTIES, reviewId: 'review', serviceTitle: 'Drain cleaning', rating: 4, postedAt: AT } as const;
  expect(sentences(REVIEW_NOTICES.ReviewPosted(posted, { before: booking, booking, latest: booking }))).toEqual({
    vendor: 'A customer gave 4 of 5 stars for “Drain cleaning”.',
  });
});

test('the provider hears of a changed review as long as readers see it', () => {
  const booking = existing(fold(Booking, [created]));
  const edited = { ...PARTIES, reviewId: 'review', rating: 2, previousRating: 4, editedAt: AT } as const;
  const toldOf = (visible: boolean) =>
    sentences(REVIEW_NOTICES.ReviewEdited({ ...edited, visible }, { before: booking, booking, latest: booking }));
  expect(toldOf(true)).toEqual({ vendor: 'A customer has changed their review of “Drain cleaning”: it gives 2 of 5 stars now.' });
  expect(toldOf(false)).toEqual({});
});
