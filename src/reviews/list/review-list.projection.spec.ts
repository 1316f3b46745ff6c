import { idOf } from '../../../test/support/catalog-history.js';
import { testDatabase, type TestDatabase } from '../../../test/support/postgres.js';
import { type Happened, on, project } from '../../../test/support/project.js';
import { event } from '../../platform/events/event.js';
import { bookingList } from './booking-list.js';
import { reviewList } from './review-list.js';
import { reviewReports } from './review-reports.js';
import { takenHours } from './taken-hours.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

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
const reviewed = event(
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

describe('the list of reviews', () => {
  const REVIEW = { ...PARTIES, reviewId: idOf('review') };
  const [owner, admin, reader] = [idOf('owner'), idOf('admin'), idOf('reader')];
  const NOW = '2026-11-26T08:00:00.000Z';
  const edited = event(
    'ReviewEdited',
    { ...REVIEW, rating: 5, previousRating: 4, visible: true, editedAt: NOW },
    { subject: PARTIES.customerId, fields: { comment: 'They came back.' } },
  );
  const replied = event('ReviewReplied', { ...REVIEW, ownerId: owner, repliedAt: NOW }, { subject: owner, fields: { reply: 'Thanks.' } });
  const reworded = event(
    'ReviewReplyEdited',
    { ...REVIEW, ownerId: owner, editedAt: NOW },
    { subject: owner, fields: { reply: 'Thank you.' } },
  );
  const reported = event(
    'ReviewReported',
    { ...REVIEW, reportId: idOf('report'), reportedBy: reader, ground: 'spam', reportedAt: NOW },
    { subject: reader, fields: { note: 'Paid for.' } },
  );
  const visitors = event('ReviewReportedByVisitor', { ...REVIEW, reportId: idOf('visit'), ground: 'offensive', reportedAt: NOW });
  const explained = { subject: admin, fields: { explanation: 'It was paid for.' } };
  const hidden = event('ReviewHidden', { ...REVIEW, rating: 5, hiddenAt: NOW }, explained);
  const shown = event('ReviewShown', { ...REVIEW, rating: 5, shownAt: NOW }, explained);
  const kept = event('ReviewKept', { ...REVIEW, keptAt: NOW }, explained);
  const gone = (userId: string) => on(`user-${userId}`, event('PersonalDataErased', { userId, erasedAt: '2026-12-01T00:00:00.000Z' }));
  const told = async (history: Happened[], batch?: number) => {
    await project(database.pool, [reviewList, reviewReports], history, batch);
    return { review: (await rows('review_list'))[0]!, reports: await rows('review_report') };
  };

  test.each(batches)('the last words of the author and of the provider, in batches of %i', async (batch) => {
    const { review } = await told(on('review', reviewed, edited, replied, reworded), batch);
    expect(review).toMatchObject({ vendor_id: PARTIES.vendorId, rating: 5, comment: 'They came back.', edited_at: NOW });
    expect(review).toMatchObject({ reply: 'Thank you.', replied_at: NOW, hidden: false, reported_at: null });
  });

  test.each(batches)('a report waits until an admin has decided, in batches of %i', async (batch) => {
    const waiting = {
      review: { reported_at: NOW, hidden: false, explanation: null },
      reports: [{ ground: 'spam', note: 'Paid for.', open: true }],
    };
    expect(await told(on('review', reviewed, reported), batch)).toMatchObject(waiting);
    const decision = { reported_at: null, explanation: 'It was paid for.', decided_by: admin, decided_at: NOW };
    for (const [decided, isHidden] of [
      [[hidden], true],
      [[kept], false],
      [[hidden, shown], false],
    ] as const) {
      await database.pool.query('truncate read.review_list, read.review_report');
      const { review, reports } = await told(on('review', reviewed, reported, ...decided), batch);
      expect({ review, reports }).toMatchObject({ review: { ...decision, hidden: isHidden }, reports: [{ open: false }] });
    }
  });

  test('a visitor’s report waits as any other, and names nobody', async () => {
    expect(await told(on('review', reviewed, visitors))).toMatchObject({
      review: { reported_at: NOW },
      reports: [{ ground: 'offensive', reported_by: null, note: null, open: true }],
    });
    expect(await told(on('review', kept))).toMatchObject({ review: { reported_at: null }, reports: [{ open: false }] });
  });

  test('everybody’s words go with them; an erased author’s stars stay', async () => {
    await told(on('review', reviewed, replied, reported, hidden));
    const words = async () => {
      const [[review], [report]] = [await rows('review_list'), await rows('review_report')];
      return [review!['comment'], review!['reply'], review!['explanation'], report!['note']];
    };
    expect(await words()).toEqual(['On time.', 'Thanks.', 'It was paid for.', 'Paid for.']);
    for (const [who, left] of [
      [reader, ['On time.', 'Thanks.', 'It was paid for.', null]],
      [owner, ['On time.', null, 'It was paid for.', null]],
      [admin, ['On time.', null, null, null]],
      [PARTIES.customerId, [null, null, null, null]],
    ] as const) {
      await told(gone(who));
      expect(await words()).toEqual(left);
    }
    expect(await rows('review_list')).toMatchObject([{ rating: 4 }]);
  });
});

describe('taken hours', () => {
  const DAY = { vendorId: PARTIES.vendorId, date: '2026-11-24' };
  const reserved = (booking: string, lane: number, ...hours: number[]) =>
    event('SlotReserved', { ...DAY, bookingId: idOf(booking), lane, hours });
  const released = (booking: string, lane: number, ...hours: number[]) =>
    event('SlotReleased', { ...DAY, bookingId: idOf(booking), lane, hours });
  const taken = async () => (await rows('taken_hour')).map(({ lane, hour, booking_id }) => ({ lane, hour, booking: booking_id }));

  test.each(batches)('hours are taken, freed and taken again, in batches of %i', async (batch) => {
    const history = on('schedule', reserved('one', 0, 9, 10), reserved('two', 1, 10), released('one', 0, 9, 10), reserved('three', 0, 10));
    await project(database.pool, [takenHours], history, batch);
    expect((await taken()).sort((a, b) => Number(a.lane) - Number(b.lane))).toEqual([
      { lane: 0, hour: 10, booking: idOf('three') },
      { lane: 1, hour: 10, booking: idOf('two') },
    ]);
  });

  test.each(batches)('a second holder of an hour breaks the tripwire, in batches of %i', async (batch) => {
    const history = on('schedule', reserved('one', 0, 9, 10), reserved('two', 0, 10, 11));
    await expect(project(database.pool, [takenHours], history, batch)).rejects.toThrow('taken_hour_has_one_holder');
  });
});
