import { testDatabase } from '../../../test/support/postgres.js';
import { TEST_SERVER } from '../../../test/support/test-server.js';
import { openPool } from '../database/database.js';
import { StartProblem } from '../process/start-problem.js';
import { migrate, pendingMigrations, refuseOldServer } from './migrate.js';
import { databaseNamed } from './start-database.js';

describe('migrating', () => {
  test('by several processes at once is done once', async () => {
    const url = await databaseNamed('migrated_at_once', process.env[TEST_SERVER]!);
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    const pool = openPool(url);
    expect(await pendingMigrations(pool)).toEqual([]);
    await pool.end();
  });

  test('a database that has not seen a migration is known', async () => {
    const database = await testDatabase();
    await database.pool.query('delete from mikro_orm_migrations');
    expect(await pendingMigrations(database.pool)).toContain('0001-initial');
    await database.drop();
  });

  test.each(['14.11', '9.6.24'])('a Postgres %s is refused in a sentence', (version) => {
    expect(() => refuseOldServer(version)).toThrow(`DATABASE_URL is a Postgres ${version}; it must be 15 or later.`);
  });

  test.each(['15.3', '18.4 (Debian 18.4-1)'])('a Postgres %s will do', (version) => {
    expect(() => refuseOldServer(version)).not.toThrow();
  });

  test('a database that does not answer is said in a sentence', async () => {
    await expect(migrate('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(StartProblem);
  });
});
