import { anyEvent } from '../../../../test/support/any-event.js';
import { idOf } from '../../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/postgres.js';
import { on, project } from '../../../../test/support/project.js';
import { cohorts } from './cohorts.projection.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** The last millisecond of a year, and the first of the next, by UTC. */
const EVE = '2025-12-31T23:59:59.999Z';
const NEXT = '2026-01-01T00:00:00.000Z';
const LATER = '2026-03-15T12:00:00.000Z';

test.each([1, 4, 100])('everybody stays with those of their first month, whatever the batches (of %i)', async (batch) => {
  await database.pool.query('truncate read.cohort_member, read.cohort_year');
  const made = (customer: string, createdAt: string) => anyEvent('BookingCreated', { customerId: idOf(customer), createdAt });
  const done = (completedAt: string) => anyEvent('BookingCompleted', { vendorId: idOf('shop'), completedAt });
  const history = [
    ...on('shop', anyEvent('VendorApproved', { vendorId: idOf('shop'), approvedAt: EVE })),
    ...on('one', made('ann', EVE), done(NEXT)),
    ...on('two', made('bob', NEXT), done(LATER)),
    ...on('six', made('ann', NEXT), done(LATER)),
    ...on('ten', made('ann', LATER)),
  ];
  await project(database.pool, [cohorts], history, batch);
  const members = await database.pool.query('select id, side, month from read.cohort_member');
  const came = Object.fromEntries(members.rows.map(({ id, side, month }: Record<string, unknown>) => [id, { side, month }]));
  expect(came).toEqual({
    [idOf('ann')]: { side: 'customers', month: '2025-12-01' },
    [idOf('bob')]: { side: 'customers', month: '2026-01-01' },
    [idOf('shop')]: { side: 'providers', month: '2025-12-01' },
  });
  const { rows } = await database.pool.query('select * from read.cohort_year order by year');
  const active = rows.map(({ id, year, ...months }: Record<string, unknown>) => {
    const some = Object.entries(months).filter(([, count]) => count !== 0);
    return { id, year, ...Object.fromEntries(some) };
  });
  expect(active).toHaveLength(4);
  expect(active).toEqual(
    expect.arrayContaining([
      { id: idOf('ann'), year: 2025, december: 1 },
      { id: idOf('ann'), year: 2026, january: 1, march: 1 },
      { id: idOf('bob'), year: 2026, january: 1 },
      { id: idOf('shop'), year: 2026, january: 1, march: 2 },
    ]),
  );
});
