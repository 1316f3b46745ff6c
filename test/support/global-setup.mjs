import '../../scripts/typescript.mjs';

/** One Postgres for the whole run of Jest, with a migrated database that each test file copies. */
export default async function setUp() {
  const { startTestPostgres } = await import('./test-postgres.ts');
  globalThis.testPostgres = await startTestPostgres();
}
