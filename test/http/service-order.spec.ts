import { CreateService } from '../../src/catalog/index.js';
import { newId } from '../../src/platform/ids.js';
import { type TestApp, testApp } from '../support/app.js';
import { API, by, type Provider, provider } from './booking-support.js';

let app: TestApp;
let salon: Provider;
/** By title, the first that was created first. */
let offered: Readonly<Record<'Drains' | 'Taps' | 'Boilers', string>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  salon = await provider(app);
  offered = { Drains: salon.serviceId, Taps: await another(salon, 'Taps and valves'), Boilers: await another(salon, 'Boilers and pumps') };
});

async function another({ owner }: Provider, title: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from read.catalog_category limit 1');
  app.clock.set(new Date(Date.parse(app.clock.now()) + 1000).toISOString());
  const offer = {
    categoryId: rows[0]!.id,
    title,
    description: 'We look after all that holds water.',
    basePriceCents: 8900,
    priceType: 'fixed',
    durationMinutes: 60,
  } as const;
  const { serviceId } = await app.execute<{ serviceId: string }>(new CreateService(owner.userId, offer));
  await app.caughtUp();
  return serviceId;
}

const order = (serviceIds: unknown, { owner } = salon) => by(app, owner).put('/vendor/services/order', { serviceIds });
const idsIn = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);
async function mine(): Promise<string[]> {
  await app.caughtUp();
  return idsIn((await by(app, salon.owner).get('/vendor/services').expect(200)).body);
}
const seen = async (query = '') => idsIn((await app.http().get(`${API}/vendors/${salon.vendorId}/services${query}`).expect(200)).body);

describe('the order of services', () => {
  test('is the newest first, before their provider has said anything', async () => {
    const { Drains, Taps, Boilers } = offered;
    expect(await mine()).toEqual([Boilers, Taps, Drains]);
    expect(await seen()).toEqual([Boilers, Taps, Drains]);
  });

  test('is the provider’s, for everybody and on their own list, and may be sent again', async () => {
    const { Drains, Taps, Boilers } = offered;
    for (let count = 0; count < 2; count++) await order([Taps, Drains, Boilers]).expect(204);
    expect(await mine()).toEqual([Taps, Drains, Boilers]);
    expect(await seen()).toEqual([Taps, Drains, Boilers]);
    expect(await seen(`?exclude=${Taps}&limit=1`)).toEqual([Drains]);
    const { events } = await app.streams.read(`serviceOrder-${salon.vendorId}`);
    expect(events.map(({ type }) => type)).toEqual(['ServicesOrdered']);
  });

  test('is followed by what it does not name, the newest first', async () => {
    const { Drains, Taps, Boilers } = offered;
    await order([Drains, Boilers, Taps]).expect(204);
    await order([Drains]).expect(204);
    expect(await mine()).toEqual([Drains, Boilers, Taps]);
    const added = await another(salon, 'Gutters and pipes');
    expect(await mine()).toEqual([Drains, added, Boilers, Taps]);
  });

  test('stays when one of them is deleted, and changes no revision that a booking names', async () => {
    const { Drains, Taps, Boilers } = offered;
    await order([Taps.toUpperCase(), Drains, Boilers]).expect(204);
    await by(app, salon.owner).delete(`/vendor/services/${Drains}`).expect(204);
    expect(await mine()).toEqual([Taps, Boilers]);
    const { body } = await app.http().get(`${API}/services/${Taps}`).expect(200);
    expect(body).toMatchObject({ revision: 0 });
  });

  test('is heard of in the provider’s other windows', async () => {
    const { headers } = await order([offered.Drains]).expect(204);
    expect(headers['x-changed']).toBe('Service');
  });

  test('belongs to the data that the provider takes along', async () => {
    await order([offered.Drains]).expect(204);
    await app.caughtUp();
    const { text } = await by(app, salon.owner).get('/account/data').buffer(true).expect(200);
    expect(text).toContain('ServicesOrdered');
  });
});

describe('an order is refused', () => {
  test('with somebody else’s service, and with one that nobody has', async () => {
    const other = await provider(app);
    for (const id of [other.serviceId, newId()]) {
      await order([offered.Taps, id]).expect(404);
    }
    expect(await mine()).toEqual([offered.Boilers, offered.Taps, offered.Drains]);
  });

  test('with one that was deleted in another window', async () => {
    await by(app, salon.owner).delete(`/vendor/services/${offered.Taps}`).expect(204);
    const { body } = await order([offered.Taps, offered.Drains]).expect(409);
    expect(body).toMatchObject({ code: 'catalog/order-outdated' });
  });

  test.each([
    ['no list', 'all', 'Send the services, in order'],
    ['ids that are none', ['first'], 'Service is not known'],
    ['one twice', ['0190a000-0000-4000-8000-000000000001', '0190A000-0000-4000-8000-000000000001'], 'Each service stands in one place'],
    ['101 of them', Array.from({ length: 101 }, () => newId()), 'At most 100 services are put in order'],
  ])('with %s', async (_what, serviceIds, message) => {
    const { body } = await order(serviceIds).expect(400);
    expect(body).toMatchObject({ code: 'platform/invalid', fields: { serviceIds: message } });
  });

  test('from whoever has no business', async () => {
    await app.http().put(`${API}/vendor/services/order`).send({ serviceIds: [] }).expect(401);
    await by(app, await app.member())
      .put('/vendor/services/order', { serviceIds: [] })
      .expect(403);
  });
});
