import { event as serviceEvent } from '../../src/catalog/service.events.js';
import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { account, LEAVING, settled } from './account-support.js';
import { by, type Provider, provider, signedIn } from './booking-support.js';
import { bulkActions } from './bulk-support.js';
import { decide } from './vendor-support.js';

interface Deed {
  readonly itemId: string;
  readonly name: string | null;
  readonly deed: string;
  readonly by: string | null;
  readonly reason: string | null;
}

let app: TestApp;
let ada: Member;
let audrey: Member;
beforeAll(async () => {
  app = await testApp();
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
  audrey = await app.member({ roles: ['auditor'] });
});
afterAll(() => app.close());

const WHY = 'Three complaints about it.';
const OFF = 'catalog/switched-off-by-administrator';
const admin = (who = ada) => by(app, who);
const turn = (id: string, way: 'activate' | 'deactivate', reason = WHY, who = ada) =>
  admin(who).post(`/admin/services/${id}/${way}`, { reason });
const deedsOf = async (list: 'services' | 'categories', item: string, who = ada): Promise<Deed[]> => {
  await app.caughtUp();
  const { body } = await admin(who).get(`/admin/deeds/${list}?item=${item}`).expect(200);
  return (body as { items: Deed[] }).items;
};
const told = (deeds: readonly Deed[]) => deeds.map(({ deed, by: who, reason }) => [deed, who, reason]);
const ownOf = async ({ owner }: Provider) => {
  await app.caughtUp();
  const { body } = await by(app, owner).get('/vendor/services').expect(200);
  return (body as { id: string; isActive: boolean; isOffByAdmin: boolean; offReason: string | null }[])[0]!;
};
const fileOf = async (member: Member) =>
  (
    await account(app, await signedIn(app, member))
      .get('data')
      .expect(200)
  ).body as object;
const switchedOn = ({ owner, serviceId }: Provider) => by(app, owner).post(`/vendor/services/${serviceId}/activate`);
async function categoryMade(): Promise<{ id: string; name: string }> {
  const name = `made-${newId().slice(-12)}`;
  const { body } = await admin().post('/admin/categories', { name, slug: name }).expect(201);
  await app.caughtUp();
  return { id: (body as { categoryId: string }).categoryId, name };
}

describe('why a service was switched or deleted', () => {
  test.each([[{}], [{ reason: null }], [{ reason: '  ' }]])('is asked, whichever way it is done (%j)', async (body) => {
    const { serviceId } = await provider(app);
    const ways = [
      admin().post(`/admin/services/${serviceId}/deactivate`, body),
      admin().post(`/admin/services/${serviceId}/activate`, body),
      admin().post(`/admin/services/${serviceId}/delete`, body),
      admin().patch(`/admin/services/${serviceId}`, { isActive: false, ...body }),
    ];
    for (const way of ways) expect((await way.expect(400)).body.fields).toEqual({ reason: 'Reason is required' });
    expect((await turn(serviceId, 'deactivate', 'x'.repeat(501)).expect(400)).body.fields).toEqual({
      reason: 'Reason must be at most 500 characters',
    });
    await admin()
      .patch(`/admin/services/${serviceId}`, { title: 'Drains', isActive: null, ...body })
      .expect(204);
    expect((await app.streams.read(`service-${serviceId}`)).events.map(({ type }) => type)).toEqual(['ServiceCreated', 'ServiceUpdated']);
  });

  test('stands in its history, for administrators and auditors, also once it is gone', async () => {
    const { serviceId } = await provider(app);
    await turn(serviceId, 'deactivate').expect(204);
    await admin().patch(`/admin/services/${serviceId}`, { title: 'Drains', isActive: true, reason: 'They are settled.' }).expect(204);
    await admin().post(`/admin/services/${serviceId}/delete`, { reason: 'Nobody comes.' }).expect(204);
    const history = [
      ['deleted', 'Ada Moss', 'Nobody comes.'],
      ['activated', 'Ada Moss', 'They are settled.'],
      ['deactivated', 'Ada Moss', WHY],
    ];
    for (const who of [ada, audrey]) expect(told(await deedsOf('services', serviceId, who))).toEqual(history);
    expect((await deedsOf('services', serviceId)).map(({ name }) => name)).toEqual(['Drains', 'Drains', 'Drain cleaning']);
    const { body } = await admin().get('/admin/deeds/services').expect(200);
    expect((body as { items: Deed[] }).items[0]).toMatchObject({ itemId: serviceId, deed: 'deleted', reason: 'Nobody comes.' });
    expect(await deedsOf('categories', serviceId)).toEqual([]);
    await admin().get('/admin/deeds/services?item=nothing').expect(400);
  });

  test('is sealed, and nobody else reads it', async () => {
    const business = await provider(app);
    const { serviceId, owner } = business;
    await turn(serviceId, 'deactivate', 'Zebras were seen.').expect(204);
    await admin().post(`/admin/services/${serviceId}/delete`, { reason: 'Yaks came after.' }).expect(204);
    await app.caughtUp();
    const { rows } = await app.database.pool.query<{ data: object }>(`select data from es.events where stream = $1`, [
      `service-${serviceId}`,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Zebras|Yaks/);
    expect(JSON.stringify(await fileOf(owner))).not.toMatch(/Zebras|Yaks/);
  });
});

describe('what an administrator switched off', () => {
  test('stays off for its provider, whatever they change, until an administrator switches it on', async () => {
    const business = await provider(app);
    const { serviceId, owner } = business;
    expect(await ownOf(business)).toMatchObject({ isActive: true, isOffByAdmin: false, offReason: null });
    await turn(serviceId, 'deactivate').expect(204);
    expect(await ownOf(business)).toMatchObject({ isActive: false, isOffByAdmin: true, offReason: WHY });
    const refused = (await switchedOn(business).expect(409)).body as { code: string; detail: string };
    expect(refused).toMatchObject({
      code: OFF,
      detail: 'An administrator has switched this service off. If you think that it should be on again, write to us at /contact.',
    });
    await by(app, owner).patch(`/vendor/services/${serviceId}`, { title: 'Drains, done well' }).expect(204);
    await by(app, owner).post(`/vendor/services/${serviceId}/deactivate`).expect(204);
    expect((await switchedOn(business).expect(409)).body.code).toBe(OFF);
    await app.http().get(`/api/v1/services/${serviceId}`).expect(404);

    await turn(serviceId, 'activate', 'They are settled.').expect(204);
    expect(await ownOf(business)).toMatchObject({ isActive: true, isOffByAdmin: false, offReason: null });
    await by(app, owner).post(`/vendor/services/${serviceId}/deactivate`).expect(204);
    await switchedOn(business).expect(204);
    await app.caughtUp();
    await app.http().get(`/api/v1/services/${serviceId}`).expect(200);
  });

  test('stays off after the business was taken out of view and came back, and in another category', async () => {
    const business = await provider(app);
    await turn(business.serviceId, 'deactivate').expect(204);
    await decide(app, ada, business, 'deactivate', { reason: WHY, confirmedBookings: 'keep' });
    await decide(app, ada, business, 'activate');
    const { id: categoryId } = await categoryMade();
    await admin().patch(`/admin/services/${business.serviceId}`, { categoryId }).expect(204);
    const { id: moveTo } = await categoryMade();
    await admin().post(`/admin/categories/${categoryId}/delete`, { moveTo, reason: WHY }).expect(204);
    expect(await ownOf(business)).toMatchObject({ isActive: false, isOffByAdmin: true, offReason: WHY });
    expect((await switchedOn(business).expect(409)).body.code).toBe(OFF);
  });

  test('among many others counts like one, by the reason of them all', async () => {
    const bulk = bulkActions(() => app, 'services');
    const business = await provider(app);
    const only = { ids: [business.serviceId], total: 1 };
    await bulk.finished(await bulk.started({ ...only, isActive: false, reason: 'Out of season.' }, ada), ada);
    expect(await ownOf(business)).toMatchObject({ isActive: false, isOffByAdmin: true, offReason: 'Out of season.' });
    expect((await switchedOn(business).expect(409)).body.code).toBe(OFF);
    await bulk.finished(await bulk.started({ ...only, isActive: true, reason: 'In season.' }, ada), ada);
    expect(await ownOf(business)).toMatchObject({ isActive: true, isOffByAdmin: false });
    expect(told(await deedsOf('services', business.serviceId))).toEqual([
      ['activated', 'Ada Moss', 'In season.'],
      ['deactivated', 'Ada Moss', 'Out of season.'],
    ]);
  });

  test('what its provider has switched off stays theirs, also where an administrator wants the same', async () => {
    const business = await provider(app);
    await by(app, business.owner).post(`/vendor/services/${business.serviceId}/deactivate`).expect(204);
    await turn(business.serviceId, 'deactivate').expect(409);
    expect(await ownOf(business)).toMatchObject({ isActive: false, isOffByAdmin: false });
    await switchedOn(business).expect(204);
  });

  test('before reasons were asked is its provider’s to switch on', async () => {
    const business = await provider(app);
    const { serviceId, vendorId } = business;
    const former = serviceEvent('ServiceDeactivated', { serviceId, vendorId, deactivatedAt: app.clock.now() });
    await app.streams.append(`service-${serviceId}`, [former], 0);
    expect(await ownOf(business)).toMatchObject({ isActive: false, isOffByAdmin: false, offReason: null });
    await switchedOn(business).expect(204);
  });
});

describe('why a category was switched or deleted', () => {
  test('is asked, and stands in its history, also once it is gone', async () => {
    const { id, name } = await categoryMade();
    const asked = { fields: { reason: 'Reason is required' } };
    for (const reason of [undefined, null, ' ']) {
      expect((await admin().patch(`/admin/categories/${id}`, { isActive: false, reason }).expect(400)).body).toMatchObject(asked);
      expect((await admin().post(`/admin/categories/${id}/delete`, { reason }).expect(400)).body).toMatchObject(asked);
    }
    await admin().patch(`/admin/categories/${id}`, { description: 'Told.', isActive: null }).expect(204);
    await admin().patch(`/admin/categories/${id}`, { isActive: false, reason: 'Out of season.' }).expect(204);
    await admin().patch(`/admin/categories/${id}`, { isActive: true, reason: 'In season.' }).expect(204);
    await admin().post(`/admin/categories/${id}/delete`, { reason: 'Not our trade.' }).expect(204);
    const history = [
      ['deleted', 'Ada Moss', 'Not our trade.'],
      ['deactivated', 'Ada Moss', 'Not our trade.'],
      ['activated', 'Ada Moss', 'In season.'],
      ['deactivated', 'Ada Moss', 'Out of season.'],
    ];
    for (const who of [ada, audrey]) expect(told(await deedsOf('categories', id, who))).toEqual(history);
    expect((await deedsOf('categories', id)).map((deed) => deed.name)).toEqual([name, name, name, name]);
  });

  test('was not asked of former days, which are read as they are', async () => {
    const { id } = await categoryMade();
    const at = app.clock.now();
    const former = [
      { type: 'CategoryDeactivated', data: { categoryId: id, by: ada.userId, deactivatedAt: at } },
      { type: 'CategoryActivated', data: { categoryId: id, by: ada.userId, activatedAt: at } },
    ];
    await app.streams.append(`category-${id}`, former, 0);
    expect(told(await deedsOf('categories', id))).toEqual([
      ['activated', 'Ada Moss', null],
      ['deactivated', 'Ada Moss', null],
    ]);
    await admin().patch(`/admin/categories/${id}`, { isActive: false, reason: WHY }).expect(204);
    expect(told(await deedsOf('categories', id))[0]).toEqual(['deactivated', 'Ada Moss', WHY]);
  });
});

describe('whoever gave the reasons', () => {
  test('finds them in the file of all that is held on them; erased, none is left, and nothing is on again', async () => {
    const eve = await app.member({ roles: ['admin'], fullName: 'Eve Stone' });
    const business = await provider(app);
    const { id } = await categoryMade();
    await turn(business.serviceId, 'deactivate', 'Xylophones at night.', eve).expect(204);
    await admin(eve).patch(`/admin/categories/${id}`, { isActive: false, reason: 'Walrus season.' }).expect(204);
    await app.caughtUp();
    const file = await fileOf(eve);
    expect(file).toMatchObject({
      records: {
        adminDeeds: [
          { list: 'services', itemId: business.serviceId, deed: 'deactivated', reason: 'Xylophones at night.' },
          { list: 'categories', itemId: id, deed: 'deactivated', reason: 'Walrus season.' },
        ],
      },
    });
    expect(JSON.stringify(file)).toContain('"type":"CategoryDeactivatedV2"');

    await account(app, await signedIn(app, eve))
      .leave()
      .expect(204);
    await settled(app, LEAVING);
    expect(told(await deedsOf('services', business.serviceId))).toEqual([['deactivated', null, null]]);
    expect(told(await deedsOf('categories', id))).toEqual([['deactivated', null, null]]);
    expect(await ownOf(business)).toMatchObject({ isOffByAdmin: true, offReason: null });
    expect((await switchedOn(business).expect(409)).body.code).toBe(OFF);
  });
});
