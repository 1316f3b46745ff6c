import { testConfig } from '../../../test/support/config.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { ManualClock } from '../clock.js';
import { Database } from '../database/database.js';
import { newId } from '../ids.js';
import { type Limit, Limits } from './limits.js';

const NINE = '2026-03-02T09:00:00.000Z';
const TEN = '2026-03-02T10:00:00.000Z';
const LIMIT: Limit = { code: 'test/too-many', most: 3, minutes: 60, message: (wait) => `That was much. Come in ${wait}.` };

let server: TestDatabase;
let processes: { database: Database; clock: ManualClock; limits: Limits }[];
beforeAll(async () => {
  server = await testDatabase();
  processes = [1, 2].map(() => {
    const database = new Database(server.url);
    const clock = new ManualClock(NINE);
    return { database, clock, limits: new Limits(database, clock, testConfig()) };
  });
});
afterAll(async () => {
  for (const { database } of processes) await database.close();
  await server.drop();
});
beforeEach(() => {
  for (const { clock } of processes) clock.set(NINE);
});

const refused = { code: 'test/too-many', message: 'That was much. Come in 60 minutes.', status: 429, retryAfterSeconds: 3600 };
const count = (actor: string, limit = LIMIT, process = 0) => processes[process]!.limits.count(limit, actor);
const most = async (actor: string) => {
  for (let n = 0; n < LIMIT.most; n++) await count(actor);
};

describe('a limit', () => {
  test('holds for all processes together, also at the same moment', async () => {
    const actor = newId();
    const counted = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => count(actor, LIMIT, n % 2)));
    expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT.most);
    await expect(count(actor, LIMIT, 1)).rejects.toMatchObject(refused);
  });

  test('is each person’s own, and each thing’s', async () => {
    const actor = newId();
    await most(actor);
    await count(newId());
    await count(actor, { ...LIMIT, code: 'test/another' });
    await expect(count(actor)).rejects.toMatchObject(refused);
  });

  test('begins anew when its time is over, however often somebody has tried meanwhile', async () => {
    const actor = newId();
    await most(actor);
    processes[0]!.clock.set('2026-03-02T09:59:59.000Z');
    await expect(count(actor)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    processes[0]!.clock.set(TEN);
    await most(actor);
    await expect(count(actor)).rejects.toMatchObject(refused);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['192.0.2.1', '::ffff:192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ])('takes %s and %s for one visitor: %s', (one, other, same) => {
    const { limits } = processes[0]!;
    expect(limits.visitor(one) === limits.visitor(other)).toBe(same);
  });

  test('knows visitors by nothing that names them', async () => {
    const { limits } = processes[0]!;
    const visitor = limits.visitor('203.0.113.7');
    expect(visitor).toBe(limits.visitor('203.0.113.7'));
    expect(visitor).not.toBe(new Limits(processes[0]!.database, processes[0]!.clock, testConfig()).visitor('203.0.113.7'));
  });
});
