import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { ManualClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';
import { ANYBODY, type Counter, SIGNED_IN, SignInAttempts } from './sign-in-attempts.js';

const NINE = '2026-03-02T09:00:00.000Z';
const TWO_SECONDS_LATER = '2026-03-02T09:00:02.000Z';

let server: TestDatabase;
let database: Database;
let clock: ManualClock;
let attempts: SignInAttempts;
beforeAll(async () => {
  server = await testDatabase();
  database = new Database(server.url);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});
beforeEach(() => {
  clock = new ManualClock(NINE);
  attempts = new SignInAttempts(database, clock);
});

const by = (emailId: string, whose = ANYBODY): Counter => ({ emailId, whose });

/** Reserves one after another. */
async function reserve(emailId: string, times: number) {
  const reserved = [];
  for (let n = 0; n < times; n++) reserved.push(await attempts.reserve(by(emailId)));
  return reserved;
}

const refused = { code: 'identity/too-many-attempts', status: 429 };

describe('attempts', () => {
  test('count before anything is looked at: the fifth is the last for two seconds', async () => {
    const emailId = newId();
    await reserve(emailId, 5);
    await expect(attempts.reserve(by(emailId))).rejects.toMatchObject(refused);
    clock.set(TWO_SECONDS_LATER);
    await attempts.reserve(by(emailId));
  });

  test('do not count when the password was not looked at', async () => {
    const emailId = newId();
    for (let n = 0; n < 10; n++) await attempts.refund(await attempts.reserve(by(emailId)));
    await reserve(emailId, 5);
  });

  test('given back, the one that set a block takes it along', async () => {
    const emailId = newId();
    const [last] = (await reserve(emailId, 5)).slice(-1);
    await attempts.refund(last!);
    await attempts.reserve(by(emailId));
    await expect(attempts.reserve(by(emailId))).rejects.toMatchObject(refused);
  });

  test('given back, any other leaves the block that somebody else has set', async () => {
    const emailId = newId();
    const [first] = await reserve(emailId, 5);
    await attempts.refund(first!);
    await expect(attempts.reserve(by(emailId))).rejects.toMatchObject(refused);
  });

  test('given back late, the one that set a block leaves the next one', async () => {
    const emailId = newId();
    const [last] = (await reserve(emailId, 5)).slice(-1);
    clock.set(TWO_SECONDS_LATER);
    await attempts.reserve(by(emailId));
    await attempts.refund(last!);
    await expect(attempts.reserve(by(emailId))).rejects.toMatchObject(refused);
  });

  test('of others do not count, nor are they made good for with one’s own', async () => {
    const emailId = newId();
    await reserve(emailId, 5);
    for (const whose of [SIGNED_IN, 'a known browser']) {
      await attempts.reserve(by(emailId, whose));
      await attempts.forgive(by(emailId, whose));
    }
    await expect(attempts.reserve(by(emailId))).rejects.toMatchObject(refused);
  });

  test('of everybody are forgiven together', async () => {
    const emailId = newId();
    await reserve(emailId, 5);
    for (let n = 0; n < 5; n++) await attempts.reserve(by(emailId, SIGNED_IN));
    await attempts.forgiveAll(emailId);
    for (const whose of [ANYBODY, SIGNED_IN]) await attempts.reserve(by(emailId, whose));
  });
});
