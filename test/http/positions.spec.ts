import { jest } from '@jest/globals';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { Answers } from '../../src/platform/answers/answers.js';
import { KurrentImitation } from '../../src/platform/stores/kurrentdb/kurrentdb-imitation.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { listen, type Listening } from '../support/live-stream.js';
import { by, type Provider, provider } from './booking-support.js';

const OTHERS = { 16: 32, 32: 16 };

describe.each<[store: string, digits: 16 | 32]>([
  ['Postgres', 16],
  ['KurrentDB (its imitation)', 32],
])('positions of %s', (store, digits) => {
  let app: TestApp;
  let business: Provider;
  let customer: Member;
  const opened: Listening[] = [];
  beforeAll(async () => {
    const server = new KurrentImitation();
    if (store !== 'Postgres') jest.spyOn(KurrentDBClient, 'connectionString').mockImplementation(() => server.client());
    app = await testApp(store === 'Postgres' ? {} : { config: { eventStoreUrl: 'kurrentdb://imitation:2113' } });
    business = await provider(app);
    customer = await app.member();
  });
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.close();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app?.close();
  });

  const like = async (): Promise<string> => {
    await by(app, customer).delete(`/favorites/services/${business.serviceId}`).expect(204);
    const { headers } = await by(app, customer).put(`/favorites/services/${business.serviceId}`, {}).expect(204);
    return headers['x-position'] as string;
  };
  const favorites = (position: string) =>
    app.http().get('/api/v1/favorites/ids').set('Authorization', customer.bearer).set('X-Min-Position', position);
  const listening = async (lastEventId?: string): Promise<Listening> => {
    const stream = await listen(app.url, customer.bearer, lastEventId);
    opened.push(stream);
    return stream;
  };

  test('let the next query see what the command did', async () => {
    const position = await like();
    expect(position).toMatch(new RegExp(`^[0-9a-f]{${digits}}$`));
    const answer = await favorites(position).expect(200);
    expect(JSON.stringify(answer.body)).toContain(business.serviceId);
    expect(answer.headers['x-stale']).toBeUndefined();
  });

  test('do not keep an answer from being served from memory', async () => {
    const position = await like();
    const ask = () => app.http().get('/api/v1/categories').set('X-Min-Position', position).expect(200);
    await ask();
    await ask();
    const computed = jest.spyOn(app.app.get(Answers), 'answer');
    await ask();
    expect(computed).not.toHaveBeenCalled();
    computed.mockRestore();
  });

  test('that lie beyond every event are not waited for', async () => {
    const answer = await favorites('f'.repeat(digits)).expect(200);
    expect(answer.headers['x-stale']).toBeUndefined();
  });

  test.each([
    ['of another store', '0'.repeat(OTHERS[digits])],
    ['that are none', 'zz'],
    ['that were never printed so', '0'.repeat(16) + '-' + '0'.repeat(16)],
  ])('are told from those %s', async (_, position) => {
    const { body } = await favorites(position).expect(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['X-Min-Position']);
  });

  test('tell who comes back what they have missed, and nothing else', async () => {
    const present = await listening(); // from here on it is remembered what happens
    const before = await like();
    const position = await like();
    // What happens is heard of a moment after the command has been answered.
    for (let heard = before; heard < position;) heard = (await present.next()).position;
    expect((await listening(position)).missed).not.toContain('Favorite');
    expect((await listening(before)).missed).toEqual(['Favorite']);
  });

  test.each([
    ['of another store', '0'.repeat(OTHERS[digits])],
    ['beyond every event', 'f'.repeat(digits)],
  ])('%s say nothing of what was missed, so everything may be', async (_, position) => {
    expect((await listening(position)).missed).toEqual(expect.arrayContaining(['Favorite', 'Booking', 'Vendor']));
  });
});
