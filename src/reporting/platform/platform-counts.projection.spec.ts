import { anyEvent } from '../../../test/support/any-event.js';
import { idOf } from '../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { on, project } from '../../../test/support/project.js';
import { platformCounts } from './platform-counts.projection.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const registered = (name: string) => on(name, anyEvent('UserRegistered', { userId: idOf(name), registeredAt: '2026-01-01T00:00:00.000Z' }));
const vendor = (name: string, ...types: [type: string, submission: number][]) =>
  on(name, ...types.map(([type, submission]) => anyEvent(type, { vendorId: idOf(name), submission })));
const booked = (name: string, priceCents: number) =>
  on(name, anyEvent('BookingCreated', { bookingId: idOf(name), terms: { priceCents, platformFeeCents: 500 } }));
const ended = (name: string, type: string, priceCents: number) =>
  on(name, anyEvent(type, { bookingId: idOf(name), priceCents, chargeCents: 0 }));

test('the platform’s figures are those of its history, whatever the batches', async () => {
  const history = [
    ...registered('ann'),
    ...registered('bob'),
    ...registered('cho'),
    ...registered('gone'),
    ...on('user-gone', anyEvent('PersonalDataErased', { userId: idOf('gone') })),
    ...on('contactMessage-message', anyEvent('PersonalDataErased', { userId: idOf('message') })),
    ...vendor('waits', ['VendorAppliedV2', 1]),
    ...vendor('works', ['VendorAppliedV2', 1], ['VendorApproved', 1]),
    ...vendor('tries again', ['VendorAppliedV2', 1], ['VendorRejectedV2', 1], ['VendorAppliedV2', 2]),
    ...booked('one', 8900),
    ...booked('two', 4000),
    ...booked('three', 100),
    ...ended('one', 'BookingCompleted', 8900),
    ...ended('two', 'BookingCancelled', 4000),
  ];
  await project(database.pool, [platformCounts], history, 4);
  const { rows } = await database.pool.query('select * from read.platform_counts');
  expect(rows).toEqual([{ id: 'all', users: 3, vendors: 3, pending_vendors: 2, bookings: 3, revenue_cents: 13000, completed_cents: 8900 }]);
});
