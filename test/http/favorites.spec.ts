import { AddFavorite, ArchiveService, DeactivateService, UpdateService } from '../../src/catalog/index.js';
import { DeleteAccount } from '../../src/identity/index.js';
import { SuspendVendor } from '../../src/vendor-onboarding/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { settled } from './account-support.js';
import { API, asked, by, type Provider, provider } from './booking-support.js';

interface Kept {
  services: { id: string; title: string; isBookable: boolean; addedAt: string }[];
  vendors: { id: string; businessName: string; isBookable: boolean; serviceCount: number }[];
}

const NOWHERE = '0190a000-0000-4000-8000-00000000dead';

let app: TestApp;
let salon: Provider;
let carla: Member;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  salon = await provider(app);
  carla = await app.member();
});
afterAll(() => app?.close());

const put = (member: Member, path: string) => by(app, member).put(`/favorites/${path}`, {});
const letGo = (member: Member, path: string) => by(app, member).delete(`/favorites/${path}`);
const kept = async (member: Member): Promise<Kept> => {
  await app.caughtUp();
  return (await by(app, member).get('/favorites').expect(200)).body as Kept;
};
const ids = async (member: Member) => {
  await app.caughtUp();
  return (await by(app, member).get('/favorites/ids').expect(200)).body as object;
};

describe('favorites', () => {
  test('of a newcomer there are none', async () => {
    expect(await kept(carla)).toEqual({ services: [], vendors: [] });
    expect(await ids(carla)).toEqual({ services: [], vendors: [] });
  });

  test('a service is kept with its card, a provider with what they offer', async () => {
    await put(carla, `services/${salon.serviceId}`).expect(204);
    await put(carla, `vendors/${salon.vendorId}`).expect(204);
    expect(await kept(carla)).toMatchObject({
      services: [
        { id: salon.serviceId, title: 'Drain cleaning', isBookable: true, addedAt: app.clock.now(), vendor: { id: salon.vendorId } },
      ],
      vendors: [{ id: salon.vendorId, isBookable: true, serviceCount: 1, categories: [{ slug: expect.stringMatching(/^category-/) }] }],
    });
    expect(await ids(carla)).toEqual({ services: [salon.serviceId], vendors: [salon.vendorId] });
  });

  test('twice is once, and let go is gone', async () => {
    for (const path of [`services/${salon.serviceId}`, `services/${salon.serviceId.toUpperCase()}`]) await put(carla, path).expect(204);
    expect(await ids(carla)).toEqual({ services: [salon.serviceId], vendors: [] });
    for (let turn = 0; turn < 2; turn++) await letGo(carla, `services/${salon.serviceId}`).expect(204);
    expect(await ids(carla)).toEqual({ services: [], vendors: [] });
  });

  test('what was kept last comes first', async () => {
    const other = await provider(app, { title: 'Gutter cleaning' });
    await put(carla, `services/${salon.serviceId}`).expect(204);
    const before = app.clock.now();
    app.clock.set(new Date(Date.parse(before) + 60_000).toISOString());
    await put(carla, `services/${other.serviceId}`).expect(204);
    expect((await kept(carla)).services.map(({ title }) => title)).toEqual(['Gutter cleaning', 'Drain cleaning']);
    app.clock.set(before);
  });

  test('nobody sees or changes those of others', async () => {
    const other = await app.member();
    await put(carla, `services/${salon.serviceId}`).expect(204);
    await letGo(other, `services/${salon.serviceId}`).expect(204);
    expect(await ids(other)).toEqual({ services: [], vendors: [] });
    expect(await ids(carla)).toEqual({ services: [salon.serviceId], vendors: [] });
  });

  test('what is not there can not be kept', async () => {
    for (const id of [NOWHERE, 'nothing', salon.vendorId]) await put(carla, `services/${id}`).expect(404);
    for (const id of [NOWHERE, 'nothing', salon.serviceId]) await put(carla, `vendors/${id}`).expect(404);
  });

  test('what customers do not see can not be kept', async () => {
    await app.execute(new DeactivateService(salon.owner.userId, salon.serviceId));
    await put(carla, `services/${salon.serviceId}`).expect(404);
    await put(carla, `vendors/${salon.vendorId}`).expect(204);

    const suspended = await provider(app);
    await app.execute(new SuspendVendor(suspended.vendorId, { reason: 'A test.', confirmedBookings: 'kept' }));
    await put(carla, `services/${suspended.serviceId}`).expect(404);
    await put(carla, `vendors/${suspended.vendorId}`).expect(404);
  });

  test('a service that is switched off stays, and says so; one that is deleted is gone', async () => {
    await put(carla, `services/${salon.serviceId}`).expect(204);
    await put(carla, `vendors/${salon.vendorId}`).expect(204);
    await app.execute(new DeactivateService(salon.owner.userId, salon.serviceId));
    expect(await kept(carla)).toMatchObject({
      services: [{ id: salon.serviceId, isBookable: false }],
      vendors: [{ isBookable: true, serviceCount: 0, categories: [] }],
    });
    await app.execute(new ArchiveService(salon.owner.userId, salon.serviceId));
    expect(await kept(carla)).toMatchObject({ services: [], vendors: [{ serviceCount: 0 }] });
  });

  test('a service shows as it is now, not as it was kept', async () => {
    await put(carla, `services/${salon.serviceId}`).expect(204);
    await app.execute(new UpdateService(salon.owner.userId, salon.serviceId, { title: 'Drain clearing' }));
    expect((await kept(carla)).services).toMatchObject([{ title: 'Drain clearing' }]);
  });

  test('they stand in the person’s own file', async () => {
    await put(carla, `services/${salon.serviceId}`).expect(204);
    await letGo(carla, `services/${salon.serviceId}`).expect(204);
    await put(carla, `vendors/${salon.vendorId}`).expect(204);
    await app.caughtUp();
    const { body } = await by(app, carla).get('/account/data').expect(200);
    const file = body as { records: { favorites: object[] }; events: { type: string }[] };
    expect(file.records.favorites).toMatchObject([{ kind: 'vendor', id: salon.vendorId, name: expect.any(String) }]);
    const types = file.events.map(({ type }) => type).filter((type) => type.startsWith('Favorite'));
    expect(types).toEqual(['FavoriteAdded', 'FavoriteRemoved', 'FavoriteAdded']);
  });
});

test('of somebody who is erased nothing is kept, nor taken up any more', async () => {
  await put(carla, `services/${salon.serviceId}`).expect(204);
  await put(carla, `vendors/${salon.vendorId}`).expect(204);
  await app.execute(new DeleteAccount(carla.userId));
  const keeping = () => app.database.pool.query('select 1 from read.catalog_favorite where user_id = $1', [carla.userId]);
  await settled(app, { 'catalog.forget-favorites': ['PersonalDataErased'] });
  await app.caughtUp();
  expect((await keeping()).rowCount).toBe(0);
  const again = new AddFavorite({ userId: carla.userId, kind: 'vendor', targetId: salon.vendorId });
  await expect(app.execute(again)).rejects.toMatchObject({ status: 404 });
});

describe('the next free slot of a provider', () => {
  const nextOf = async (...vendorIds: string[]) => {
    await app.caughtUp();
    return (
      await app
        .http()
        .get(`${API}/vendors/next-slots?ids=${vendorIds.join(',')}`)
        .expect(200)
    ).body as {
      vendorId: string;
      serviceId: string | null;
      slot: { date: string; time: string } | null;
    }[];
  };

  test('is the first one of their shortest service', async () => {
    const other = await provider(app, { durationMinutes: 240 });
    const [long] = (await by(app, other.owner).get('/vendor/services').expect(200)).body as [{ categoryId: string }];
    const short = {
      categoryId: long.categoryId,
      title: 'Drain check',
      description: 'We look what is stuck, and tell you why.',
      durationMinutes: 60,
    };
    const { body } = await by(app, other.owner)
      .post('/vendor/services', { ...short, basePriceCents: 4900, priceType: 'fixed' })
      .expect(201);
    expect(await nextOf(salon.vendorId, other.vendorId)).toMatchObject([
      // Noon in Austin, and a day's notice.
      { vendorId: salon.vendorId, serviceId: salon.serviceId, slot: { date: '2026-03-05', time: '12:00', timeZone: 'America/Chicago' } },
      { vendorId: other.vendorId, serviceId: (body as { serviceId: string }).serviceId, slot: { date: '2026-03-05', time: '12:00' } },
    ]);
  });

  test('moves on when it is taken', async () => {
    await by(app, carla)
      .post('/bookings', asked(salon.serviceId, { date: '2026-03-05', time: '12:00' }))
      .expect(201);
    expect(await nextOf(salon.vendorId)).toMatchObject([{ slot: { date: '2026-03-05', time: '13:00' } }]);
  });

  test('is none where nothing can be booked', async () => {
    await app.execute(new DeactivateService(salon.owner.userId, salon.serviceId));
    expect(await nextOf(salon.vendorId, NOWHERE)).toEqual([
      { vendorId: salon.vendorId, serviceId: null, slot: null },
      { vendorId: NOWHERE, serviceId: null, slot: null },
    ]);
  });

  test('of more than 24 at once is not told', async () => {
    const ids = Array.from({ length: 25 }, () => NOWHERE).join(',');
    const { body } = await app.http().get(`${API}/vendors/next-slots?ids=${ids}`).expect(400);
    expect(body).toMatchObject({ fields: { ids: 'Send the ids of at most 24 providers, separated by commas' } });
  });
});
