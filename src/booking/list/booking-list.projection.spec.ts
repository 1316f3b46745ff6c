import { anyEvent } from '../../../test/support/any-event.js';
import { idOf } from '../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { type Happened, on, project } from '../../../test/support/project.js';
import { eventOf } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import type { BookingEvent } from '../booking.events.js';
import { sequenceOf } from '../calendar-file/sequence.js';
import { bookingList } from './booking-list.projection.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const event = eventOf<BookingEvent | PersonalDataErased>();
const PARTIES = { bookingId: idOf('booking'), customerId: idOf('customer'), vendorId: idOf('vendor'), serviceId: idOf('service') };
const created = event(
  'BookingCreated',
  {
    ...PARTIES,
    serviceTitle: 'Drain cleaning',
    durationMinutes: 90,
    respondBy: '2026-11-21T10:00:00.000Z',
    createdAt: '2026-11-20T10:00:00.000Z',
    slot: { date: '2026-11-24', time: '13:00', startsAt: '2026-11-24T19:00:00.000Z', endsAt: '2026-11-24T20:30:00.000Z' },
    terms: { priceCents: 8900, platformFeeCents: 500, cancellationFeeCents: 2500, timeZone: 'America/Chicago' },
  },
  {
    subject: PARTIES.customerId,
    fields: { street: '1 Elm Street', zip: '78701', city: 'Austin', state: 'TX', instructions: 'Ring twice.' },
  },
);
const confirmed = event('BookingConfirmed', { ...PARTIES, confirmedAt: '2026-11-20T12:00:00.000Z' });
const completed = event('BookingCompleted', {
  ...PARTIES,
  priceCents: 8900,
  platformFeeCents: 500,
  completedAt: '2026-11-24T20:30:00.000Z',
});
const cancelled = event('BookingCancelled', {
  ...PARTIES,
  reason: 'by_customer',
  chargeCents: 2500,
  was: 'confirmed',
  cancelledAt: '2026-11-24T10:00:00.000Z',
});
const reviewed = anyEvent(
  'ReviewPosted',
  { ...PARTIES, reviewId: idOf('review'), serviceTitle: 'Drain cleaning', rating: 4, postedAt: '2026-11-25T08:00:00.000Z' },
  { subject: PARTIES.customerId, fields: { comment: 'On time.' } },
);
const erased = on('user', event('PersonalDataErased', { userId: PARTIES.customerId, erasedAt: '2026-12-01T00:00:00.000Z' }));

const rows = async (table: string) => (await database.pool.query(`select * from read.${table}`)).rows as Record<string, unknown>[];
const batches = [1, 100];

describe('the list of bookings', () => {
  const shown = (history: Happened[], batch?: number) =>
    project(database.pool, [bookingList], history, batch).then(() => rows('booking_list'));

  test.each(batches)('a completed and reviewed booking, in batches of %i', async (batch) => {
    const history = [...on('booking', created, confirmed, completed), ...on('review', reviewed)];
    expect(await shown(history, batch)).toEqual([
      expect.objectContaining({
        id: PARTIES.bookingId,
        status: 'completed',
        reason: null,
        service_title: 'Drain cleaning',
        date: '2026-11-24',
        time: '13:00',
        starts_at: '2026-11-24T19:00:00.000Z',
        ends_at: '2026-11-24T20:30:00.000Z',
        price_cents: 8900,
        platform_fee_cents: 500,
        street: '1 Elm Street',
        instructions: 'Ring twice.',
        completed_at: '2026-11-24T20:30:00.000Z',
        charge_cents: null,
        reviewed: true,
      }),
    ]);
  });

  test('a cancelled one tells why, and what it cost', async () => {
    expect(await shown(on('booking', created, confirmed, cancelled))).toMatchObject([
      { status: 'cancelled', reason: 'by_customer', charge_cents: 2500 },
    ]);
  });

  const LATER = { date: '2026-11-25', time: '13:00', startsAt: '2026-11-25T19:00:00.000Z', endsAt: '2026-11-25T20:30:00.000Z' };
  const AT = '2026-11-21T10:00:00.000Z';
  const proposalId = idOf('proposal');

  test.each([
    confirmed,
    cancelled,
    completed,
    event('RescheduleProposed', { ...PARTIES, proposalId, proposedBy: 'vendor', slot: LATER, lapsesAt: AT, proposedAt: AT }),
    event('RescheduleEnded', { ...PARTIES, proposalId, outcome: 'declined', endedAt: AT }),
    event('BookingRescheduled', { ...PARTIES, proposalId, by: 'vendor', from: LATER, slot: LATER, respondBy: null, rescheduledAt: AT }),
    event('ProviderSetOut', { ...PARTIES, setOutAt: AT }),
    event('ProviderDelayed', { ...PARTIES, delayMinutes: 15, expectedAt: AT, reportedAt: AT }),
    event(
      'NoShowClaimed',
      { ...PARTIES, claim: 'no_show_vendor', by: 'customer', contestBy: AT, claimedAt: AT },
      { subject: PARTIES.customerId, fields: { statement: null } },
    ),
  ])('counts $type for calendars as a mailed file does', async (happened) => {
    const history = [created, happened];
    expect(await shown(on('booking', ...history))).toMatchObject([{ sequence: sequenceOf(history) }]);
  });

  test('an erased customer leaves title, time and price, and no address', async () => {
    expect(await shown([...on('booking', created), ...erased])).toMatchObject([
      {
        service_title: 'Drain cleaning',
        date: '2026-11-24',
        price_cents: 8900,
        street: null,
        zip: null,
        city: null,
        state: null,
        instructions: null,
      },
    ]);
  });
});
