import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import { RevokeRoleOfUser } from '../../src/administration/users/roles/revoke-role-of-user.command.js';
import { CreateService } from '../../src/catalog/index.js';
import { newId } from '../../src/platform/ids.js';
import type { Streams } from '../../src/platform/streams/streams.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { listen } from '../support/live-stream.js';
import { hasEvent, inFrontOfWrites } from '../support/writes.js';
import { by, type Provider, provider } from './booking-support.js';
import { bulkActions } from './bulk-support.js';

let app: TestApp;
let ada: Member;
let eve: Member;
let business: Provider;
beforeEach(async () => {
  app = await testApp({ config: SECRETS });
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
  eve = await app.member({ roles: ['admin'], fullName: 'Eve Stone' });
  business = await provider(app);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
});

/** Another process has them, too. */
const SECRETS = { masterKey: randomBytes(32), tokenSecret: randomBytes(32).toString('hex') };
const REASON = 'Out of season.';

/** Services of one title each, all of which a search for the mark finds. */
async function services(count: number, mark = newId().slice(-8)): Promise<{ mark: string; ids: string[] }> {
  const { rows } = await app.database.pool.query<{ id: string }>('select category_id as id from read.catalog_service limit 1');
  const offer = {
    categoryId: rows[0]!.id,
    description: 'Ten signs..',
    basePriceCents: 5000,
    priceType: 'fixed',
    durationMinutes: 60,
  } as const;
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const create = new CreateService(business.owner.userId, { ...offer, title: `Gutters ${mark} ${index}` });
    ids.push((await app.execute<{ serviceId: string }>(create)).serviceId);
  }
  await app.caughtUp();
  return { mark, ids };
}

const bulk = bulkActions(() => app, 'services');
const start = (body: object, who = ada) => bulk.start(body, who);
const started = (body: object, who = ada) => bulk.started(body, who);
const shown = (id: string, who = ada) => bulk.shown(id, who);
const finished = (id: string) => bulk.finished(id, ada);
const resultsOf = (id: string, page = 1) => bulk.resultsOf(id, ada, page);
const switchesOf = async (id: string) =>
  (await app.streams.read(`service-${id}`)).events.filter(({ type }) => /^Service(Dea|A)ctivated(ByAdmin)?$/.test(type));
const publicly = async (id: string) => (await app.http().get(`/api/v1/services/${id}`)).status;

describe('an administrator deactivates many services at once', () => {
  test('all that match, on whichever page: each is done, in the administrator’s name, and follows from the request', async () => {
    const { mark, ids } = await services(23);
    const others = await services(1);
    const id = await started({ search: mark, total: 23 });
    expect(await finished(id)).toMatchObject({ total: 23, changed: 23, unchanged: 0, refused: 0, startedBy: 'Ada Moss', reason: REASON });
    const [begun] = (await app.streams.read(`bulkAction-${id}`)).events;
    for (const each of ids) {
      const switches = await switchesOf(each);
      expect(switches).toEqual([expect.objectContaining({ type: 'ServiceDeactivatedByAdmin' })]);
      expect(switches[0]!.meta).toMatchObject({ actor: ada.userId, correlation: begun!.meta.correlation, cause: expect.any(String) });
    }
    expect(await publicly(ids[0]!)).toBe(404);
    expect(await switchesOf(others.ids[0]!)).toEqual([]);
  });

  test('the other administrators’ windows are told how far it is, and that it has come to its end', async () => {
    const { ids } = await services(1);
    const window = await listen(app.url, eve.bearer);
    try {
      const id = await started({ ids, total: 1 });
      do await window.until('BulkAction');
      while (!(await shown(id, eve)).finishedAt);
    } finally {
      window.close();
    }
  });

  test('what was so already, and what is refused, is told row by row', async () => {
    const { ids } = await services(3);
    await by(app, ada).post(`/admin/services/${ids[0]}/deactivate`, { reason: 'Three complaints.' }).expect(204);
    await by(app, ada).post(`/admin/services/${ids[1]}/delete`, { reason: 'Three complaints.' }).expect(204);
    const id = await started({ ids, total: 3 });
    expect(await finished(id)).toMatchObject({ changed: 1, unchanged: 1, refused: 1 });
    const { items, total } = await resultsOf(id);
    expect(items).toEqual([
      { rowId: ids[1], name: null, why: 'This service has been deleted meanwhile.' },
      { rowId: ids[0], name: expect.stringContaining('Gutters'), why: null },
    ]);
    expect(total).toBe(2);
    expect((await resultsOf(id, 2)).items).toEqual([]);
    expect(await switchesOf(ids[2]!)).toHaveLength(1);
  });

  test('and activates them again', async () => {
    const { mark, ids } = await services(2);
    await finished(await started({ search: mark, total: 2 }));
    await finished(await started({ search: mark, state: 'inactive', isActive: true, total: 2 }));
    for (const each of ids)
      expect((await switchesOf(each)).map(({ type }) => type)).toEqual(['ServiceDeactivatedByAdmin', 'ServiceActivatedByAdmin']);
  });

  test('as many as were seen, with a reason, and none is no action', async () => {
    const { mark, ids } = await services(2);
    expect((await start({ search: mark, total: 1 }).expect(409)).body).toMatchObject({ code: 'administration/other-rows' });
    expect((await start({ ids, total: 2, reason: ' no ' }).expect(400)).body).toMatchObject({
      fields: { reason: 'Reason must be at least 5 characters' },
    });
    await start({ ids, total: 2, reason: 'x'.repeat(501) }).expect(400);
    await start({ ids: [], total: 0 }).expect(400);
    await start({ ids: ['x'], total: 1 }).expect(400);
    expect(await switchesOf(ids[0]!)).toEqual([]);
  });

  test('two at once: each row changes once, and the other’s says that it was so', async () => {
    const { mark, ids } = await services(25);
    const both = await Promise.all([started({ search: mark, total: 25 }), started({ search: mark, total: 25 }, eve)]);
    const results = [await finished(both[0]), await finished(both[1])];
    expect(results.map(({ changed, unchanged }) => changed + unchanged)).toEqual([25, 25]);
    expect(results[0]!.changed + results[1]!.changed).toBe(25);
    for (const each of ids) expect(await switchesOf(each)).toHaveLength(1);
    expect(await shown(both[0], eve)).toMatchObject({ startedBy: 'Ada Moss' });
  });
});

/** As if the process died there: nothing is written any more. */
function dieBefore(streams: Streams, type: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let dead = false;
  inFrontOfWrites(streams, async (items, write) => {
    dead ||= hasEvent(items, type);
    if (!dead) return write(items);
    resolve();
    throw new Error('the process is gone');
  });
  return promise;
}

describe('where the process ends between the rows and their results', () => {
  async function restarted(options: { readonly reactions?: false } = {}): Promise<void> {
    const { database, clock } = app;
    await app.app.close();
    jest.restoreAllMocks();
    app = await testApp({ database, now: clock.now(), config: SECRETS, ...options });
  }

  test('the next one carries on, each row is done exactly once, and all count as done by it; what comes to match meanwhile is not touched', async () => {
    const { mark, ids } = await services(45);
    const died = dieBefore(app.streams, 'BulkRowsDone');
    const id = await started({ search: mark, total: 45 });
    await died;
    expect(await Promise.all(ids.map(async (each) => (await switchesOf(each)).length))).toContain(1);
    await restarted({ reactions: false });
    const late = await services(1, mark);
    await restarted();
    expect(await finished(id)).toMatchObject({ total: 45, changed: 45, unchanged: 0, refused: 0 });
    for (const each of ids) expect(await switchesOf(each)).toHaveLength(1);
    expect(await switchesOf(late.ids[0]!)).toEqual([]);
  });

  test('who has lost the role meanwhile has done what was done; the rest is refused', async () => {
    const { mark, ids } = await services(25);
    const died = dieBefore(app.streams, 'BulkRowsDone');
    const id = await started({ search: mark, total: 25 });
    await died;
    jest.restoreAllMocks();
    await app.execute(new RevokeRoleOfUser(eve.userId, ada.userId, 'admin', 'She has left us.'), eve.userId);
    await restarted();
    ada = eve;
    expect(await finished(id)).toMatchObject({ changed: 20, unchanged: 0, refused: 5 });
    expect((await resultsOf(id)).items[0]).toMatchObject({ why: 'You are not an administrator any more.' });
    expect((await Promise.all(ids.map(switchesOf))).flat()).toHaveLength(20);
  });
});
