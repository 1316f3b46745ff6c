import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { settled } from './account-support.js';
import { asked, by, provider } from './booking-support.js';
import { type Applicant, applied, decide } from './vendor-support.js';

interface Managed {
  readonly id: string;
  readonly businessName: string;
}
interface Page {
  readonly items: readonly Managed[];
  readonly total: number;
  readonly pageCount: number;
}
type Counts = Record<'totalVendors' | 'pendingApproval' | 'activeVendors' | 'inactiveVendors' | 'rejectedVendors', number>;

const REASON = 'Three complaints in a week.';

let app: TestApp;
let ada: Member;
let eve: Member;
beforeAll(async () => {
  app = await testApp();
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
  eve = await app.member({ roles: ['admin'], fullName: 'Eve Stone' });
});
afterAll(() => app.close());

const listed = async (query: Record<string, string> = {}): Promise<Page> =>
  (
    await by(app, ada)
      .get(`/admin/vendors?${new URLSearchParams(query).toString()}`)
      .expect(200)
  ).body as Page;
const counts = async () => (await by(app, ada).get('/admin/vendors/counts').expect(200)).body as Counts;
const names = ({ items }: Page) => items.map(({ businessName }) => businessName);

describe('vendor management', () => {
  test('lists providers of every state, newest first, and counts them', async () => {
    const before = await counts();
    const business = (businessName: string) => {
      app.clock.set(new Date(Date.parse(app.clock.now()) + 1000).toISOString());
      return applied(app, { businessName });
    };
    const mark = newId().slice(-8);
    const waiting = await business(`Waiting ${mark}`);
    const active = await business(`Active ${mark}`);
    const inactive = await business(`Gone ${mark}`);
    const rejected = await business(`Rejected ${mark}`);
    await decide(app, ada, active, 'approve');
    await decide(app, ada, inactive, 'approve');
    await decide(app, ada, inactive, 'deactivate', { reason: REASON, confirmedBookings: 'keep' });
    await decide(app, ada, rejected, 'reject', { reason: 'The document could not be read.' });

    expect(names(await listed({ search: mark.toUpperCase() }))).toEqual([
      `Rejected ${mark}`,
      `Gone ${mark}`,
      `Active ${mark}`,
      `Waiting ${mark}`,
    ]);
    expect(names(await listed({ search: mark, sort: 'name' }))).toEqual([
      `Active ${mark}`,
      `Gone ${mark}`,
      `Rejected ${mark}`,
      `Waiting ${mark}`,
    ]);
    for (const [state, { vendorId }] of Object.entries({ pending: waiting, active, inactive, rejected })) {
      const { items, total } = await listed({ search: mark, state });
      expect([state, total, items.map(({ id }) => id)]).toEqual([state, 1, [vendorId]]);
    }
    expect(await listed({ search: inactive.vendorId })).toMatchObject({
      items: [{ isActive: false, suspensionReason: REASON, serviceCount: 0, bookingCount: 0, averageRating: null, submission: 1 }],
    });
    const after = await counts();
    expect(after).toMatchObject({
      totalVendors: before.totalVendors + 4,
      pendingApproval: before.pendingApproval + 1,
      activeVendors: before.activeVendors + 1,
      inactiveVendors: before.inactiveVendors + 1,
      rejectedVendors: before.rejectedVendors + 1,
    });
    const { body } = await by(app, ada).get('/admin/waiting').expect(200);
    expect(body).toContainEqual({ kind: 'application', count: after.pendingApproval, since: expect.any(String) });
  });

  test('finds by the owner’s name, takes no text for a pattern, and pages', async () => {
    const mark = newId().slice(-8);
    const owner = await app.member({ fullName: `Olga ${mark}` });
    const { vendorId } = await applied(app, { businessName: '100% Clean_ing' }, owner);
    expect((await listed({ search: `olga ${mark}` })).items.map(({ id }) => id)).toEqual([vendorId]);
    expect(names(await listed({ search: '0% clean_' }))).toEqual(['100% Clean_ing']);
    expect((await listed({ search: '%_%_%' })).total).toBe(0);
    expect(await listed({ search: mark, page: '2' })).toMatchObject({ items: [], total: 1, pageCount: 1 });
    const { body } = await by(app, ada).get('/admin/vendors?state=gone&sort=age').expect(400);
    expect((body as { fields: object }).fields).toEqual({
      state: 'Choose pending, active, inactive or rejected',
      sort: 'Choose newest, name or rating',
    });
  });
});

describe('what a deactivation would do', () => {
  /** A provider with a request and two confirmed bookings. */
  async function busy() {
    const { owner, vendorId, serviceId } = await provider(app);
    const book = async (time: string) => {
      const { body } = await by(app, await app.member())
        .post('/bookings', { ...asked(serviceId), time })
        .expect(201);
      return (body as { id: string }).id;
    };
    const [request, first, second] = [await book('10:00'), await book('12:00'), await book('14:00')];
    for (const id of [first, second]) await by(app, owner).post(`/bookings/${id}/confirm`).expect(200);
    await app.caughtUp();
    return { owner, vendorId, request: request!, confirmed: [first!, second!] };
  }
  type Preview = { bookings: { bookingId: string; ends: string; status: string }[] };
  const preview = async (vendorId: string) =>
    ((await by(app, ada).get(`/admin/vendors/${vendorId}/deactivation`).expect(200)).body as Preview).bookings;
  const statusOf = async (owner: Member) => {
    await app.caughtUp();
    const { body } = await by(app, owner).get('/vendor/bookings?when=all').expect(200);
    return new Map((body as { items: { id: string; status: string }[] }).items.map(({ id, status }) => [id, status]));
  };

  test.each(['keep', 'cancel'] as const)('is told before, and is what it does: confirmed ones %s', async (confirmedBookings) => {
    const { owner, vendorId, request, confirmed } = await busy();
    const told = await preview(vendorId);
    expect(told.map(({ bookingId, ends }) => [bookingId, ends])).toEqual([
      [request, 'always'],
      [confirmed[0], 'ifChosen'],
      [confirmed[1], 'ifChosen'],
    ]);

    await decide(app, ada, { owner, vendorId } as Applicant, 'deactivate', { reason: REASON, confirmedBookings });
    const ended = told.filter(({ ends }) => ends === 'always' || (ends === 'ifChosen' && confirmedBookings === 'cancel'));
    await settled(app, { 'booking.end-bookings-of-suspended': ['VendorSuspendedV3'] });
    const after = await statusOf(owner);
    expect(told.map(({ bookingId }) => after.get(bookingId) === 'cancelled')).toEqual(told.map((booking) => ended.includes(booking)));
    expect(await preview(vendorId)).toHaveLength(told.length - ended.length);
  });

  test('is asked of a provider who is there', async () => {
    await by(app, ada).get(`/admin/vendors/${newId()}/deactivation`).expect(404);
  });
});

describe('two administrators at once', () => {
  const refused = async (who: Member, path: string, body: object = {}) =>
    (await by(app, who).post(path, body).expect(409)).body as { code: string; detail: string };
  const ALREADY = 'moderation/decided-already';

  test('the second reads that an application has been approved or rejected, and by whom', async () => {
    const approved = await applied(app);
    await decide(app, ada, approved, 'approve');
    const path = `/admin/vendors/${approved.vendorId}`;
    const said = { code: ALREADY, detail: 'Ada Moss has approved this a moment ago.' };
    expect(await refused(eve, `${path}/approve`)).toMatchObject(said);
    expect(await refused(eve, `${path}/reject`, { reason: REASON })).toMatchObject(said);
    // Who presses twice has done it once.
    await by(app, ada).post(`${path}/approve`).expect(204);

    const rejected = await applied(app);
    await decide(app, eve, rejected, 'reject', { reason: REASON });
    expect(await refused(ada, `/admin/vendors/${rejected.vendorId}/approve`)).toMatchObject({
      code: ALREADY,
      detail: 'Eve Stone has rejected this a moment ago.',
    });
  });

  test('and so it is with a deactivation, and its end', async () => {
    const business = await applied(app);
    await decide(app, ada, business, 'approve');
    const path = `/admin/vendors/${business.vendorId}`;
    const suspension = { reason: REASON, confirmedBookings: 'keep' };
    await decide(app, ada, business, 'deactivate', suspension);
    expect((await refused(eve, `${path}/deactivate`, suspension)).detail).toBe('Ada Moss has deactivated this a moment ago.');
    await decide(app, eve, business, 'activate');
    expect((await refused(ada, `${path}/activate`)).detail).toBe('Eve Stone has activated this a moment ago.');
  });

  test('of two at the same moment one decides, and the other is told by whom', async () => {
    const business = await applied(app);
    const answers = await Promise.all([
      by(app, ada).post(`/admin/vendors/${business.vendorId}/approve`),
      by(app, eve).post(`/admin/vendors/${business.vendorId}/reject`, { reason: REASON }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([204, 409]);
    const [winner, deed] = statuses[0] === 204 ? ['Ada Moss', 'approved'] : ['Eve Stone', 'rejected'];
    expect(answers[statuses.indexOf(409)]!.body).toMatchObject({ code: ALREADY, detail: `${winner} has ${deed} this a moment ago.` });
  });
});
