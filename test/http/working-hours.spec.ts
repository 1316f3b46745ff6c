import { ConfirmBooking } from '../../src/booking/index.js';
import { DEFAULT_VENDOR_SETTINGS } from '../../src/vendor-onboarding/index.js';
import { NOW, type TestApp, testApp } from '../support/app.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';

/** Nine to five with a break, not on Sundays and Mondays. */
const DAY = [
  { from: 9, to: 12 },
  { from: 13, to: 17 },
];
const WEEK = [[], [], DAY, DAY, DAY, DAY, DAY];
const HOURS = { weeklyHours: WEEK, lanes: 1, bufferMinutes: 0, horizonDays: 90 };
const ALWAYS = Array.from({ length: 7 }, () => [{ from: 9, to: 19 }]);

const MONDAY = '2026-03-09';
const TUESDAY = '2026-03-10';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.clock.set(NOW)); // Wednesday, March 4, noon in Chicago
afterAll(() => app?.close());

const work = async ({ owner }: Provider, changes: object = {}) => {
  await by(app, owner)
    .put('/vendor/working-hours', { ...HOURS, ...changes })
    .expect(200);
  await app.caughtUp();
};
const setDay = async ({ owner }: Provider, date: string, body: object) => {
  await by(app, owner).put(`/vendor/days/${date}`, body).expect(204);
  await app.caughtUp();
};
const hoursOf = async ({ owner }: Provider) => (await by(app, owner).get('/vendor/working-hours').expect(200)).body;
const visit = async ({ serviceId }: Provider, path: string) =>
  (await app.http().get(`${API}/services/${serviceId}/${path}`).expect(200)).body;
const freeTimes = async (salon: Provider, date: string): Promise<string[]> => {
  const { slots } = (await visit(salon, `slots?date=${date}`)) as { slots: { time: string; available: boolean }[] };
  return slots.filter(({ available }) => available).map(({ time }) => time);
};
const book = async (salon: Provider, date: string, time: string): Promise<string> => {
  const { body } = await by(app, await app.member())
    .post('/bookings', asked(salon.serviceId, { date, time }))
    .expect(201);
  return (body as { id: string }).id;
};
const conflictsOf = async ({ owner }: Provider) => (await by(app, owner).get('/vendor/conflicts').expect(200)).body.items;
const preview = async ({ owner }: Provider, body: object) =>
  (await by(app, owner).post('/vendor/conflicts/preview', body).expect(200)).body.items;

describe('working hours', () => {
  test('are nine to seven every day, until the provider chooses', async () => {
    expect(await hoursOf(await provider(app))).toEqual({
      timeZone: 'America/Chicago',
      weeklyHours: ALWAYS,
      lanes: 1,
      bufferMinutes: 0,
      horizonDays: 90,
      changedAt: null,
      exceptions: [],
    });
  });

  test('visitors see exactly the hours that were set, at once and everywhere', async () => {
    const salon = await provider(app);
    const card = async () => (await app.http().get(`${API}/services/next-slots?ids=${salon.serviceId}`).expect(200)).body;
    // Asked for before, so that it would come from memory.
    expect(await freeTimes(salon, TUESDAY)).toHaveLength(10);
    expect(await card()).toMatchObject([{ slot: { date: '2026-03-05', time: '12:00' } }]);
    await work(salon);
    expect(await hoursOf(salon)).toMatchObject(HOURS);
    expect(await freeTimes(salon, TUESDAY)).toEqual(['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00']);
    expect(await freeTimes(salon, MONDAY)).toEqual([]);
    const { days } = (await visit(salon, 'days?month=2026-03')) as { days: { date: string; free: number }[] };
    expect(days.slice(4, 11)).toEqual([
      { date: '2026-03-05', free: 4 }, // 24 hours of notice, from noon
      { date: '2026-03-06', free: 7 },
      { date: '2026-03-07', free: 7 },
      { date: '2026-03-08', free: 0 },
      { date: MONDAY, free: 0 },
      { date: TUESDAY, free: 7 },
      { date: '2026-03-11', free: 7 },
    ]);
    const next = (await visit(salon, 'next-slots')) as { slots: object[] };
    expect(next.slots[0]).toMatchObject({ date: '2026-03-05', time: '13:00' });
    expect(await card()).toMatchObject([{ slot: { date: '2026-03-05', time: '13:00' } }]);
  });

  test('a job that ends in the break, or on a day off, can’t be booked', async () => {
    const salon = await provider(app, { durationMinutes: 120 });
    await work(salon);
    expect(await freeTimes(salon, TUESDAY)).toEqual(['09:00', '10:00', '13:00', '14:00', '15:00']);
    const customer = by(app, await app.member());
    for (const wish of [{ date: TUESDAY, time: '11:00' }, { date: MONDAY }]) {
      const { body } = await customer.post('/bookings', asked(salon.serviceId, wish)).expect(409);
      expect(body).toMatchObject({ code: 'booking/slot-closed' });
    }
  });

  test('a buffer keeps the hour after a job, two lanes take two jobs, and the horizon ends the calendar', async () => {
    const salon = await provider(app);
    await work(salon, { weeklyHours: ALWAYS, bufferMinutes: 15, lanes: 2, horizonDays: 7 });
    await book(salon, TUESDAY, '10:00');
    expect(await freeTimes(salon, TUESDAY)).toHaveLength(10);
    await book(salon, TUESDAY, '10:00');
    expect(await freeTimes(salon, TUESDAY)).toEqual(['12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00']);
    expect(await freeTimes(salon, '2026-03-11')).toHaveLength(10);
    expect(await freeTimes(salon, '2026-03-12')).toEqual([]);
    expect(await visit(salon, 'days?month=2026-04')).toMatchObject({ lastDay: '2026-03-11', nextMonthWithFree: null });
    const { body } = await by(app, await app.member())
      .post('/bookings', asked(salon.serviceId, { date: '2026-03-12' }))
      .expect(409);
    expect(body).toMatchObject({ code: 'booking/slot-too-far', detail: 'Bookings are possible up to 7 days ahead.' });
  });

  test('fewer lanes move nothing that is booked', async () => {
    const salon = await provider(app);
    await work(salon, { weeklyHours: ALWAYS, lanes: 2 });
    await book(salon, TUESDAY, '10:00');
    await book(salon, TUESDAY, '10:00');
    await work(salon, { weeklyHours: ALWAYS, lanes: 1 });
    expect(await freeTimes(salon, TUESDAY)).not.toContain('10:00');
    const { body } = await by(app, salon.owner).get('/vendor/bookings').expect(200);
    expect(body.items).toMatchObject([
      { time: '10:00', status: 'pending' },
      { time: '10:00', status: 'pending' },
    ]);
  });

  const withSaturday = (saturday: unknown) => ({ weeklyHours: [...WEEK.slice(1), saturday] });
  test.each<[string, string, object]>([
    ['six days', 'weeklyHours', { weeklyHours: WEEK.slice(1) }],
    ['hours that end before they begin', 'weeklyHours', withSaturday([{ from: 12, to: 9 }])],
    ['half hours', 'weeklyHours', withSaturday([{ from: 9.5, to: 12 }])],
    ['a 25th hour', 'weeklyHours', withSaturday([{ from: 9, to: 25 }])],
    ['hours out of order', 'weeklyHours', withSaturday([...DAY].reverse())],
    [
      'hours that overlap',
      'weeklyHours',
      withSaturday([
        { from: 9, to: 13 },
        { from: 12, to: 17 },
      ]),
    ],
    ['hours that say more', 'weeklyHours', withSaturday([{ from: 9, to: 13, active: true }])],
    ['a day that is not a list', 'weeklyHours', withSaturday(null)],
    ['no lane', 'lanes', { lanes: 0 }],
    ['21 lanes', 'lanes', { lanes: 21 }],
    ['a buffer of 20 minutes', 'bufferMinutes', { bufferMinutes: 20 }],
    ['a buffer of more than four hours', 'bufferMinutes', { bufferMinutes: 255 }],
    ['a horizon of more than a year', 'horizonDays', { horizonDays: 366 }],
  ])('%s: refused, naming the field', async (_, field, changes) => {
    const { owner } = await provider(app);
    const { body } = await by(app, owner)
      .put('/vendor/working-hours', { ...HOURS, ...changes })
      .expect(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });
});

describe('a day with hours of its own', () => {
  test('is a holiday, or a longer day, until it is cleared', async () => {
    const salon = await provider(app);
    await work(salon);
    await setDay(salon, TUESDAY, { hours: [], note: 'At my sister’s.' });
    await setDay(salon, MONDAY, { hours: [{ from: 16, to: 20 }] });
    expect(await freeTimes(salon, TUESDAY)).toEqual([]);
    expect(await freeTimes(salon, MONDAY)).toEqual(['16:00', '17:00', '18:00']);
    expect((await hoursOf(salon)).exceptions).toEqual([
      { date: MONDAY, hours: [{ from: 16, to: 20 }], note: null },
      { date: TUESDAY, hours: [], note: 'At my sister’s.' },
    ]);
    const { body } = await by(app, await app.member())
      .post('/bookings', asked(salon.serviceId, { date: TUESDAY }))
      .expect(409);
    expect(body).toMatchObject({ code: 'booking/slot-closed' });
    expect(JSON.stringify(await visit(salon, `slots?date=${TUESDAY}`))).not.toContain('sister');

    await by(app, salon.owner).delete(`/vendor/days/${TUESDAY}`).expect(204);
    await by(app, salon.owner).delete(`/vendor/days/${TUESDAY}`).expect(204);
    await app.caughtUp();
    expect(await freeTimes(salon, TUESDAY)).toHaveLength(7);
    expect((await hoursOf(salon)).exceptions).toMatchObject([{ date: MONDAY }]);
  });

  test('several in a row are one holiday, given and taken back together', async () => {
    const salon = await provider(app);
    await work(salon);
    await setDay(salon, MONDAY, { hours: [], note: 'Away', until: TUESDAY });
    expect((await hoursOf(salon)).exceptions).toEqual([MONDAY, TUESDAY].map((date) => ({ date, hours: [], note: 'Away' })));
    expect([await freeTimes(salon, MONDAY), await freeTimes(salon, TUESDAY)]).toEqual([[], []]);
    const { body } = await by(app, salon.owner).put(`/vendor/days/${TUESDAY}`, { hours: [], until: MONDAY }).expect(400);
    expect(body).toMatchObject({ fields: { until: 'The last day can’t be before the first' } });

    await by(app, salon.owner).delete(`/vendor/days/${MONDAY}?until=${TUESDAY}`).expect(204);
    await app.caughtUp();
    expect((await hoursOf(salon)).exceptions).toEqual([]);
  });

  test('is today or later on the provider’s clocks, and no longer listed once it has passed', async () => {
    const salon = await provider(app);
    await setDay(salon, '2026-03-04', { hours: [] });
    const { body } = await by(app, salon.owner).put('/vendor/days/2026-03-03', { hours: [] }).expect(409);
    expect(body).toMatchObject({ code: 'vendor-onboarding/day-past' });
    app.clock.set('2026-03-05T05:59:00.000Z'); // still the fourth in Chicago
    const before = { ...salon, owner: await signedIn(app, salon.owner) };
    expect((await hoursOf(before)).exceptions).toHaveLength(1);
    app.clock.set('2026-03-05T06:00:00.000Z');
    expect((await hoursOf(before)).exceptions).toEqual([]);
  });

  test.each<[string, string, object, string]>([
    ['a day that does not exist', '2026-02-30', { hours: [] }, 'date'],
    ['a word for a day', 'tomorrow', { hours: [] }, 'date'],
    ['no hours', TUESDAY, {}, 'hours'],
    ['an empty interval', TUESDAY, { hours: [{ from: 9, to: 9 }] }, 'hours'],
    ['a last day that does not exist', TUESDAY, { hours: [], until: '2026-02-30' }, 'until'],
    ['more days than anybody’s holiday', TUESDAY, { hours: [], until: '2199-12-31' }, 'until'],
    ['a long note', TUESDAY, { hours: [], note: 'x'.repeat(201) }, 'note'],
  ])('%s: refused, naming the field', async (_, date, day, field) => {
    const { owner } = await provider(app);
    const { body } = await by(app, owner).put(`/vendor/days/${date}`, day).expect(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });

  test('another provider’s is not touched', async () => {
    const [salon, other] = [await provider(app), await provider(app)];
    await setDay(other, TUESDAY, { hours: [] });
    await by(app, salon.owner).delete(`/vendor/days/${TUESDAY}`).expect(204);
    await app.caughtUp();
    expect((await hoursOf(other)).exceptions).toHaveLength(1);
    expect(await freeTimes(other, TUESDAY)).toEqual([]);
    expect(await freeTimes(salon, TUESDAY)).toHaveLength(10);
  });
});

describe('bookings that new hours leave out', () => {
  test('are seen before the hours are saved, listed after, and stand until somebody cancels them', async () => {
    const salon = await provider(app, { durationMinutes: 120 });
    const early = await book(salon, TUESDAY, '09:00');
    const late = await book(salon, TUESDAY, '15:00');
    expect(await conflictsOf(salon)).toEqual([]);
    expect(await preview(salon, {})).toEqual([]);

    const until16 = ALWAYS.map(() => [{ from: 9, to: 16 }]);
    const seen = await preview(salon, { weeklyHours: until16 });
    expect(seen).toEqual([
      {
        bookingId: late,
        serviceTitle: 'Drain cleaning',
        customerName: 'Pat Example',
        date: TUESDAY,
        time: '15:00',
        durationMinutes: 120,
        status: 'pending',
      },
    ]);
    expect((await preview(salon, { day: { date: TUESDAY, hours: [] } })).map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual([
      early,
      late,
    ]);
    const week = { date: MONDAY, until: '2026-03-13' };
    expect(await preview(salon, { day: { ...week, hours: [] } })).toHaveLength(2);
    // Without hours they are those of the weekday again.
    expect(await preview(salon, { weeklyHours: until16, day: week })).toEqual(seen);
    expect(await preview(salon, { weeklyHours: until16, day: { date: TUESDAY, hours: [{ from: 9, to: 17 }] } })).toEqual([]);
    expect(await hoursOf(salon)).toMatchObject({ weeklyHours: ALWAYS, exceptions: [] });
    expect(await conflictsOf(salon)).toEqual([]);

    await work(salon, { weeklyHours: until16 });
    await app.execute(new ConfirmBooking(salon.owner.userId, late));
    await app.caughtUp();
    expect(await conflictsOf(salon)).toEqual([{ ...seen[0], status: 'confirmed' }]);

    await by(app, salon.owner).post(`/bookings/${late}/cancel`, { reason: 'We close earlier now.' }).expect(200);
    expect(await conflictsOf(salon)).toEqual([]);
  });

  test('are the provider’s own, and only those to come', async () => {
    const [salon, other] = [await provider(app), await provider(app)];
    await book(salon, TUESDAY, '15:00');
    await work(salon, { weeklyHours: WEEK.map(() => []) });
    expect(await conflictsOf(salon)).toHaveLength(1);
    expect(await conflictsOf(other)).toEqual([]);
    app.clock.set('2026-03-10T20:00:00.000Z'); // it has just begun
    expect(await conflictsOf({ ...salon, owner: await signedIn(app, salon.owner) })).toEqual([]);
  });

  test.each([
    { weeklyHours: [] },
    { day: { date: TUESDAY, until: MONDAY, hours: [] } },
    { day: { date: TUESDAY, until: '2199-01-01' } },
    { day: { date: '2026-02-30', hours: [] } },
    { day: [] },
    { lanes: 2 },
  ])('a proposal of %j is refused', async (body) => {
    const { owner } = await provider(app);
    await by(app, owner).post('/vendor/conflicts/preview', body).expect(400);
  });
});

describe('what customers would see', () => {
  const { availability } = DEFAULT_VENDOR_SETTINGS;
  const preview = async ({ owner, serviceId }: Provider, hours: object = {}, notice = 24) => {
    const body = { hours: { ...HOURS, ...hours }, availability: { ...availability, advanceNoticeHours: notice } };
    return (await by(app, owner).post(`/vendor/services/${serviceId}/preview-times`, body).expect(200)).body as {
      timeZone: string;
      days: { date: string; times: string[]; reason: string | null }[];
    };
  };

  test('is told for a week, with hours that are not stored, and what is booked already', async () => {
    const salon = await provider(app, { durationMinutes: 120 });
    await work(salon, { weeklyHours: ALWAYS });
    await setDay(salon, '2026-03-06', { hours: [{ from: 9, to: 11 }] });
    await setDay(salon, '2026-03-07', { hours: [{ from: 9, to: 10 }] });
    await by(app, await app.member())
      .post('/bookings', asked(salon.serviceId, { date: TUESDAY, time: '13:00' }))
      .expect(201);
    await app.caughtUp();
    const times = await freeTimes(salon, TUESDAY);
    const { timeZone, days } = await preview(salon);
    expect(timeZone).toBe('America/Chicago');
    expect(days.map(({ date, reason }) => [date, reason])).toEqual([
      ['2026-03-04', 'notice'],
      ['2026-03-05', null],
      ['2026-03-06', null],
      ['2026-03-07', 'overrun'],
      ['2026-03-08', 'closed'],
      ['2026-03-09', 'closed'],
      [TUESDAY, null],
    ]);
    expect(days[6]!.times).toEqual(['09:00', '10:00', '15:00']);
    // Nothing is stored by it.
    expect(await freeTimes(salon, TUESDAY)).toEqual(times);
  });

  test('is a provider’s own, and refuses hours that can’t be', async () => {
    const [salon, other] = [await provider(app), await provider(app)];
    const body = { hours: HOURS, availability };
    await by(app, other.owner).post(`/vendor/services/${salon.serviceId}/preview-times`, body).expect(404);
    const { body: refused } = await by(app, salon.owner)
      .post(`/vendor/services/${salon.serviceId}/preview-times`, { ...body, hours: { ...HOURS, lanes: 0 } })
      .expect(400);
    expect(JSON.stringify(refused)).toContain('Jobs at a time must be between 1 and 20');
  });
});
