/** Environment variable with the address of the run's Postgres. */
export const TEST_SERVER = 'TEST_DATABASE_URL';
/** The migrated database that every test database is a copy of. */
export const TEMPLATE = 'template';
