import { randomBytes } from 'node:crypto';
import { CreateCategory } from '../../src/catalog/index.js';
import { newId } from '../../src/platform/ids.js';
import { SystemClock } from '../../src/platform/clock.js';
import { Rebuild } from '../../src/platform/projections/rebuild.js';
import { ApplyAsVendor } from '../../src/vendor-onboarding/index.js';
import { buildServer } from '../support/build-server.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { type TestApp, testApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';

const KILLS = 6;
const CLIENTS = 8;
/** How many answers to wait for before the kill: a different moment each time, and never a matter of speed. */
const ANSWERS_BEFORE_KILL = [1, 7, 20, 33, 51, 80];

/** A request that a client has sent, with the key under which it would send it again. */
interface Sent {
  readonly key: string;
  readonly title: string;
  acknowledged?: string;
}

describe('when the process is killed while it writes', () => {
  const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
  const sent: Sent[] = [];
  let product: TestApp;
  let bearer: string;
  let categoryId: string;

  beforeAll(async () => {
    await buildServer();
    product = await testApp({
      now: new SystemClock().now(),
      config: { masterKey: Buffer.from(secrets.MASTER_KEY, 'base64'), tokenSecret: secrets.TOKEN_SECRET, role: 'api' },
    });
    const owner = await product.member();
    ({ bearer } = owner);
    await product.execute(new ApplyAsVendor(owner.userId, applicant()));
    ({ categoryId } = await product.execute<{ categoryId: string }>(
      new CreateCategory({ parentId: null, name: 'Cleaning', slug: 'cleaning', description: 'Clean homes.', icon: null }),
    ));
    for (let round = 0; round < KILLS; round++) await killWhileWriting(ANSWERS_BEFORE_KILL[round]!);
  }, 180_000);

  afterAll(() => product?.close());

  test('nothing that was acknowledged is missing', async () => {
    const titles = await titlesInHistory();
    const acknowledged = sent.filter((request) => request.acknowledged);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ANSWERS_BEFORE_KILL.reduce((sum, n) => sum + n));
    expect(acknowledged.filter(({ title }) => !titles.includes(title))).toEqual([]);
  });

  test('nothing is doubled, also not what the clients sent again with the same key', async () => {
    const titles = await titlesInHistory();
    expect(titles.length).toBe(new Set(titles).size);
    expect([...titles].sort()).toEqual(sent.map(({ title }) => title).sort());
  });

  test('a repeated request is answered with what the first one made', async () => {
    const { rows } = await product.database.pool.query<{ data: { title: string; serviceId: string } }>(
      `select data from es.events where type = 'ServiceCreated'`,
    );
    const made = new Map(rows.map(({ data }) => [data.title, data.serviceId]));
    expect(sent.filter(({ title, acknowledged }) => made.get(title) !== acknowledged)).toEqual([]);
  });

  test('every read table equals its rebuild', async () => {
    const server = await startServer({ DATABASE_URL: product.database.url, ...secrets });
    await product.caughtUp();
    const differences = await product.app.get(Rebuild).rebuildAndCompare();
    await server.stop();
    expect(differences).toEqual([]);
  });

  /** Clients write until enough was answered; then the process is killed, started again, and each client repeats what it has no answer for. */
  async function killWhileWriting(answersBeforeKill: number): Promise<void> {
    const first = await startServer({ DATABASE_URL: product.database.url, ...secrets });
    let answers = 0;
    let killed: Promise<void> | undefined;
    const client = async () => {
      while (!killed) {
        const request: Sent = { key: newId(), title: `Service ${newId()}` };
        sent.push(request);
        await send(first, request).catch(() => undefined);
        answers++;
        if (answers === answersBeforeKill) killed = first.kill();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await killed;

    const second = await startServer({ DATABASE_URL: product.database.url, ...secrets });
    await Promise.all(sent.filter(({ acknowledged }) => !acknowledged).map((request) => send(second, request)));
    await second.kill();
  }

  async function send(server: ServerProcess, request: Sent): Promise<void> {
    for (;;) {
      const answer = await fetch(`${server.url}/api/v1/vendor/services`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: bearer, 'Idempotency-Key': request.key },
        body: JSON.stringify({
          categoryId,
          title: request.title,
          description: 'A service that is created while the lights go out.',
          basePriceCents: 8900,
          priceType: 'fixed',
          durationMinutes: 60,
        }),
      });
      const body = (await answer.json()) as { serviceId?: string; code?: string };
      if (answer.status === 201) {
        request.acknowledged = body.serviceId!;
        return;
      }
      // The killed process still holds the lease of this key.
      if (body.code !== 'platform/in-flight') throw new Error(`unexpected answer: ${JSON.stringify(body)}`);
      await product.database.pool.query('update idempotency_record set lease_until = now() where key = $1', [request.key]);
    }
  }

  async function titlesInHistory(): Promise<string[]> {
    const { rows } = await product.database.pool.query<{ title: string }>(
      `select data->>'title' as title from es.events where type = 'ServiceCreated'`,
    );
    return rows.map(({ title }) => title);
  }
});
