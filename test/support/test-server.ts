import { tmpdir } from 'node:os';

/** Environment variable with the address of the run's Postgres. */
export const TEST_SERVER = 'TEST_DATABASE_URL';
/** The migrated database that every test database is a copy of. */
export const TEMPLATE = 'template';

/** Name of the environment variable with a folder that goes with the run of the tests. */
export const SCRATCH = 'PLUMB_TEST_SCRATCH';
export const scratchDirectory = (): string => process.env[SCRATCH] ?? tmpdir();
