import { randomBytes } from 'node:crypto';
import { asked, type Provider, provider, signedIn } from '../http/booking-support.js';
import { type Member, NOW, type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { listen } from '../support/live-stream.js';
import { type ClockedServer, startClockedServer } from '../support/server-process.js';

describe('streams of several processes', () => {
  const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
  let people: TestApp;
  let business: Provider;
  let customer: Member;
  const servers: ClockedServer[] = [];

  beforeAll(async () => {
    await buildServer();
    people = await testApp({ config: { masterKey: Buffer.from(secrets.MASTER_KEY, 'base64'), tokenSecret: secrets.TOKEN_SECRET } });
    business = await provider(people);
    customer = await people.member();
    const start = () => startClockedServer({ DATABASE_URL: people.database.url, ...secrets }, NOW);
    servers.push(...(await Promise.all([start(), start()])));
  }, 180_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await people?.close();
  });

  const send = (server: ClockedServer, path: string, { bearer }: Member, body: object) =>
    fetch(`${server.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: bearer },
      body: JSON.stringify(body),
    });

  test('whichever process has written, both sides hear of it', async () => {
    const [one, other] = servers as [ClockedServer, ClockedServer];
    const theirs = await listen(one.url, business.owner.bearer);
    const ours = await listen(other.url, customer.bearer);
    const { id } = (await (await send(other, '/bookings', customer, asked(business.serviceId))).json()) as { id: string };
    await theirs.until('Booking');
    await ours.until('Booking');
    expect((await send(one, `/bookings/${id}/confirm`, business.owner, {})).status).toBe(200);
    await ours.until('Booking');
    for (const stream of [theirs, ours]) stream.close();
  });

  test('who comes back to another process hears what they have missed meanwhile', async () => {
    const [one, other] = servers as [ClockedServer, ClockedServer];
    const before = await listen(one.url, customer.bearer);
    await send(other, '/bookings', customer, asked(business.serviceId, { time: '15:00' }));
    const { position } = (await before.until('Booking')).at(-1)!;
    before.close();
    await send(one, '/bookings', customer, asked(business.serviceId, { time: '16:00' }));
    const back = await listen(other.url, customer.bearer, position);
    if (!back.missed.includes('Booking')) await back.until('Booking');
    back.close();
  });

  test('a process that is told to stop ends its streams in order, and itself', async () => {
    const [, other] = servers as [ClockedServer, ClockedServer];
    const { ended } = await listen(other.url, (await signedIn(people, customer)).bearer);
    expect(await other.stop()).toBe(0);
    await ended;
  });
});
