import { DeclaredEvents } from '../test/support/declared-events.js';
import { type TestDatabase, testDatabase } from '../test/support/postgres.js';
import { statements } from './platform/tables/statement.js';
import { shapeOf } from './platform/tables/table-shape.js';
import { entities, live, projections } from './registry.js';

describe('the read models of all modules', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  const tables = projections.flatMap((projection) => projection.tables);
  const names = tables.map((table) => shapeOf(table).name);

  test('have names of their own', () => {
    expect(projections.length).toBeGreaterThan(0);
    expect(new Set(projections.map(({ name }) => name)).size).toBe(projections.length);
  });

  test('share no table, as each is rebuilt by itself', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(entities).toEqual(expect.arrayContaining(tables));
  });

  test('are all tables of schema read', async () => {
    const { rows } = await database.pool.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'read' order by 1`,
    );
    expect(rows.map(({ tablename }) => tablename)).toEqual([...names].sort());
  });

  test('are held to nothing but their keys, as the middle of a batch may look other than its end', async () => {
    const { rows } = await database.pool.query(
      `select conrelid::regclass::text as table, conname as rule from pg_constraint
        where connamespace = 'read'::regnamespace and contype not in ('p', 'n', 'c')
       union all
       select indrelid::regclass::text, indexrelid::regclass::text from pg_index
        join pg_class c on c.oid = indrelid where c.relnamespace = 'read'::regnamespace and indisunique and not indisprimary`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the statements of all modules', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  test('are ones that Postgres can plan over the tables as the migrations make them', async () => {
    const all = [...statements()];
    const refused = await Promise.all(
      all.map(({ name, text }) =>
        database.pool.query(`explain (generic_plan) ${text}`).then(
          () => [],
          (error: Error) => [`${name}: ${error.message}`],
        ),
      ),
    );
    expect(all.length).toBeGreaterThan(20);
    expect(refused.flat()).toEqual([]);
  });
});

/** Reservations, of which the event beside them says whom it concerns: an hour's booking or hold, a booking that is counted, an address's account. A list that is taken along, which changes nothing. And former versions, which happen no more. */
const OF_NO_CONCERN = [
  'BookingCounted CategoryActivated CategoryDeactivated CategoryDeleted CategorySlugClaimed CategorySlugReleased EmailClaimRefused EmailClaimed EmailReleased KycViewed ListDownloaded RequestAnswered RequestOpened RoleGranted RoleRevoked',
  'SlotHeld SlotHoldReleased SlotReleased SlotReserved VendorApplied VendorOwnerClaimed VendorReinstated VendorRejected VendorSuspended VendorSuspendedV2',
].flatMap((types) => types.split(' '));

test('every event says whom it concerns, or is known to concern nobody', async () => {
  const said = new Set(live.flatMap((concerns) => Object.keys(concerns)));
  const { types } = await DeclaredEvents.read();
  expect(types.filter((type) => !said.has(type)).sort()).toEqual(OF_NO_CONCERN);
});
