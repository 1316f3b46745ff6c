import { anyEvent } from '../../../test/support/any-event.js';
import { idOf } from '../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { on, project } from '../../../test/support/project.js';
import { platformDays } from './platform-days.projection.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** The last millisecond of a day, and the first of the next, by UTC. */
const EVE = '2026-01-31T23:59:59.999Z';
const NEXT = '2026-02-01T00:00:00.000Z';

test('everything counts on the day on which it happened, whatever the batches', async () => {
  const booking = (name: string, type: string, told: object) => anyEvent(type, { bookingId: idOf(name), ...told });
  const made = { createdAt: EVE, terms: { priceCents: 8900, platformFeeCents: 500 } };
  const history = [
    ...on('ann', anyEvent('UserRegistered', { registeredAt: EVE })),
    ...on('bob', anyEvent('UserRegistered', { registeredAt: NEXT })),
    ...on(
      'shop',
      anyEvent('VendorAppliedV2', { submission: 1, appliedAt: EVE }),
      anyEvent('VendorAppliedV2', { submission: 2, appliedAt: NEXT }),
    ),
    ...on(
      'one',
      booking('one', 'BookingCreated', made),
      booking('one', 'BookingCompleted', { completedAt: NEXT, priceCents: 8900, platformFeeCents: 500 }),
      booking('one', 'ProblemDecided', { decidedAt: NEXT, refundCents: 9100 }),
    ),
    ...on('two', booking('two', 'BookingCreated', made), booking('two', 'BookingCancelled', { cancelledAt: EVE, reason: 'declined' })),
    ...on('six', booking('six', 'BookingCreated', made), booking('six', 'BookingCancelled', { cancelledAt: NEXT, reason: 'declined' })),
    ...on('ten', booking('ten', 'BookingCreated', made), booking('ten', 'BookingCancelled', { cancelledAt: NEXT, reason: 'expired' })),
  ];
  await project(database.pool, [platformDays], history, 4);
  const days = await database.pool.query('select * from read.platform_day order by day');
  const nothing = { bookings: 0, value_cents: 0, completed_bookings: 0, completed_cents: 0, fees_cents: 0, refunds_cents: 0 };
  expect(days.rows).toEqual([
    { day: '2026-01-31', users: 1, vendors: 1, ...nothing, bookings: 4, value_cents: 4 * 8900 },
    {
      day: '2026-02-01',
      users: 1,
      vendors: 0,
      ...nothing,
      completed_bookings: 1,
      completed_cents: 8900,
      fees_cents: 500,
      refunds_cents: 9100,
    },
  ]);
  const cancellations = await database.pool.query('select * from read.platform_cancellations order by day, reason');
  expect(cancellations.rows).toEqual([
    { day: '2026-01-31', reason: 'declined', bookings: 1 },
    { day: '2026-02-01', reason: 'declined', bookings: 1 },
    { day: '2026-02-01', reason: 'expired', bookings: 1 },
  ]);
});
