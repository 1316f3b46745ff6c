import { idOf } from '../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { on, project } from '../../../test/support/project.js';
import { eventOf } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import type { BookingEvent } from '../booking.events.js';
import { bookingTimeline } from './booking-timeline.projection.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const event = eventOf<BookingEvent | PersonalDataErased>();
const PARTIES = { bookingId: idOf('booking'), customerId: idOf('customer'), vendorId: idOf('vendor'), serviceId: idOf('service') };
const SLOT = { date: '2026-11-24', time: '13:00', startsAt: '2026-11-24T19:00:00.000Z', endsAt: '2026-11-24T20:30:00.000Z' };
const LATER = { date: '2026-11-25', time: '09:00', startsAt: '2026-11-25T15:00:00.000Z', endsAt: '2026-11-25T16:30:00.000Z' };
const AT = '2026-11-20T10:00:00.000Z';

const created = event(
  'BookingCreated',
  {
    ...PARTIES,
    serviceTitle: 'Drain cleaning',
    durationMinutes: 90,
    slot: SLOT,
    terms: { priceCents: 8900, platformFeeCents: 500, cancellationFeeCents: 2500, timeZone: 'America/Chicago' },
    respondBy: '2026-11-21T10:00:00.000Z',
    createdAt: AT,
  },
  { subject: PARTIES.customerId, fields: { street: '1 Elm Street', zip: '78701', city: 'Austin', state: 'TX', instructions: null } },
);
const confirmed = event('BookingConfirmed', { ...PARTIES, confirmedAt: AT });
const moved = (proposalId: string | null) =>
  event('BookingRescheduled', { ...PARTIES, proposalId, by: 'customer', from: SLOT, slot: LATER, respondBy: null, rescheduledAt: AT });
const cancelled = (reason: 'by_vendor' | 'no_show_vendor') =>
  event('BookingCancelled', { ...PARTIES, reason, chargeCents: 0, was: 'confirmed', cancelledAt: AT });
const explained = (by: 'vendor' | 'admin') =>
  event('CancellationExplained', { ...PARTIES, by, explainedAt: AT }, { subject: idOf(by), fields: { explanation: 'A pipe has burst.' } });
const claimed = event(
  'NoShowClaimed',
  { ...PARTIES, claim: 'no_show_vendor', by: 'customer', contestBy: AT, claimedAt: AT },
  { subject: PARTIES.customerId, fields: { statement: 'Nobody came.' } },
);
const byCustomer = { subject: PARTIES.customerId, fields: { statement: 'It was not so.' } };
const decided = { subject: PARTIES.customerId, fields: { explanation: 'It was the other way round.' } };
const erased = on('user', event('PersonalDataErased', { userId: PARTIES.customerId, erasedAt: AT }));

const steps = async () => (await database.pool.query('select * from read.booking_timeline order by recorded_as')).rows as object[];

describe('the timeline of a booking', () => {
  test.each([1, 100])('tells a cancellation with its reason in one step, in batches of %i', async (batch) => {
    await project(database.pool, [bookingTimeline], on('booking', created, confirmed, cancelled('by_vendor'), explained('vendor')), batch);
    expect(await steps()).toMatchObject([
      { kind: 'BookingCreated', by: 'customer', date: '2026-11-24', time: '13:00', cents: 9400, due: '2026-11-21T10:00:00.000Z' },
      { kind: 'BookingConfirmed', by: 'vendor' },
      { kind: 'BookingCancelled', by: 'vendor', reason: 'by_vendor', cents: 0, text: 'A pipe has burst.', author_id: idOf('vendor') },
    ]);
  });

  test('what the clock has settled is the system’s, what an admin has explained is theirs', async () => {
    await project(database.pool, [bookingTimeline], on('booking', created, confirmed, cancelled('no_show_vendor')));
    expect((await steps()).at(-1)).toMatchObject({ by: 'system', text: null });
    await project(database.pool, [bookingTimeline], on('booking', created, confirmed, cancelled('no_show_vendor'), explained('admin')));
    expect((await steps()).find((step) => 'reason' in step && step.reason === 'no_show_vendor')).toMatchObject({ by: 'admin' });
  });

  test.each([
    [null, 'customer'],
    [idOf('proposal'), 'vendor'],
  ])('a move is told of who has brought it about: the one who wanted it, or who accepted it', async (proposalId, by) => {
    await project(database.pool, [bookingTimeline], on('booking', created, confirmed, moved(proposalId)));
    expect((await steps()).at(-1)).toMatchObject({ by, date: '2026-11-25', time: '09:00', from_date: '2026-11-24', from_time: '13:00' });
  });

  test.each([1, 100])('the words of an erased person go, and no others, in batches of %i', async (batch) => {
    const history = [...on('booking', created, confirmed, claimed, cancelled('by_vendor'), explained('vendor')), ...erased];
    await project(database.pool, [bookingTimeline], history, batch);
    expect(await steps()).toMatchObject([{}, {}, { kind: 'NoShowClaimed', text: null }, { text: 'A pipe has burst.' }]);
  });

  test.each([
    claimed,
    event('NoShowContested', { ...PARTIES, by: 'customer', contestedAt: AT }, byCustomer),
    event('ClaimDismissed', { ...PARTIES, completesAt: AT, dismissedAt: AT }, decided),
    event('ProblemReported', { ...PARTIES, reportedAt: AT }, { subject: PARTIES.customerId, fields: { description: 'It drips.' } }),
    event('ProblemDecided', { ...PARTIES, refundCents: 0, decidedAt: AT }, decided),
  ])('$type: what was written there goes with its author', async (written) => {
    await project(database.pool, [bookingTimeline], on('booking', created, confirmed, written));
    expect((await steps()).at(-1)).toMatchObject({ kind: written.type, text: expect.stringMatching(/./) });
    await project(database.pool, [bookingTimeline], [...on('booking', created, confirmed, written), ...erased]);
    expect((await steps()).at(-1)).toMatchObject({ kind: written.type, text: null });
  });
});
