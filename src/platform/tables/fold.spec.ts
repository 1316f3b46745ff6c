import fc from 'fast-check';
import type pg from 'pg';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import type { Position } from '../events/recorded.js';
import { connected } from '../following/leadership.js';
import { interpret, type Rows } from '../projections/testing/interpreter.js';
import { createTables, OddsRow } from '../projections/testing/tables.js';
import { Fold } from './fold.js';
import { count, increment, insert, patch, patchWhere, remove, type RowOf, type Write } from './projection.js';
import { shapeOf } from './table-shape.js';
import { TableWriter } from './table-writer.js';

type Odds = RowOf<typeof OddsRow>;

let database: TestDatabase;
let client: pg.Client;
const writer = new TableWriter(shapeOf(OddsRow), 'read');

beforeAll(async () => {
  database = await testDatabase();
  await createTables(database.url, [OddsRow]);
  client = await connected(database.pool, 'plumb-and-level test');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const OWNER = '0190a0b0-0000-7000-8000-000000000001';
const OTHER = '0190a0b0-0000-7000-8000-000000000002';
const key = { owner: OWNER, day: '2026-11-21' };
const row: Odds = {
  ...key,
  label: 'a "quoted" \\ word',
  note: null,
  state: 'new',
  seen: 1,
  total: 2,
  spare: null,
  open: true,
  at: null,
  extra: null,
};

/** Carries out the batches on an empty table, each folded. */
async function written(...batches: (readonly Write[])[]): Promise<{ rows: Odds[]; lost: number }> {
  let lost = 0;
  await client.query('truncate read.test_odds');
  for (const batch of batches) {
    const fold = new Fold();
    for (const write of batch) fold.add(write, 'p' as Position);
    for (const table of fold.tables) lost += await writer.write(client, table);
    lost += fold.lost;
  }
  const { rows } = await client.query<Odds>('select * from read.test_odds order by owner, day');
  return { rows, lost };
}

describe('folding the writes of a batch', () => {
  const owner = fc.constantFrom(OWNER, OTHER);
  const days = fc.constantFrom('2026-11-21', '2026-11-22');
  const keys = fc.record({ owner, day: days });
  const small = fc.integer({ min: -5, max: 5 });
  const text = fc.constantFrom('', 'NULL', 'null', 'a,b', '{}', '"', '\\', "it's", '🔧 ', 'ten\nlines');
  const columns = {
    label: text,
    note: fc.option(text),
    state: fc.constantFrom('new', 'old'),
    seen: small,
    total: small,
    spare: fc.option(small),
    open: fc.boolean(),
    at: fc.option(fc.constantFrom('2026-11-21T09:30:00.000Z', '2026-11-21T09:30:00.123Z')),
    extra: fc.option(fc.constantFrom<unknown>({ a: ['"', null] }, [1, 2], 'word', false, 0)),
  };
  const some = fc.record(columns, { requiredKeys: [] });
  const amounts = fc.record({ seen: small, total: small, spare: small }, { requiredKeys: [] });
  const anyWrite = fc
    .oneof(
      fc.tuple(keys, fc.record(columns)).map(([at, values]) => insert(OddsRow, { ...at, ...values })),
      fc.tuple(keys, some).map(([at, set]) => patch(OddsRow, at, set)),
      fc.tuple(keys, amounts).map(([at, add]) => increment(OddsRow, at, add)),
      fc.tuple(keys, amounts, some).map(([at, add, defaults]) => count(OddsRow, at, add, { label: 'made', open: false, ...defaults })),
      keys.map((at) => remove(OddsRow, at)),
      fc
        .tuple(fc.record({ owner, state: fc.constantFrom('new', 'old'), note: fc.option(text) }, { requiredKeys: ['state'] }), some)
        .map(([where, set]) => patchWhere(OddsRow, where, set)),
    )
    .map(({ table: _, ...write }) => write); // a counterexample stays readable

  test('any history leaves the same table as its writes one by one, however it is cut into batches', async () => {
    const history = fc.tuple(fc.array(anyWrite, { maxLength: 40 }), fc.integer({ min: 2, max: 40 }));
    await fc.assert(
      fc.asyncProperty(history, async ([history, size]) => {
        const writes = history.map((write) => ({ ...write, table: OddsRow }) as Write);
        const rows: Rows = new Map();
        for (const write of writes) interpret(rows, write);
        const expected = [...rows.values()].sort(byKey);
        expect((await written(...inBatchesOf(1, writes))).rows).toEqual(expected);
        expect((await written(...inBatchesOf(size, writes))).rows).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('an insert replaces a row that was removed, patched or inserted before', async () => {
    const { rows } = await written([insert(OddsRow, { ...row, note: 'old' }), remove(OddsRow, key), insert(OddsRow, row)]);
    expect(rows).toEqual([row]);
  });

  test('a patch of a row that is not there changes nothing and is noticed', async () => {
    expect(await written([patch(OddsRow, key, { label: 'x' })])).toEqual({ rows: [], lost: 1 });
  });

  test('a column that a patch leaves out keeps its value, one that it sets to null loses it', async () => {
    const { rows } = await written(
      [insert(OddsRow, { ...row, note: 'kept', spare: 4 })],
      [patch(OddsRow, key, { spare: null, label: undefined as never })],
    );
    expect(rows).toEqual([{ ...row, note: 'kept', spare: null }]);
  });

  test('a patch before a count touches only a row that was there', async () => {
    const batch = [patch(OddsRow, key, { label: 'patched' }), count(OddsRow, key, { seen: 1 }, { label: 'made', open: false })];
    expect((await written(batch)).rows).toMatchObject([{ label: 'made', seen: 1 }]);
    expect((await written([insert(OddsRow, row)], batch)).rows).toMatchObject([{ label: 'patched', seen: 2 }]);
  });

  test('a key is the same in capitals', async () => {
    const batch = [insert(OddsRow, { ...row, owner: OWNER.toUpperCase() }), insert(OddsRow, row)];
    expect((await written(batch)).rows).toEqual([row]);
  });

  test.each([
    ['a row without its key', () => insert(OddsRow, { ...row, owner: undefined as never }), 'needs owner'],
    // @ts-expect-error with half a key it does not compile either
    ['a row without all of its key', () => remove(OddsRow, { owner: OWNER }), 'needs day'],
    ['a column that the table has not', () => patch(OddsRow, key, { colour: 1 } as never), 'no column colour'],
    ['another key for a row', () => patch(OddsRow, key, { day: '2026-11-23' }), 'part of the key'],
    ['half an amount', () => increment(OddsRow, key, { seen: 0.5 }), 'whole numbers'],
    ['a sum of words', () => increment(OddsRow, key, { label: 1 } as never), 'not a sum'],
    ['a change of all rows', () => patchWhere(OddsRow, {}, { note: null }), 'needs a condition'],
    ['a condition that was forgotten', () => patchWhere(OddsRow, { note: undefined as never }, { note: null }), 'note is undefined'],
  ])('%s is refused', (_name, write, message) => {
    expect(() => new Fold().add(write(), 'p' as Position)).toThrow(message);
  });
});

const byKey = (a: Odds, b: Odds) => `${a.owner} ${a.day}`.localeCompare(`${b.owner} ${b.day}`);

function inBatchesOf<T>(size: number, items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
