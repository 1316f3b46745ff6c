import { plusHours } from '../../src/platform/time/durations.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';

const REASON = 'Customers wait too long for an answer.';
const QUICK = { answerHours: 4, agreeHours: 2 };

let app: TestApp;
let ada: Member;
let eve: Member;
let customer: Member;
let business: Provider;
beforeEach(async () => {
  app = await testApp();
  [ada, eve] = [
    await app.member({ roles: ['admin'], fullName: 'Ada Moss' }),
    await app.member({ roles: ['admin'], fullName: 'Eve Stone' }),
  ];
  [customer, business] = [await app.member(), await provider(app)];
});
afterEach(() => app.close());

const set = (who: Member, deadlines: object = {}, seen: { changedAt?: string | null } = {}) =>
  by(app, who).post('/admin/booking-deadlines/changes', { ...QUICK, ...deadlines, ...seen, reason: REASON });
const preview = (deadlines: object = {}) =>
  by(app, ada).get(`/admin/booking-deadlines/preview?${new URLSearchParams({ ...QUICK, ...deadlines } as never).toString()}`);
const setting = async () => {
  await app.caughtUp();
  return (await by(app, ada).get('/admin/booking-deadlines').expect(200)).body as { changedAt: string | null };
};
const rules = async () => {
  await app.caughtUp();
  return (await app.http().get('/api/v1/platform-rules').expect(200)).body as object;
};
const requested = async (date = '2026-03-10', time = '13:00'): Promise<string> =>
  ((await by(app, customer).post('/bookings', asked(business.serviceId, { date, time })).expect(201)).body as { id: string }).id;

interface Shown {
  readonly respondBy: string | null;
  readonly status: string;
  readonly proposal: { readonly lapsesAt: string; readonly id: string } | null;
}
const shown = async (id: string): Promise<Shown> => {
  await app.caughtUp();
  const { items } = (await by(app, customer).get('/bookings').expect(200)).body as { items: (Shown & { id: string })[] };
  return items.find((booking) => booking.id === id)!;
};
const proposes = (id: string, date: string) =>
  by(app, business.owner).post(`/bookings/${id}/reschedule`, { date, time: '09:00' }).expect(200);

describe('the deadlines of bookings', () => {
  test('are 24 and 12 hours until somebody sets others, with who, when and why', async () => {
    const bounds = { fewest: 1, most: 72 };
    expect(await setting()).toEqual({ answerHours: 24, agreeHours: 12, changedAt: null, ...bounds, changes: [] });
    expect(await rules()).toMatchObject({ answerHours: 24, agreeHours: 12 });
    const setAt = app.clock.now();
    await set(ada).expect(204);
    const deed = { revision: expect.any(Number), ...QUICK, setBy: 'Ada Moss', setAt, reason: REASON };
    expect(await setting()).toEqual({ ...QUICK, changedAt: setAt, ...bounds, changes: [deed] });
    expect(await rules()).toMatchObject(QUICK);
  });

  test('hold for requests that are made from then on; one that is open keeps its own, wherever it is moved to', async () => {
    const now = app.clock.now();
    const before = await requested();
    await set(ada).expect(204);
    const after = await requested('2026-03-11');
    expect([(await shown(before)).respondBy, (await shown(after)).respondBy]).toEqual([plusHours(now, 24), plusHours(now, 4)]);

    for (const id of [before, after]) {
      await by(app, customer)
        .post(`/bookings/${id}/reschedule`, { date: '2026-03-12', time: id === before ? '09:00' : '14:00' })
        .expect(200);
    }
    expect([(await shown(before)).respondBy, (await shown(after)).respondBy]).toEqual([plusHours(now, 24), plusHours(now, 4)]);

    app.clock.set(plusHours(now, 4));
    await app.fireTimers();
    [customer, business] = [await signedIn(app, customer), { ...business, owner: await signedIn(app, business.owner) }];
    expect([(await shown(before)).status, (await shown(after)).status]).toEqual(['pending', 'cancelled']);
    await by(app, business.owner).post(`/bookings/${before}/confirm`).expect(200);
  });

  test('hold for times that are proposed from then on', async () => {
    const now = app.clock.now();
    const [before, after] = [await requested(), await requested('2026-03-11')];
    await proposes(before, '2026-03-12');
    await set(ada).expect(204);
    await proposes(after, '2026-03-13');
    expect((await shown(before)).proposal).toMatchObject({ lapsesAt: plusHours(now, 12) });
    expect((await shown(after)).proposal).toMatchObject({ lapsesAt: plusHours(now, 2) });
  });

  test('never reach beyond half an hour before the start', async () => {
    await set(ada, { answerHours: 72, agreeHours: 72 }).expect(204);
    const now = app.clock.now();
    const id = await requested('2026-03-06', '12:00');
    expect((await shown(id)).respondBy).toBe('2026-03-06T17:30:00.000Z');
    expect(plusHours(now, 72) > '2026-03-06T17:30:00.000Z').toBe(true);
  });

  test('are previewed by what a request of now would get, what keeps its own, and how providers have answered; refused as the change would be', async () => {
    const now = app.clock.now();
    const [open, slow] = [await requested(), await requested('2026-03-11')];
    await proposes(open, '2026-03-12');
    app.clock.set(plusHours(now, 5));
    [ada, customer] = [await signedIn(app, ada), await signedIn(app, customer)];
    business = { ...business, owner: await signedIn(app, business.owner) };
    await by(app, business.owner).post(`/bookings/${slow}/confirm`).expect(200);
    await app.caughtUp();
    const then = app.clock.now();
    expect((await preview().expect(200)).body).toEqual({
      answerBy: plusHours(then, 4),
      agreeBy: plusHours(then, 2),
      openRequests: 1,
      openProposals: 1,
      acceptedRequests: 1,
      acceptedLater: 1,
    });
    expect((await preview({ answerHours: 6 }).expect(200)).body).toMatchObject({ acceptedRequests: 1, acceptedLater: 0 });
    await set(ada).expect(204);
    expect((await shown(await requested('2026-03-18'))).respondBy).toBe(plusHours(then, 4));
    expect((await shown(open)).respondBy).toBe(plusHours(now, 24));

    const OUTSIDE = 'Enter a whole number of hours from 1 to 72.';
    for (const [deadlines, fields] of [
      [{ answerHours: 0 }, { answerHours: OUTSIDE }],
      [{ agreeHours: 73 }, { agreeHours: OUTSIDE }],
      [{ answerHours: 1.5 }, { answerHours: OUTSIDE }],
    ] as const) {
      expect((await preview(deadlines).expect(400)).body).toMatchObject({ fields });
      expect((await set(ada, deadlines).expect(400)).body).toMatchObject({ fields });
    }
    await by(app, ada).post('/admin/booking-deadlines/changes', QUICK).expect(400);
  });

  test('are not overwritten unseen: of two administrators the second reads who was first', async () => {
    const { changedAt } = await setting();
    const answers = await Promise.all([set(ada, {}, { changedAt }), set(eve, { agreeHours: 3 }, { changedAt })]);
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([204, 409]);
    const winner = statuses[0] === 204 ? 'Ada Moss' : 'Eve Stone';
    expect(answers[statuses.indexOf(409)]!.body).toMatchObject({
      code: 'moderation/decided-already',
      detail: `${winner} has changed this a moment ago.`,
    });
  });

  test('are a matter of administrators, and read by auditors', async () => {
    const auditor = await app.member({ roles: ['auditor'] });
    await by(app, auditor).get('/admin/booking-deadlines').expect(200);
    await set(auditor).expect(403);
    await set(customer).expect(403);
  });
});
