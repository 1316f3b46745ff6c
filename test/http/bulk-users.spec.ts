import { newId } from '../../src/platform/ids.js';
import { plusMinutes } from '../../src/platform/time/durations.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { settled } from './account-support.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';
import { bulkActions } from './bulk-support.js';
import { door } from './identity-support.js';

const REASON = 'One person under many names.';
const FOLLOWS = {
  'booking.end-bookings-of-suspended': ['VendorSuspendedV3', 'AccountDeactivated'],
  'identity.send-account-mails': ['AccountDeactivated', 'AccountReactivated'],
};

let app: TestApp;
let ada: Member;
beforeAll(async () => {
  app = await testApp();
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
});
afterAll(() => app?.close());

const bulk = bulkActions(() => app, 'users');
const started = (body: object) => bulk.started({ reason: REASON, ...body }, ada);
const finished = (id: string) => bulk.finished(id, ada);
const listed = async (query: string) => {
  await app.caughtUp();
  return (await by(app, ada).get(`/admin/users?${query}`).expect(200)).body as {
    total: number;
    items: { id: string; isActive: boolean }[];
  };
};
const preview = async (query: string) => {
  await app.caughtUp();
  return (await by(app, ada).get(`/admin/bulk-actions/users/preview?${query}`).expect(200)).body as Record<string, unknown>;
};
const book = async (customer: Member, { serviceId }: Provider, time: string) =>
  (
    (
      await by(app, customer)
        .post('/bookings', { ...asked(serviceId), time })
        .expect(201)
    ).body as { id: string }
  ).id;
const isCancelled = async (id: string) =>
  (await app.streams.read(`booking-${id}`)).events.some(({ type }) => /^BookingCancelled/.test(type));

/** As many people of one name, which a search for it finds. */
async function people(count: number): Promise<{ mark: string; members: Member[] }> {
  const mark = newId().slice(-8);
  const members: Member[] = [];
  for (let index = 0; index < count; index++) members.push(await app.member({ fullName: `Ulf ${mark}` }));
  await app.caughtUp();
  return { mark, members };
}

describe('an administrator deactivates many people at once', () => {
  test('all that match are shut out, each told why, and can be let in again', async () => {
    const { mark, members } = await people(22);
    const id = await started({ search: mark, total: 22 });
    expect(await finished(id)).toMatchObject({ total: 22, changed: 22, unchanged: 0, refused: 0, startedBy: 'Ada Moss', reason: REASON });
    expect((await listed(`search=${mark}&state=deactivated`)).total).toBe(22);
    await settled(app, FOLLOWS);
    const [mail] = (await door(app).mailsTo(members[21]!.email)).filter(({ subject }) => subject === 'Your account has been deactivated');
    expect(mail!.text).toContain(`Why: ${REASON}`);

    expect(await finished(await started({ search: mark, isActive: true, total: 22 }))).toMatchObject({ changed: 22 });
    expect((await listed(`search=${mark}&state=active`)).total).toBe(22);
  });

  test('what would follow is said before, and is what follows', async () => {
    const { mark, members } = await people(2);
    const [business, other] = [await provider(app), await provider(app)];
    const stranger = await app.member();
    const ids = [...members.map(({ userId }) => userId), business.owner.userId, ada.userId];
    await by(app, ada).post(`/admin/users/${members[1]!.userId}/deactivate`, { reason: REASON }).expect(204);
    const ends = [await book(members[0]!, other, '10:00'), await book(stranger, business, '12:00')];
    const stays = await book(stranger, other, '14:00');
    expect(await preview(`ids=${ids.join()}`)).toEqual({ total: 4, active: 3, yourself: true, businesses: 1, bookings: 2 });
    expect(await preview(`search=${mark}`)).toEqual({ total: 2, active: 1, yourself: false, businesses: 0, bookings: 1 });

    const id = await started({ ids, total: 4 });
    expect(await finished(id)).toMatchObject({ changed: 2, unchanged: 1, refused: 1 });
    expect((await bulk.resultsOf(id, ada)).items).toEqual([
      { rowId: ada.userId, name: 'Ada Moss', why: expect.stringContaining('You cannot deactivate your own account') },
      { rowId: members[1]!.userId, name: `Ulf ${mark}`, why: null },
    ]);
    await settled(app, FOLLOWS);
    expect(await Promise.all([...ends, stays].map(isCancelled))).toEqual([true, true, false]);
    expect((await app.http().get(`/api/v1/vendors/${business.vendorId}`)).status).toBe(404);
    expect(await preview(`ids=${ids.join()}`)).toMatchObject({ active: 1, businesses: 0, bookings: 0 });
  });

  test('work that has begun is brought to its end: it is not counted, and does not end', async () => {
    const { members } = await people(1);
    const business = await provider(app);
    const [begun, later] = [await book(members[0]!, business, '10:00'), await book(members[0]!, business, '14:00')];
    for (const id of [begun, later]) await by(app, business.owner).post(`/bookings/${id}/confirm`).expect(200);
    const { rows } = await app.database.pool.query<{ at: string }>('select starts_at::text as at from read.booking_list where id = $1', [
      begun,
    ]);
    app.clock.set(plusMinutes(new Date(rows[0]!.at).toISOString(), 30));
    ada = await signedIn(app, ada);
    const ids = [members[0]!.userId];
    expect(await preview(`ids=${ids.join()}`)).toMatchObject({ active: 1, bookings: 1 });
    await finished(await started({ ids, total: 1 }));
    await settled(app, FOLLOWS);
    expect(await Promise.all([begun, later].map(isCancelled))).toEqual([false, true]);
  });

  test.each(['', '-'.repeat(36), `${newId()},`, `${newId()};drop`, `${newId()} `])('"%s" is no choice of users', async (ids) => {
    const { body } = await by(app, ada)
      .get(`/admin/bulk-actions/users/preview?ids=${encodeURIComponent(ids)}`)
      .expect(400);
    expect(body).toMatchObject({ fields: { ids: 'Choose some of the list' } });
  });
});
