import { anyEvent } from '../../../test/support/any-event.js';
import { idOf } from '../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { on, project } from '../../../test/support/project.js';
import type { AnyEvent } from '../../platform/events/event.js';
import { timers } from '../../platform/timers/timers.js';
import type { BookingEvent } from '../booking.events.js';
import { bookingDeadlines } from './deadlines.projection.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const PARTIES = { bookingId: idOf('booking'), customerId: idOf('customer'), vendorId: idOf('vendor'), serviceId: idOf('service') };
const slot = (date: string) => ({ date, time: '13:00', startsAt: `${date}T19:00:00.000Z`, endsAt: `${date}T20:00:00.000Z` });
const happened = (type: BookingEvent['type'], data: object = {}): AnyEvent => anyEvent(type, { ...PARTIES, ...data });

const created = happened('BookingCreated', { slot: slot('2026-11-24'), respondBy: '2026-11-21T10:00:00.000Z' });
const confirmed = happened('BookingConfirmed');
const proposed = happened('RescheduleProposed', {
  proposalId: idOf('proposal'),
  slot: slot('2026-11-26'),
  lapsesAt: '2026-11-21T06:00:00.000Z',
});
const claimed = happened('NoShowClaimed', { by: 'customer', contestBy: '2026-11-25T20:00:00.000Z' });

/** What waits for the clock after these events. */
async function waiting(...events: AnyEvent[]): Promise<Record<string, string>> {
  await database.pool.query('truncate read.timer');
  await project(database.pool, [timers(1, bookingDeadlines)], on('booking', ...events), 1);
  const { rows } = await database.pool.query<{ kind: string; subject: string; due_at: string }>('select * from read.timer order by kind');
  expect(rows.every(({ subject }) => subject === PARTIES.bookingId)).toBe(true);
  return Object.fromEntries(rows.map(({ kind, due_at }) => [kind.replace('booking.', ''), due_at]));
}

const EXPIRE = { expire: '2026-11-21T10:00:00.000Z' };
const COMPLETE = { complete: '2026-11-26T20:00:00.000Z' };

describe('what waits for the clock', () => {
  test('a request: its answer, and what follows if there is one', async () => {
    expect(await waiting(created)).toEqual({ ...EXPIRE, ...COMPLETE });
  });

  test('a confirmed booking completes by itself 48 hours after its end', async () => {
    expect(await waiting(created, confirmed)).toEqual(COMPLETE);
  });

  test('a new time that waits for an answer lapses, until there is one', async () => {
    expect(await waiting(created, confirmed, proposed)).toEqual({ ...COMPLETE, lapse: '2026-11-21T06:00:00.000Z' });
    expect(await waiting(created, confirmed, proposed, happened('RescheduleEnded'))).toEqual(COMPLETE);
  });

  test('a booking that moves takes its deadlines along', async () => {
    const moved = (respondBy: string | null) => happened('BookingRescheduled', { slot: slot('2026-11-26'), respondBy });
    expect(await waiting(created, proposed, moved('2026-11-21T09:00:00.000Z'))).toEqual({
      expire: '2026-11-21T09:00:00.000Z',
      complete: '2026-11-28T20:00:00.000Z',
    });
    expect(await waiting(created, confirmed, proposed, moved(null))).toEqual({ complete: '2026-11-28T20:00:00.000Z' });
  });

  test('a claim settles itself instead, unless it is contested', async () => {
    expect(await waiting(created, confirmed, claimed)).toEqual({ settle: '2026-11-25T20:00:00.000Z' });
    expect(await waiting(created, confirmed, claimed, happened('NoShowContested'))).toEqual({});
  });

  test('a claim that is dismissed lets the booking complete', async () => {
    const dismissed = happened('ClaimDismissed', { completesAt: '2026-11-30T08:00:00.000Z' });
    expect(await waiting(created, confirmed, claimed, dismissed)).toEqual({ complete: '2026-11-30T08:00:00.000Z' });
  });

  test.each([
    ['cancelled', happened('BookingCancelled', { reason: 'by_admin' })],
    ['completed', happened('BookingCompleted')],
  ])('nothing, once the booking is %s', async (_, ended) => {
    expect(await waiting(created, proposed, confirmed, claimed, ended)).toEqual({});
  });
});
