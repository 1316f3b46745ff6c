import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { listen } from '../support/live-stream.js';
import { account } from './account-support.js';
import { by } from './booking-support.js';
import { applied } from './vendor-support.js';

interface Managed {
  readonly id: string;
  readonly fullName: string;
}
interface Page {
  readonly items: readonly Managed[];
  readonly total: number;
  readonly pageCount: number;
}
type Counts = Record<'totalUsers' | 'customers' | 'vendors' | 'admins' | 'auditors' | 'deactivated', number>;

let app: TestApp;
let ada: Member;
beforeAll(async () => {
  app = await testApp();
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
});
afterAll(() => app.close());

const listed = async (query: Record<string, string> = {}): Promise<Page> => {
  await app.caughtUp();
  const { body } = await by(app, ada)
    .get(`/admin/users?${new URLSearchParams(query).toString()}`)
    .expect(200);
  return body as Page;
};
const counts = async (): Promise<Counts> => {
  await app.caughtUp();
  return (await by(app, ada).get('/admin/users/counts').expect(200)).body as Counts;
};
const ids = ({ items }: Page) => items.map(({ id }) => id);

/** Somebody who registers a second after whoever came before. */
function person(options: Parameters<TestApp['member']>[0] = {}): Promise<Member> {
  app.clock.set(new Date(Date.parse(app.clock.now()) + 1000).toISOString());
  return app.member(options);
}
const tell = (who: Member, profile: object) =>
  account(app, who)
    .put('profile', { fullName: who.fullName, ...profile })
    .expect(200);

describe('user management', () => {
  test('lists everybody by role, newest first, and counts them', async () => {
    const before = await counts();
    const mark = newId().slice(-8);
    const customer = await person({ fullName: `Carl ${mark}` });
    const vendor = await person({ fullName: `Bea ${mark}`, roles: ['vendor'] });
    const admin = await person({ fullName: `Dora ${mark}`, roles: ['admin'] });
    const auditor = await person({ fullName: `Aldo ${mark}`, roles: ['auditor'] });

    expect(ids(await listed({ search: mark.toUpperCase() }))).toEqual([auditor, admin, vendor, customer].map(({ userId }) => userId));
    expect(ids(await listed({ search: mark, sort: 'name' }))).toEqual([auditor, vendor, customer, admin].map(({ userId }) => userId));
    for (const [role, who] of Object.entries({ user: [admin, vendor, customer], vendor: [vendor], admin: [admin], auditor: [auditor] })) {
      expect([role, ids(await listed({ search: mark, role }))]).toEqual([role, who.map(({ userId }) => userId)]);
    }
    expect(await counts()).toEqual({
      totalUsers: before.totalUsers + 4,
      customers: before.customers + 3,
      vendors: before.vendors + 1,
      admins: before.admins + 1,
      auditors: before.auditors + 1,
      deactivated: before.deactivated,
    });
  });

  test('shows what the specification lists of somebody', async () => {
    const olga = await person({ fullName: 'Olga Brandt', roles: ['vendor'] });
    await tell(olga, { phone: '(206) 555-0147', address: '1 Pike St', city: 'Seattle', state: 'WA', zipCode: '98101' });
    expect((await listed({ search: olga.userId })).items).toEqual([
      {
        id: olga.userId,
        fullName: 'Olga Brandt',
        phone: '(206) 555-0147',
        avatarUrl: `/api/v1/avatars/${olga.userId}`,
        roles: ['vendor', 'user'],
        createdAt: app.clock.now(),
        address: '1 Pike St',
        city: 'Seattle',
        state: 'WA',
        isActive: true,
        deactivation: null,
      },
    ]);
    await tell(olga, { fullName: null });
    expect((await listed({ search: olga.userId })).items).toMatchObject([{ fullName: 'Unknown User', phone: null }]);
  });

  test('finds by a phone number however it is written, by a whole address alone, and takes no text for a pattern', async () => {
    const email = `whole.${newId()}@example.test`;
    const { userId, ...who } = await person({ fullName: '100% Tom_cat', email });
    await tell({ userId, ...who }, { phone: '512-555-0199' });
    for (const search of ['512-555-0199', '(512) 555 0199', '+1 512.555.0199', '5550199', email.toUpperCase(), '0% tom_'])
      expect([search, ids(await listed({ search }))]).toEqual([search, [userId]]);
    expect((await listed({ search: email.slice(0, -1) })).total).toBe(0);
    expect((await listed({ search: '%_%_%' })).total).toBe(0);
  });

  test('finds by any three letters of a name, and by one or two whoever has a word that begins with them', async () => {
    const { userId } = await person({ fullName: 'Żqilla Ωxeter-Ýves' });
    for (const search of ['żq', 'ωX', 'Ω', 'qil', 'ýve', 'żqilla ωxeter'])
      expect([search, ids(await listed({ search }))]).toEqual([search, [userId]]);
    for (const search of ['ýv', 'Ý', '_', '%']) expect([search, ids(await listed({ search }))]).toEqual([search, []]);
  });

  test('pages, and refuses what it does not know', async () => {
    const mark = newId().slice(-8);
    for (let index = 0; index < 21; index++) await person({ fullName: `Many ${mark}` });
    const [first, second] = [await listed({ search: mark }), await listed({ search: mark, page: '2' })];
    expect([first.items.length, second.items.length, first.total, first.pageCount]).toEqual([20, 1, 21, 2]);
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(21);
    expect(await listed({ search: mark, page: '3' })).toMatchObject({ items: [], total: 21 });
    const { body } = await by(app, ada).get('/admin/users?role=boss&sort=age').expect(400);
    expect((body as { fields: object }).fields).toEqual({ role: 'Choose admin, auditor, vendor or user', sort: 'Choose newest or name' });
  });

  test('knows nobody who has been erased', async () => {
    const before = await counts();
    const gone = await person();
    await account(app, gone).leave().expect(204);
    expect((await listed({ search: gone.userId })).total).toBe(0);
    expect(await counts()).toEqual(before);
  });

  test('is told at once of whoever comes; others are not', async () => {
    const customer = await person();
    const [admins, others] = [await listen(app.url, ada.bearer), await listen(app.url, customer.bearer)];
    await person();
    await admins.until('User');
    await applied(app, {}, customer);
    expect((await others.until('Vendor')).flatMap(({ tags }) => tags)).not.toContain('User');
    admins.close();
    others.close();
  });
});
