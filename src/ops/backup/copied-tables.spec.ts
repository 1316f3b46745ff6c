import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { entities } from '../../registry.js';
import { copiedTables, REBUILT } from './copied-tables.js';

describe('a copy of the data', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.drop());

  test('holds every table of the database, but those that are built anew', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'read', 'rebuild')`,
    );
    const anew = [...REBUILT, 'mikro_orm_migrations'].map((name) => `public.${name}`);
    expect([...copiedTables(entities), ...anew].sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});
