import { idOf } from '../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { on, project } from '../../../test/support/project.js';
import { changedDays } from './changed-days.projection.js';
import { event } from './schedule.events.js';
import { takenHours } from './taken-hours.projection.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const PARTIES = { bookingId: idOf('booking'), customerId: idOf('customer'), vendorId: idOf('vendor'), serviceId: idOf('service') };

const rows = async (table: string) => (await database.pool.query(`select * from read.${table}`)).rows as Record<string, unknown>[];
const batches = [1, 100];

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

test.each(batches)('each day says which event has changed it last, in batches of %i', async (batch) => {
  const change = { vendorId: PARTIES.vendorId, bookingId: idOf('one'), lane: 0, hours: [9] };
  const hold = { vendorId: PARTIES.vendorId, holdId: idOf('hold'), lane: 1, hours: [9] };
  const history = on(
    'schedule',
    event('SlotReserved', { ...change, date: '2026-11-24' }),
    event('SlotHeld', { ...hold, date: '2026-11-25', until: '2026-11-24T09:10:00.000Z' }),
    event('SlotReleased', { ...change, date: '2026-11-24' }),
    event('SlotHoldReleased', { ...hold, date: '2026-11-25' }),
    event('SlotReserved', { ...change, date: '2026-11-26' }),
  );
  await project(database.pool, [changedDays], history, batch);
  const changed = (await rows('changed_day')).map(({ date, changed_at }) => [date, Number(changed_at)]);
  expect(new Map(changed as [string, number][])).toEqual(
    new Map([
      ['2026-11-24', 2],
      ['2026-11-25', 3],
      ['2026-11-26', 4],
    ]),
  );
});
