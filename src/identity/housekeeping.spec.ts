import { testConfig } from '../../test/support/config.js';
import { type TestDatabase, testDatabase } from '../../test/support/postgres.js';
import { ManualClock } from '../platform/clock.js';
import { Idempotency } from '../platform/commands/idempotency.js';
import { Database } from '../platform/database/database.js';
import { newId } from '../platform/ids.js';
import { Limits } from '../platform/limits/limits.js';
import { Housekeeping } from './housekeeping.js';

const NOW = '2026-03-02T09:00:00.000Z';
const OVER = '2026-01-01T09:00:00.000Z';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = new Database(server.url);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

async function tidy(): Promise<void> {
  const clock = new ManualClock(NOW);
  await new Housekeeping(database, new Idempotency(database), new Limits(database, clock, testConfig()), clock).tidy();
}

test('what nobody can use any more goes, the rest stays', async () => {
  const rows: readonly (readonly [table: string, insert: string])[] = [
    ['identity_sign_in_attempt', `insert into identity_sign_in_attempt (email_id, whose, failures, last_at) values ($1, 'anybody', 1, $2)`],
    [
      'identity_mail_token',
      `insert into identity_mail_token (token_hash, purpose, user_id, created_at, expires_at) values ($1::uuid::text, 'verify-email', $1::uuid, $2, $2)`,
    ],
    [
      'identity_session',
      `insert into identity_session (id, user_id, counter, epoch, device, opened_at, refreshed_at) values ($1, $1, 1, 1, '', $2, $2)`,
    ],
    ['identity_two_factor', `insert into identity_two_factor (user_id, last_step, pending_secret, pending_since) values ($1, 0, '', $2)`],
    ['limit_count', `insert into limit_count (what, actor, count, until) values ('', $1::uuid::text, 1, $2)`],
    ['kept_mail', `insert into kept_mail (id, user_id, to_address, subject, text, kept_at) values ($1, $1, '', '', '', $2)`],
  ];
  for (const [, insert] of rows) for (const at of [OVER, NOW]) await server.pool.query(insert, [newId(), at]);
  await tidy();
  for (const [table] of rows) {
    const { rowCount } = await server.pool.query(`select 1 from ${table}`);
    expect([table, rowCount]).toEqual([table, 1]);
  }
});

test('an answer is kept for a day, and not longer', async () => {
  for (const [key, hours] of [
    ['yesterday', 25],
    ['today', 23],
  ])
    await server.pool.query(
      `insert into idempotency_record (actor, route, key, body_hash, command_id, lease_until, created_at)
       values ('anyone', 'POST /', $1, '', $2, now(), now() - make_interval(hours => $3))`,
      [key, newId(), hours],
    );
  await tidy();
  const { rows } = await server.pool.query('select key from idempotency_record');
  expect(rows).toEqual([{ key: 'today' }]);
});
