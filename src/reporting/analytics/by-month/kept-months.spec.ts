import { BookingRow } from '../../../booking/index.js';
import type { Database } from '../../../platform/database/database.js';
import { type Position, START } from '../../../platform/events/recorded.js';
import { newId } from '../../../platform/ids.js';
import { Progress } from '../../../platform/projections/progress.js';
import { Fold } from '../../../platform/tables/fold.js';
import { patch, patchWhere, type Write } from '../../../platform/tables/projection.js';
import type { Statement } from '../../../platform/tables/statement.js';
import { withTablesRead } from '../../../platform/tables/tables-read.js';
import type { Days } from '../made-in.js';
import { KeptMonths } from './kept-months.js';

const AT = '1'.padStart(16, '0') as Position;
const YEAR = { from: '2031-10-14', to: '2032-01-05' };
const MADE = new Map([
  [newId(), '2031-11'],
  [newId(), '2031-12'],
]);
const [inNovember] = MADE.keys();
const UNREADABLE = newId();

describe('what is counted month by month', () => {
  let progress: Progress;
  let months: KeptMonths;
  let read: string[];
  let reading: (days: Days) => Promise<{ bookings: number }[]>;
  const pool = {
    query: async ({ values: [ids] }: { values: [string[]] }) => {
      if (ids.includes(UNREADABLE)) throw new Error('Postgres is away');
      return { rows: ids.map((id) => ({ month: MADE.get(id) })) };
    },
  };
  const counted = (name: string) =>
    ({
      name,
      tables: ['booking_list'],
      all: (_pool: unknown, days: Days) => {
        read.push(`${days.from} ${days.to}`);
        return reading(days);
      },
    }) as unknown as Statement<Days, { bookings: number }>;
  const places = counted('places');
  const asked = async (statement = places, days: Days = YEAR) => {
    read = [];
    const rows = await months.all(statement, days);
    return { rows, read };
  };
  const written = (...writes: Write[]) => {
    const fold = new Fold();
    for (const write of writes) fold.add(write, AT);
    progress.reached(AT, new Map([['booking_list', '1.0']]), fold.tables);
  };
  beforeEach(async () => {
    progress = new Progress();
    progress.lead(START, new Map());
    months = new KeptMonths({ pool } as unknown as Database, progress);
    reading = ({ from }) => Promise.resolve([{ bookings: Number(from.slice(5, 7)) }]);
    await asked();
  });

  const ENDS = ['2031-10-14 2031-10-31', '2032-01-01 2032-01-05'];
  const NOVEMBER = '2031-11-01 2031-11-30';
  const DECEMBER = '2031-12-01 2031-12-31';

  test('is kept of whole months, and counted anew for the days before and after; its rows come in the order of time', async () => {
    const again = await asked();
    expect(again.read.toSorted()).toEqual(ENDS);
    expect(again.rows.map(({ bookings }) => bookings)).toEqual([10, 11, 12, 1]);
    expect((await asked(places, { from: '2031-11-01', to: '2031-11-30' })).read).toEqual([]);
  });

  test('is counted anew of the months of bookings that have changed, by every statement', async () => {
    const funnel = counted('funnel');
    await asked(funnel);
    written(patch(BookingRow, { id: inNovember! }, { status: 'cancelled' }));
    expect((await asked()).read).toEqual(expect.arrayContaining([NOVEMBER]));
    expect((await asked(funnel)).read.toSorted()).toEqual([...ENDS, NOVEMBER].sort());
    expect((await asked()).read.toSorted()).toEqual(ENDS);
  });

  test.each<[string, () => void]>([
    ['many have changed at once', () => written(patchWhere(BookingRow, { customerId: newId() }, { zip: null }))],
    [
      'more bookings have changed than are worth looking up',
      () => written(...Array.from({ length: 2_001 }, () => patch(BookingRow, { id: newId() }, { zip: null }))),
    ],
    ['the table was repaired', () => progress.reached(START, new Map([['booking_list', '1.1']]))],
    [
      'another process has led meanwhile',
      () => {
        progress.follow();
        progress.lead(AT, new Map());
      },
    ],
    ['it can’t be looked up when they were made', () => written(patch(BookingRow, { id: UNREADABLE }, { status: 'cancelled' }))],
  ])('is forgotten when %s', async (_, change) => {
    change();
    expect((await asked()).read.toSorted()).toEqual([...ENDS, NOVEMBER, DECEMBER].sort());
  });

  test('stays while other tables change', async () => {
    progress.reached(AT, new Map([['catalog_service', '1.0']]));
    expect((await asked()).read.toSorted()).toEqual(ENDS);
  });

  test('is not kept when a booking has changed while it was counted, whoever has asked meanwhile', async () => {
    const november = { from: '2031-11-01', to: '2031-11-30' };
    const { promise, resolve } = Promise.withResolvers<{ bookings: number }[]>();
    progress.reached(START, new Map([['booking_list', '1.1']]));
    reading = () => promise;
    const slow = asked(places, november);
    await new Promise(setImmediate);
    written(patch(BookingRow, { id: inNovember! }, { status: 'cancelled' }));
    reading = () => Promise.resolve([{ bookings: 2 }]);
    expect((await asked(places, november)).rows).toEqual([{ bookings: 2 }]);
    resolve([{ bookings: 1 }]);
    await slow;
    expect((await asked(places, november)).rows).toEqual([{ bookings: 2 }]);
  });

  test('is asked for again where it could not be read', async () => {
    progress.reached(START, new Map([['booking_list', '1.1']]));
    reading = () => Promise.reject(new Error('Postgres is away'));
    await expect(asked()).rejects.toThrow('Postgres is away');
    reading = () => Promise.resolve([{ bookings: 3 }]);
    expect((await asked()).rows).toHaveLength(4);
  });

  test('is counted at once, and each time, by a process that hears of no change', async () => {
    progress.follow();
    for (let n = 0; n < 2; n++) expect((await asked()).read).toEqual(['2031-10-14 2032-01-05']);
  });

  test('tells which tables it was read from, kept or not', async () => {
    expect((await withTablesRead(() => months.all(places, { from: '2031-11-01', to: '2031-11-30' }))).tables).toEqual(['booking_list']);
  });
});
