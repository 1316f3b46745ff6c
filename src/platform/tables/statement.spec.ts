import { sql } from 'kysely';
import { testDatabase } from '../../../test/support/postgres.js';
import { Database } from '../database/database.js';
import { createTables, OddsRow } from '../projections/testing/tables.js';
import { ProjectionTableRow } from './entities.js';
import { statement, type Values, whenGiven } from './statement.js';
import { withTablesRead } from './tables-read.js';
import { rowAs, tablesOf } from './typed-tables.js';

const tables = tablesOf(OddsRow, ProjectionTableRow);
const odds = rowAs(OddsRow, 'o');
const isNew = odds('o.state', '=', `new'er`);

interface Wanted {
  owner: string;
  note: string | null;
}

const found = statement('test-found', ({ owner, note }: Values<Wanted>) =>
  tables
    .selectFrom('test_odds as o')
    .where('o.owner', '=', owner)
    .where((eb) => whenGiven(note, 'text', eb('o.note', '=', note)))
    .where(isNew)
    .select((eb) => ['o.label', 'o.at as happenedAt', eb('o.owner', '=', owner).as('isOwn'), eb.fn.countAll().over().as('total')])
    .limit(20),
);
const added = statement('test-added', ({ owner, at }: Values<{ owner: string; at: string }>) =>
  tables
    .insertInto('test_odds')
    .values({ owner, at, day: '2026-11-23', label: 'Tap', note: null, state: `new'er`, seen: 3, total: 2 ** 40, spare: null, open: true })
    .onConflict((conflict) => conflict.columns(['owner', 'day']).doNothing()),
);
const changes = statement('test-changes', () =>
  tables
    .with('odds', (db) => db.selectFrom('test_odds').select('owner'))
    .selectFrom('odds as o')
    .select((eb) => ['o.owner', eb.exists(tables.selectFrom('projection_table').select('name')).as('anything')]),
);

describe('a statement', () => {
  test('has one number for each value, and its constants in the text', () => {
    expect(found.text).toBe(
      'select "o"."label", "o"."at" as "happenedAt", "o"."owner" = $1 as "isOwn", count(*) over() as "total" from "read"."test_odds" as "o" ' +
        `where "o"."owner" = $1 and ($2::text is null or "o"."note" = $2) and "o"."state" = 'new''er' limit 20`,
    );
  });

  test('tells every table that it names, also where one query stands in another', () => {
    expect([found.tables, changes.tables]).toEqual([['test_odds'], ['test_odds', 'projection_table']]);
  });

  test('is refused when it names a table where only Postgres sees it', () => {
    const hidden = statement('test-hidden', () => tables.selectFrom(sql<{ id: string }>`read.booking_list`.as('b')).select('b.id'));
    expect(() => hidden.text).toThrow('Statement "test-hidden" names a table in bare SQL');
  });

  test('is the only one of its name: who makes one for each request, is told', () => {
    expect(() => statement('test-found', () => tables.selectFrom('test_odds').select('label'))).toThrow(
      'There are two statements "test-found"',
    );
  });
});

describe('a statement that is run', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const server = await testDatabase();
    await createTables(server.url, [OddsRow]);
    database = new Database(server.url);
    close = async () => {
      await database.close();
      await server.drop();
    };
  });
  afterAll(() => close());

  const owner = '00000000-0000-4000-8000-000000000001';

  test('takes its values by name, and gives what the columns are', async () => {
    const { pool } = database;
    const at = '2026-11-23T08:00:00.000Z';
    expect([await added.change(pool, { owner, at }), await added.change(pool, { owner, at })]).toEqual([1, 0]);
    const row = await found.one(pool, { note: null, owner });
    const typed: { label: string; happenedAt: string | null; isOwn: boolean; total: number } = row;
    expect(typed).toEqual({ label: 'Tap', happenedAt: at, isOwn: true, total: 1 });
    expect(await found.first(pool, { note: 'wet', owner })).toBeUndefined();
  });

  test('is noted with its tables by whoever wants to know what an answer follows from', async () => {
    const { result, tables: read } = await withTablesRead(() => changes.all(database.pool));
    expect([result, read]).toEqual([[{ owner, anything: expect.any(Boolean) }], ['projection_table', 'test_odds']]);
  });
});
