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
  const { body } = await by(app, salon.owner).get(`/vendor/calendar/bookings${days}`).expect(200);
  return (body as { id: string }[]).map(({ id }) => id);
}

const inLanes = (lanes: number) => {
  const hours = { weeklyHours: Array<unknown>(7).fill([{ from: 9, to: 19 }]), bufferMinutes: 0, horizonDays: 90, lanes };
  return by(app, salon.owner).put('/vendor/working-hours', hours).expect(200);
};

/** No request waits for an answer. */
async function takesAll(): Promise<void> {
  const { body } = await by(app, salon.owner).get('/vendor/settings').expect(200);
  const settings = body as { availability: object };
  await by(app, salon.owner)
    .put('/vendor/settings', { ...settings, availability: { ...settings.availability, autoAccept: true } })
    .expect(200);
}

interface Day {
  date: string;
  jobs: number;
  freeHours: number | null;
  hours: { hour: number; taken: number; free: number }[];
}

describe('the days of a provider’s calendar', () => {
  test('hold what is booked for them, the first and the last included', async () => {
    const [before, first] = [await booked('2026-03-07'), await booked('2026-03-08')];
    await by(app, salon.owner).post(`/bookings/${before}/decline`).expect(200);
    const last = await booked('2026-03-14', '18:00');
    expect(await inCalendar()).toEqual([first, last]);
    expect(await inCalendar('?from=2026-03-14&to=2026-03-14')).toEqual([last]);
    await by(app, carla).post(`/bookings/${last}/cancel`, { chargeCents: 0 }).expect(200);
    expect(await inCalendar()).toEqual([first]);
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

  test('hold all of it, were it more than any page of a list', async () => {
    await inLanes(20);
    await takesAll();
    const times = ['09', '10', '11', '12', '13', '14'];
    for (const time of times) for (let lane = 0; lane < 20; lane++) await booked('2026-03-10', `${time}:00`);
    expect(await inCalendar()).toHaveLength(120);
    await app.caughtUp();
    const { body } = await by(app, salon.owner).get(`/vendor/calendar${WEEK}`).expect(200);
    expect((body as { days: Day[] }).days[2]).toMatchObject({ date: '2026-03-10', jobs: 120, freeHours: 80 });
  });

  test('hold nothing of another provider', async () => {
    const other = await provider(app);
    await propose(await booked('2026-03-20'), '2026-03-12');
    await booked('2026-03-10');
    const { body } = await by(app, other.owner).get(`/vendor/calendar/bookings${WEEK}`).expect(200);
    expect(body).toEqual([]);
  });
});

describe('how full a provider’s days are', () => {
  const days = async (range = WEEK): Promise<Day[]> => {
    await app.caughtUp();
    const { body } = await by(app, salon.owner).get(`/vendor/calendar${range}`).expect(200);
    return (body as { days: Day[] }).days;
  };
  const day = async (date: string): Promise<Day> => (await days()).find((each) => each.date === date)!;

  test('is told for each of them: what is booked, and what is left in all lanes together', async () => {
    await inLanes(6);
    await booked('2026-03-10');
    const called = await booked('2026-03-10');
    await by(app, carla).post(`/bookings/${called}/cancel`, { chargeCents: 0 }).expect(200);
    expect((await days()).map(({ date }) => date)).toEqual(['08', '09', '10', '11', '12', '13', '14'].map((date) => `2026-03-${date}`));
    const { hours, ...figures } = await day('2026-03-10');
    expect(figures).toEqual({
      date: '2026-03-10',
      open: [{ from: 9, to: 19 }],
      note: null,
      jobs: 1,
      pending: 1,
      proposed: 0,
      freeHours: 59,
    });
    expect(hours.slice(0, 2)).toEqual([
      { hour: 9, taken: 0, lanes: 6, free: 6 },
      { hour: 10, taken: 1, lanes: 6, free: 5 },
    ]);
  });

  test('knows the days off with what is noted of them, and times that are proposed', async () => {
    await inLanes(3);
    await by(app, salon.owner).put('/vendor/days/2026-03-11', { hours: [], note: 'Spring fair' }).expect(204);
    await propose(await booked('2026-03-20'), '2026-03-12');
    expect(await day('2026-03-11')).toEqual({
      date: '2026-03-11',
      open: [],
      note: 'Spring fair',
      jobs: 0,
      pending: 0,
      proposed: 0,
      hours: [],
      freeHours: null,
    });
    expect(await day('2026-03-12')).toMatchObject({ jobs: 0, proposed: 1, freeHours: 29 });
  });

  test('tells nobody what another provider has', async () => {
    await booked('2026-03-10');
    const other = await provider(app);
    await app.caughtUp();
    const { body } = await by(app, other.owner).get(`/vendor/calendar${WEEK}`).expect(200);
    expect((body as { days: Day[] }).days.map(({ jobs }) => jobs)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('is asked for with two days that make sense', async () => {
    const refusal = async (range: string, path = '/vendor/calendar') =>
      ((await by(app, salon.owner).get(`${path}${range}`).expect(400)).body as { fields: object }).fields;
    expect(await refusal('')).toMatchObject({
      from: 'Enter a date that exists, as yyyy-MM-dd',
      to: 'Enter a date that exists, as yyyy-MM-dd',
    });
    expect(await refusal('?from=2026-03-14&to=2026-03-08')).toEqual({ to: 'The last day must not be before the first' });
    for (const path of ['/vendor/calendar', '/vendor/calendar/bookings']) {
      expect(await refusal('?from=2026-03-01&to=2026-03-08', path)).toEqual({ to: 'Choose at most 7 days' });
    }
  });
});

test('a time that is proposed says in which lane it is kept, to the provider alone', async () => {
  await inLanes(2);
  const id = await booked('2026-03-20');
  await propose(id, '2026-03-12');
  await propose(await booked('2026-03-20', '11:00'), '2026-03-12');
  await app.caughtUp();
  type Proposed = { proposal: { lane: number | null } | null }[];
  const lanes = (proposed: Proposed) => proposed.map(({ proposal }) => proposal?.lane);
  const { body: ofDay } = await by(app, salon.owner).get('/vendor/calendar/bookings?from=2026-03-12&to=2026-03-12').expect(200);
  expect(lanes(ofDay as Proposed)).toEqual([1, 2]);
  const { body: own } = await by(app, carla).get('/bookings').expect(200);
  expect(lanes((own as { items: Proposed }).items)).toEqual([null, null]);
});

test('each job says in which lane it is: to the provider alone, and as long as it takes up their time', async () => {
  await inLanes(2);
  const lanes = async () => {
    await app.caughtUp();
    const { body } = await by(app, salon.owner).get(`/vendor/calendar/bookings${WEEK}`).expect(200);
    return (body as { lane: number | null }[]).map(({ lane }) => lane);
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
