import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';
import { decide } from './vendor-support.js';

interface Managed {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly isActive: boolean;
}
interface Page {
  readonly items: readonly Managed[];
  readonly total: number;
  readonly activeCount: number;
  readonly inactiveCount: number;
}

let app: TestApp;
let ada: Member;
let eve: Member;
beforeAll(async () => {
  app = await testApp();
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
  eve = await app.member({ roles: ['admin'], fullName: 'Eve Stone' });
});
afterAll(() => app.close());

const LIST = '/admin/services';
const listed = async (query: Record<string, string> = {}): Promise<Page> => {
  await app.caughtUp();
  return (
    await by(app, ada)
      .get(`${LIST}?${new URLSearchParams(query).toString()}`)
      .expect(200)
  ).body as Page;
};
const shown = async (id: string) => (await listed({ search: id })).items[0]!;
const change = (id: string, changes: object, who = ada) => by(app, who).patch(`${LIST}/${id}`, changes);
const REASON = 'Three complaints about it.';
const remove = (id: string, told = {}, who = ada) => by(app, who).post(`${LIST}/${id}/delete`, { reason: REASON, ...told });
const turn = (id: string, way: 'activate' | 'deactivate', who = ada) => by(app, who).post(`${LIST}/${id}/${way}`, { reason: REASON });
const publicly = async (id: string) => {
  await app.caughtUp();
  return (await app.http().get(`/api/v1/services/${id}`)).status;
};
const ownOf = async ({ owner }: Provider) => {
  await app.caughtUp();
  return (await by(app, owner).get('/vendor/services').expect(200)).body as Managed[];
};
async function historyOf(id: string): Promise<[type: string, actor: string | undefined][]> {
  const { events } = await app.streams.read(`service-${id}`);
  return events.map(({ type, meta }) => [type, meta.actor]);
}
const aMomentLater = () => app.clock.set(new Date(Date.parse(app.clock.now()) + 1000).toISOString());
/** Below the limits of providers. */
const BARE = { title: 'Fix', description: 'Ten signs..', basePriceCents: 0, priceType: 'fixed', durationMinutes: 1 };

describe('the list', () => {
  test('has services of every state, whosever they are, and finds, filters, counts and sorts them', async () => {
    const mark = newId().slice(-8);
    const cheap = await provider(app, { title: `Zinc gutters ${mark}`, basePriceCents: 100 }, { businessName: `Berta ${mark}` });
    aMomentLater();
    const dear = await provider(app, { title: `Attic beams ${mark}`, basePriceCents: 900 }, { businessName: `Anton ${mark}` });
    await by(app, dear.owner).post(`/vendor/services/${dear.serviceId}/deactivate`).expect(204);

    const ids = async (query: Record<string, string>) => (await listed({ search: mark, ...query })).items.map(({ id }) => id);
    const [older, newer] = [cheap.serviceId, dear.serviceId];
    expect(await ids({})).toEqual([newer, older]);
    for (const [sort, first] of Object.entries({ created: older, title: newer, vendor: newer, price: older, status: older })) {
      const other = first === older ? newer : older;
      expect([sort, await ids({ sort, direction: 'asc' })]).toEqual([sort, [first, other]]);
      expect([sort, await ids({ sort, direction: 'desc' })]).toEqual([sort, [other, first]]);
    }
    expect(await listed({ search: mark.toUpperCase() })).toMatchObject({ total: 2, activeCount: 1, inactiveCount: 1 });
    expect(await listed({ search: mark, state: 'inactive' })).toMatchObject({ total: 1, activeCount: 1, items: [{ id: newer }] });
    expect(await ids({ state: 'active' })).toEqual([older]);
    expect(await ids({ vendor: cheap.vendorId })).toEqual([older]);
    expect((await listed({ search: `anton ${mark}` })).items.map(({ id }) => id)).toEqual([newer]);
    const { category } = (await shown(older)) as unknown as { category: { id: string } };
    expect(await ids({ category: category.id })).toEqual([older]);
    expect(await listed({ search: mark, page: '2' })).toMatchObject({ items: [], total: 2, pageCount: 1 });
    expect((await listed({ search: '%_%_%' })).total).toBe(0);
  });

  test('tells all that the form needs, and whether customers can see it', async () => {
    const business = await provider(app);
    expect(await shown(business.serviceId)).toEqual({
      ...{ id: business.serviceId, revision: 0, title: 'Drain cleaning', description: expect.stringMatching(/^We clear/) },
      ...{ basePriceCents: 8900, priceType: 'fixed', durationMinutes: 60, isActive: true },
      vendor: { id: business.vendorId, businessName: expect.any(String), isPublic: true },
      category: { id: expect.any(String), name: expect.any(String), isActive: true },
      ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
    });
    await decide(app, ada, business, 'deactivate', { reason: 'Three complaints.', confirmedBookings: 'keep' });
    expect(await shown(business.serviceId)).toMatchObject({ isActive: true, vendor: { isPublic: false } });
  });

  test('asked for what it does not know, says so', async () => {
    const { body } = await by(app, ada).get(`${LIST}?state=gone&sort=age&direction=up&category=x&vendor=x`).expect(400);
    expect(body.fields).toEqual({
      state: 'Choose active or inactive',
      sort: 'Choose created, title, vendor, category, price or status',
      direction: 'Choose asc or desc',
      category: 'Choose a category',
      vendor: 'Choose a vendor',
    });
  });
});

describe('creating a service for a provider', () => {
  const categoryOf = async (id: string) => ((await shown(id)) as unknown as { category: { id: string } }).category.id;
  const create = (told: object) => by(app, ada).post(LIST, told);

  test('by the form’s own rules: it is theirs from then on, and customers see it', async () => {
    const business = await provider(app);
    const categoryId = await categoryOf(business.serviceId);
    aMomentLater();
    const { body } = await create({ ...BARE, priceType: 'starting_from', categoryId, vendorId: business.vendorId }).expect(201);
    expect(await publicly(body.serviceId)).toBe(200);
    expect((await ownOf(business))[0]).toMatchObject({ id: body.serviceId, title: 'Fix', durationMinutes: 1, priceType: 'starting_at' });
    expect(await historyOf(body.serviceId)).toEqual([['ServiceCreated', ada.userId]]);
    await by(app, business.owner).patch(`/vendor/services/${body.serviceId}`, { basePriceCents: 500 }).expect(204);
    const inactive = await create({ ...BARE, isActive: false, categoryId, vendorId: business.vendorId }).expect(201);
    expect(await publicly(inactive.body.serviceId)).toBe(404);
  });

  test('what is sent must be good', async () => {
    const { body } = await create({
      title: ' ',
      description: 'Nine sign',
      basePriceCents: -1,
      priceType: 'gift',
      durationMinutes: 0,
    }).expect(400);
    expect(body.fields).toEqual({
      title: 'Title is required',
      description: 'Description must be at least 10 characters',
      categoryId: 'Category is required',
      vendorId: 'Vendor is required',
      basePriceCents: 'Price must be positive',
      priceType: 'Please select a price type',
      durationMinutes: 'Duration must be at least 1 minute',
    });
  });

  test('not for a provider who is not approved and active, nor in a category that is not', async () => {
    const business = await provider(app);
    const categoryId = await categoryOf(business.serviceId);
    expect((await create({ ...BARE, categoryId, vendorId: newId() }).expect(400)).body.fields).toEqual({
      vendorId: 'Choose a vendor who is approved and active',
    });
    await by(app, ada).patch(`/admin/categories/${categoryId}`, { isActive: false, reason: REASON }).expect(204);
    expect((await create({ ...BARE, categoryId, vendorId: business.vendorId }).expect(400)).body.fields).toEqual({
      categoryId: 'Please select a category',
    });
    // What stands in it may be changed, and stay.
    await change(business.serviceId, { categoryId, title: 'Drains' }).expect(204);
    await decide(app, ada, business, 'deactivate', { reason: 'Three complaints.', confirmedBookings: 'keep' });
    expect((await create({ ...BARE, categoryId, vendorId: business.vendorId }).expect(400)).body.fields).toHaveProperty('vendorId');
  });
});

describe('changing a service', () => {
  test('customers and its provider see it at once, and the history says who did it', async () => {
    const business = await provider(app);
    const { serviceId: id } = business;
    await change(id, { title: 'Fix', description: 'Ten signs..', durationMinutes: 5, revision: 0 }).expect(204);
    await app.caughtUp();
    const { body } = await app.http().get(`/api/v1/services/${id}`).expect(200);
    expect(body).toMatchObject({ title: 'Fix', description: 'Ten signs..', durationMinutes: 5, basePriceCents: 8900 });
    expect((await ownOf(business))[0]).toMatchObject({ title: 'Fix', revision: 1 });
    await change(id, { isActive: false, reason: REASON }).expect(204);
    expect(await publicly(id)).toBe(404);
    await turn(id, 'activate').expect(204);
    expect(await publicly(id)).toBe(200);
    await turn(id, 'deactivate').expect(204);
    const types = ['ServiceUpdated', 'ServiceDeactivatedByAdmin', 'ServiceActivatedByAdmin', 'ServiceDeactivatedByAdmin'];
    expect((await historyOf(id)).slice(1)).toEqual(types.map((type) => [type, ada.userId]));
  });

  test('its provider changes what they may, though the rest lies below their limits', async () => {
    const business = await provider(app);
    await change(business.serviceId, { ...BARE }).expect(204);
    await by(app, business.owner).patch(`/vendor/services/${business.serviceId}`, { basePriceCents: 700, revision: 1 }).expect(204);
    expect(await shown(business.serviceId)).toMatchObject({ title: 'Fix', durationMinutes: 1, basePriceCents: 700 });
    const { body } = await by(app, business.owner).patch(`/vendor/services/${business.serviceId}`, { durationMinutes: 5 }).expect(400);
    expect(body.fields).toEqual({ durationMinutes: 'Duration must be at least 15 minutes' });
  });

  test('a service stays with its provider', async () => {
    const [business, other] = [await provider(app), await provider(app)];
    await change(business.serviceId, { vendorId: other.vendorId }).expect(400);
  });

  test('nobody is told of others for changing nothing', async () => {
    const { serviceId } = await provider(app);
    await change(serviceId, { title: 'Drains' }, eve).expect(204);
    await change(serviceId, { title: 'Drains', revision: 0 }).expect(204);
  });
});

describe('two at once', () => {
  const refused = async (answer: ReturnType<typeof change>) => (await answer.expect(409)).body as { code: string; detail: string };
  const FIRST = 'moderation/decided-already';

  test('nothing is overwritten, and the second reads who was faster: another administrator, or the provider', async () => {
    const { serviceId: id, owner } = await provider(app);
    await change(id, { title: 'First', revision: 0 }, eve).expect(204);
    expect(await refused(change(id, { title: 'Second', revision: 0 }))).toMatchObject({
      code: FIRST,
      detail: 'Eve Stone has changed this a moment ago.',
    });
    await by(app, owner).patch(`/vendor/services/${id}`, { basePriceCents: 100, revision: 1 }).expect(204);
    expect(await refused(change(id, { title: 'Second', revision: 1 }))).toMatchObject({
      code: FIRST,
      detail: 'Victoria Brandt has changed this a moment ago.',
    });
    expect(await refused(remove(id, { revision: 1 }))).toMatchObject({ detail: 'Victoria Brandt has changed this a moment ago.' });
    expect(await shown(id)).toMatchObject({ title: 'First', basePriceCents: 100 });
    // The provider's own form rests on what they have seen, too.
    await change(id, { title: 'Third', revision: 2 }).expect(204);
    const { body } = await by(app, owner).patch(`/vendor/services/${id}`, { title: 'Drains again', revision: 2 }).expect(409);
    expect(body.code).toBe('platform/changed-meanwhile');
  });

  test('who switches what somebody else has switched is told; who presses twice has done it once', async () => {
    const { serviceId: id, owner } = await provider(app);
    await turn(id, 'deactivate').expect(204);
    await turn(id, 'deactivate').expect(204);
    expect((await refused(turn(id, 'deactivate', eve))).detail).toBe('Ada Moss has deactivated this a moment ago.');
    await turn(id, 'activate').expect(204);
    await by(app, owner).post(`/vendor/services/${id}/deactivate`).expect(204);
    await by(app, owner).post(`/vendor/services/${id}/activate`).expect(204);
    expect((await refused(turn(id, 'activate', eve))).detail).toBe('Victoria Brandt has activated this a moment ago.');
  });

  test('who comes to what was deleted reads by whom', async () => {
    const { serviceId: id } = await provider(app);
    await remove(id, { revision: 0 }).expect(204);
    await remove(id, { revision: 0 }).expect(204);
    const said = { code: FIRST, detail: 'Ada Moss has deleted this a moment ago.' };
    expect(await refused(remove(id, {}, eve))).toMatchObject(said);
    expect(await refused(change(id, { title: 'Late' }, eve))).toMatchObject(said);
    expect(await refused(turn(id, 'activate', eve))).toMatchObject(said);
    await remove(newId()).expect(404);
  });
});

describe('deleting a service', () => {
  interface Preview {
    bookings: { bookingId: string; status: string; customerName: string }[];
    holds: { holdId: string; ends: boolean; customerName: string }[];
  }
  const preview = async (id: string, who = ada) => {
    await app.caughtUp();
    return (await by(app, who).get(`${LIST}/${id}/deletion`).expect(200)).body as Preview;
  };

  test('is what was told before: open bookings go on as agreed, and who was about to book can’t', async () => {
    const business = await provider(app);
    const { serviceId: id, owner } = business;
    const book = async (who: Member, wish: object) =>
      (
        await by(app, who)
          .post('/bookings', { ...asked(id), ...wish })
          .expect(201)
      ).body as { id: string };
    const [pat, kim, sam] = [
      await app.member({ fullName: 'Pat Field' }),
      await app.member({ fullName: 'Kim Rose' }),
      await app.member({ fullName: 'Sam Hill' }),
    ];
    const request = await book(pat, { time: '10:00' });
    const confirmed = await book(kim, { time: '12:00' });
    await by(app, owner).post(`/bookings/${confirmed.id}/confirm`).expect(200);
    const slot = { date: '2026-03-10', time: '15:00' };
    const hold = (
      await by(app, sam)
        .post(`/services/${id}/holds`, { ...slot, serviceRevision: 0 })
        .expect(201)
    ).body as { id: string };

    const told = await preview(id);
    expect(told.bookings.map(({ bookingId, status, customerName }) => [bookingId, status, customerName])).toEqual([
      [request.id, 'pending', 'Pat Field'],
      [confirmed.id, 'confirmed', 'Kim Rose'],
    ]);
    expect(told.holds).toEqual([
      expect.objectContaining({ holdId: hold.id, customerName: 'Sam Hill', ...slot, timeZone: 'America/Chicago', ends: true }),
    ]);

    await remove(id, { revision: 0 }).expect(204);
    await app.caughtUp();
    expect(await historyOf(id)).toContainEqual(['ServiceArchivedByAdmin', ada.userId]);
    expect(await publicly(id)).toBe(404);
    expect((await listed({ search: id })).total).toBe(0);
    expect(await ownOf(business)).toEqual([]);
    const late = await by(app, sam)
      .post('/bookings', { ...asked(id), ...slot, holdId: hold.id })
      .expect(409);
    expect(late.body.code).toBe('booking/service-unavailable');
    await by(app, owner).post(`/bookings/${request.id}/confirm`).expect(200);
    const { body } = await by(app, kim).get('/bookings').expect(200);
    expect((body as { items: object[] }).items).toContainEqual(
      expect.objectContaining({
        id: confirmed.id,
        status: 'confirmed',
        priceCents: 8900,
        service: expect.objectContaining({ title: 'Drain cleaning' }),
      }),
    );
    await by(app, ada).get(`${LIST}/${id}/deletion`).expect(404);
  });

  test('what is given back, or has run out, is no news', async () => {
    const { serviceId: id } = await provider(app);
    const [pat, kim] = [await app.member(), await app.member()];
    const keep = async (who: Member, time: string) =>
      (await by(app, who).post(`/services/${id}/holds`, { date: '2026-03-10', time, serviceRevision: 0 }).expect(201)).body as {
        id: string;
      };
    const given = await keep(pat, '10:00');
    await keep(kim, '12:00');
    expect((await preview(id)).holds).toHaveLength(2);
    await by(app, pat).delete(`/holds/${given.id}`).expect(204);
    expect((await preview(id)).holds).toHaveLength(1);
    const { rows } = await app.database.pool.query('select 1 from read.held_service where service_id = $1', [id]);
    expect(rows).toHaveLength(1);
    const before = app.clock.now();
    app.clock.set(new Date(Date.parse(before) + 10 * 60_000).toISOString());
    expect((await preview(id, await signedIn(app, ada))).holds).toEqual([]);
    app.clock.set(before);
    await turn(id, 'deactivate').expect(204);
    // It can't be booked anyhow.
    expect((await preview(id)).holds.filter(({ ends }) => ends)).toEqual([]);
  });
});
