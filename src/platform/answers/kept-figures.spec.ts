import type { Database } from '../database/database.js';
import type { Position } from '../events/recorded.js';
import { Progress } from '../projections/progress.js';
import { withTablesRead } from '../tables/tables-read.js';
import { KeptFigures } from './kept-figures.js';

const at = (position: string) => position.padStart(16, '0') as Position;

describe('figures that are kept', () => {
  let progress: Progress;
  let figures: KeptFigures;
  let reads: number;
  const counting = {
    name: 'count',
    tables: ['services', 'vendors'],
    one: (_pool: unknown, { search }: { search: string }) => Promise.resolve({ of: search, count: ++reads }),
  };
  const count = (search: string) => figures.one(counting, { search });
  beforeEach(() => {
    reads = 0;
    progress = new Progress();
    progress.lead(at('1'), new Map([['services', '1.0']]));
    figures = new KeptFigures(progress, {} as Database);
  });

  test('are read once for the same values, also by several at once, and once for others', async () => {
    expect(await Promise.all([count('a'), count('a'), count('b')])).toEqual([
      { of: 'a', count: 1 },
      { of: 'a', count: 1 },
      { of: 'b', count: 2 },
    ]);
    expect(await count('a')).toEqual({ of: 'a', count: 1 });
  });

  test.each(['services', 'vendors'])('are read anew once %s have changed, and not for any other table', async (table) => {
    await count('a');
    progress.reached(at('2'), new Map([['bookings', '2.0']]));
    expect((await count('a')).count).toBe(1);
    progress.reached(at('3'), new Map([[table, '3.0']]));
    expect((await count('a')).count).toBe(2);
  });

  test('of many rows are the same ones as long as they hold', async () => {
    const listing = { ...counting, name: 'list', all: () => Promise.resolve([{ count: ++reads }]) };
    const rows = await figures.all(listing);
    expect(await figures.all(listing)).toBe(rows);
    progress.reached(at('2'), new Map([['vendors', '2.0']]));
    expect(await figures.all(listing)).toEqual([{ count: 2 }]);
  });

  test('of another statement are another matter', async () => {
    await count('a');
    expect((await figures.one({ ...counting, name: 'another' }, { search: 'a' })).count).toBe(2);
  });

  test('that could not be read are asked for again', async () => {
    const failing = { ...counting, one: () => Promise.reject(new Error('Postgres is away')) };
    await expect(figures.one(failing, { search: 'a' })).rejects.toThrow('Postgres is away');
    expect((await count('a')).count).toBe(1);
  });

  test('tell which tables they were read from, kept or not', async () => {
    for (let n = 0; n < 2; n++) expect((await withTablesRead(() => count('a'))).tables).toEqual(['services', 'vendors']);
  });

  test('are known to nobody who does not lead: the state of the tables is asked of Postgres each time', async () => {
    let stamp = 1;
    const pool = { query: () => Promise.resolve({ rows: [{ name: 'services', changed_at: at(String(stamp)), repairs: 0 }] }) };
    const following = new KeptFigures(new Progress(), { pool } as unknown as Database);
    const asked = async () => (await following.one(counting, { search: 'a' })).count;
    expect([await asked(), await asked()]).toEqual([1, 1]);
    stamp = 2;
    expect(await asked()).toBe(2);
  });
});
