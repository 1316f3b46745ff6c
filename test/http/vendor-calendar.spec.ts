import { type Member, type TestApp, testApp } from '../support/app.js';
import { asked, by, type Provider, provider } from './booking-support.js';

const WEEK = '?from=2026-03-08&to=2026-03-14';

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

async function booked(date: string, time = '10:00'): Promise<string> {
  const { body } = await by(app, carla).post('/bookings', asked(salon.serviceId, { date, time })).expect(201);
  return (body as { id: string }).id;
}

const propose = async (id: string, date: string): Promise<string> => {
  const { body } = await by(app, salon.owner).post(`/bookings/${id}/reschedule`, { date, time: '14:00' }).expect(200);
  return (body as { proposal: { id: string } }).proposal.id;
};

async function inCalendar(days = WEEK): Promise<string[]> {
  await app.caughtUp();
  const { body } = await by(app, salon.owner).get(`/vendor/bookings${days}`).expect(200);
  return (body as { items: { id: string }[] }).items.map(({ id }) => id);
}

describe('the days of a provider’s calendar', () => {
  test('hold what is booked for them, the first and the last included', async () => {
    const [before, first] = [await booked('2026-03-07'), await booked('2026-03-08')];
    await by(app, salon.owner).post(`/bookings/${before}/decline`).expect(200);
    const last = await booked('2026-03-14', '18:00');
    expect(await inCalendar()).toEqual([first, last]);
    expect(await inCalendar('?from=2026-03-14&to=2026-03-14')).toEqual([last]);
  });

  test('hold what is proposed for them, as long as it is', async () => {
    const id = await booked('2026-03-20');
    expect(await inCalendar()).toEqual([]);
    const proposalId = await propose(id, '2026-03-12');
    expect(await inCalendar()).toEqual([id]);
    expect(await inCalendar('?from=2026-03-20&to=2026-03-20')).toEqual([id]);
    await by(app, carla).post(`/bookings/${id}/decline-time`, { proposalId }).expect(200);
    expect(await inCalendar()).toEqual([]);
  });

  test('hold nothing of another provider', async () => {
    const other = await provider(app);
    await propose(await booked('2026-03-20'), '2026-03-12');
    await booked('2026-03-10');
    const { body } = await by(app, other.owner).get(`/vendor/bookings${WEEK}`).expect(200);
    expect(body).toMatchObject({ items: [], total: 0 });
  });
});

test('each job says in which lane it is: to the provider alone, and as long as it takes up their time', async () => {
  const hours = { weeklyHours: Array<unknown>(7).fill([{ from: 9, to: 19 }]), bufferMinutes: 0, horizonDays: 90, lanes: 2 };
  await by(app, salon.owner).put('/vendor/working-hours', hours).expect(204);
  const lanes = async () => {
    await app.caughtUp();
    const { body } = await by(app, salon.owner).get(`/vendor/bookings${WEEK}`).expect(200);
    return (body as { items: { lane: number | null }[] }).items.map(({ lane }) => lane);
  };
  const [first, second] = [await booked('2026-03-10'), await booked('2026-03-10')];
  expect((await lanes()).sort()).toEqual([1, 2]);
  const { body } = await by(app, carla).get('/bookings').expect(200);
  expect((body as { items: { lane: number | null }[] }).items.map(({ lane }) => lane)).toEqual([null, null]);
  // Whoever stays is not moved over.
  const { body: declined } = await by(app, salon.owner).post(`/bookings/${first}/decline`).expect(200);
  expect(declined).toMatchObject({ lane: null });
  expect((await by(app, salon.owner).get(`/vendor/bookings?booking=${second}`).expect(200)).body).toMatchObject({ items: [{ lane: 2 }] });
});
