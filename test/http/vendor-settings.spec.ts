import { CompleteBooking, ConfirmBooking } from '../../src/booking/index.js';
import { PostReview } from '../../src/reviews/index.js';
import { type Member, NOW, type TestApp, testApp } from '../support/app.js';
import { settled, TELLING } from './account-support.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';

const DEFAULTS = {
  notifications: { newBookings: true, bookingUpdates: true, reviews: true, payments: true, marketing: false },
  availability: { autoAccept: false, instantBooking: true, advanceNoticeHours: 24 },
  pricing: { dynamicPricing: false, weekendPercent: 0, eveningPercent: 0, minimumBookingCents: 0, cancellationFeeCents: 2500 },
};
type Part = keyof typeof DEFAULTS;
const chosen = (changes: Partial<Record<Part, object>>) => ({
  notifications: { ...DEFAULTS.notifications, ...changes.notifications },
  availability: { ...DEFAULTS.availability, ...changes.availability },
  pricing: { ...DEFAULTS.pricing, ...changes.pricing },
});

const TUESDAY = '2026-03-10';
const SATURDAY = '2026-03-14';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app?.close());

const choose = async ({ owner }: Provider, changes: Partial<Record<Part, object>>) => {
  await by(app, owner).put('/vendor/settings', chosen(changes)).expect(200);
  await app.caughtUp();
};
const settingsOf = async ({ owner }: Provider) => (await by(app, owner).get('/vendor/settings').expect(200)).body;
const book = (customer: Member, { serviceId }: Provider, other: object = {}) =>
  by(app, customer).post('/bookings', asked(serviceId, other));
const slotAt = async ({ serviceId }: Provider, date: string, time: string) => {
  const { body } = await app.http().get(`${API}/services/${serviceId}/slots?date=${date}`).expect(200);
  return (body as { slots: { time: string; priceCents: number }[] }).slots.find((slot) => slot.time === time)!;
};

/** Subjects of the mails that somebody got, all of them: the mailbox shows the newest only. */
async function told({ email }: Member): Promise<string[]> {
  await settled(app, TELLING);
  const { rows } = await app.database.pool.query<{ subject: string }>('select subject from kept_mail where to_address = $1', [email]);
  return rows.map(({ subject }) => subject);
}

describe('a provider’s settings', () => {
  test('are those of everybody, until they choose', async () => {
    expect(await settingsOf(await provider(app))).toEqual({ ...DEFAULTS, changedAt: null });
  });

  test('are kept, every one of them, and are nobody else’s', async () => {
    const [salon, other] = [await provider(app), await provider(app)];
    const all = {
      notifications: { newBookings: false, bookingUpdates: false, reviews: false, payments: false, marketing: true },
      availability: { autoAccept: true, instantBooking: false, advanceNoticeHours: 168 },
      pricing: { dynamicPricing: true, weekendPercent: 100, eveningPercent: 1, minimumBookingCents: 5000, cancellationFeeCents: 0 },
    };
    await choose(salon, all);
    expect(await settingsOf(salon)).toEqual({ ...all, changedAt: NOW });
    expect(await settingsOf(other)).toEqual({ ...DEFAULTS, changedAt: null });
  });

  test('saved without a change leave no trace in the history', async () => {
    const salon = await provider(app);
    await choose(salon, {});
    expect((await app.streams.read(`vendorSettings-${salon.vendorId}`)).events).toEqual([]);
  });

  test.each<[string, object]>([
    ['availability.advanceNoticeHours', chosen({ availability: { advanceNoticeHours: 0 } })],
    ['availability.advanceNoticeHours', chosen({ availability: { advanceNoticeHours: 169 } })],
    ['availability.autoAccept', chosen({ availability: { autoAccept: 'yes' } })],
    ['pricing.weekendPercent', chosen({ pricing: { weekendPercent: 101 } })],
    ['pricing.eveningPercent', chosen({ pricing: { eveningPercent: 7.5 } })],
    ['pricing.minimumBookingCents', chosen({ pricing: { minimumBookingCents: -1 } })],
    ['pricing.cancellationFeeCents', chosen({ pricing: { cancellationFeeCents: '2500' } })],
    ['notifications.fax', chosen({ notifications: { fax: true } })],
    ['pricing', { ...DEFAULTS, pricing: [] }],
  ])('%s is refused with a message of its own', async (field, body) => {
    const { owner } = await provider(app);
    const answer = await by(app, owner).put('/vendor/settings', body).expect(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });
});

describe('how bookings come about', () => {
  test('accepted automatically: confirmed in the moment, and nobody waits for an answer', async () => {
    const salon = await provider(app);
    await choose(salon, { availability: { autoAccept: true } });
    const customer = await app.member();
    for (const time of ['09:00', '10:00', '11:00']) {
      const { body } = await book(customer, salon, { time }).expect(201);
      expect(body).toMatchObject({ status: 'confirmed', respondBy: null, address: { street: '1 Elm Street' } });
    }
    const { body } = await book(customer, salon, { time: '12:00' }).expect(201);
    const { events } = await app.streams.read(`booking-${(body as { id: string }).id}`);
    expect(events.map(({ type }) => type)).toEqual(['BookingCreated', 'BookingConfirmed']);
    expect((await app.streams.read(`openRequests-${customer.userId}-${salon.vendorId}`)).events).toEqual([]);

    const heard = await told(salon.owner);
    expect(heard.filter((subject) => subject === 'You have a new booking')).toHaveLength(4);
    expect(heard).not.toContain('You have a new booking request');
    expect(await told(customer)).toContain('Your booking is confirmed');
  });

  test('by request only: nothing is booked directly, and the service says so', async () => {
    const salon = await provider(app);
    await choose(salon, { availability: { instantBooking: false } });
    const { body } = await book(await app.member(), salon).expect(409);
    expect(body).toMatchObject({ code: 'booking/by-request-only' });
    const { body: service } = await app.http().get(`${API}/services/${salon.serviceId}`).expect(200);
    expect(service).toMatchObject({ instantBooking: false, autoAccept: false });
  });

  test('the notice is the provider’s', async () => {
    const salon = await provider(app);
    await choose(salon, { availability: { advanceNoticeHours: 48 } });
    expect(await slotAt(salon, '2026-03-06', '11:00')).toMatchObject({ available: false, reason: 'notice' });
    expect(await slotAt(salon, '2026-03-06', '12:00')).toMatchObject({ available: true });
    const { body } = await book(await app.member(), salon, { date: '2026-03-06', time: '11:00' }).expect(409);
    expect(body).toMatchObject({ code: 'booking/slot-too-soon', detail: 'This provider asks for 48 hours of notice.' });
  });

  test('the cancellation fee is that of the day on which it was booked', async () => {
    const salon = await provider(app);
    await choose(salon, { pricing: { cancellationFeeCents: 1000 } });
    const customer = await app.member();
    const { body: made } = await book(customer, salon).expect(201);
    await app.execute(new ConfirmBooking(salon.owner.userId, (made as { id: string }).id));
    await choose(salon, { pricing: { cancellationFeeCents: 8000 } });
    app.clock.set('2026-03-10T10:00:00.000Z');
    const { body } = await by(app, await signedIn(app, customer))
      .get('/bookings?status=confirmed')
      .expect(200);
    expect(body.items).toMatchObject([{ cancelCostCents: 1000 }]);
  });
});

describe('what the time and the size of a job do to its price', () => {
  const DYNAMIC = { dynamicPricing: true, weekendPercent: 20, eveningPercent: 10 };

  test('surcharges show on each slot before anything is booked', async () => {
    const salon = await provider(app);
    // Asked for before, so that it would come from memory.
    const service = async () => (await app.http().get(`${API}/services/${salon.serviceId}`).expect(200)).body;
    expect(await service()).toMatchObject({ weekendPercent: null, eveningPercent: null, cancellationFeeCents: 2500 });
    await choose(salon, { pricing: { ...DYNAMIC, cancellationFeeCents: 4000 } });
    expect(await slotAt(salon, TUESDAY, '16:00')).toMatchObject({
      priceCents: 8900,
      lines: [{ kind: 'base', cents: 8900, percent: null }],
    });
    expect(await slotAt(salon, TUESDAY, '17:00')).toMatchObject({ priceCents: 9790 });
    expect(await slotAt(salon, SATURDAY, '17:00')).toMatchObject({
      priceCents: 11_570,
      lines: [
        { kind: 'base', cents: 8900, percent: null },
        { kind: 'weekend', cents: 1780, percent: 20 },
        { kind: 'evening', cents: 890, percent: 10 },
      ],
    });
    expect(await service()).toMatchObject({
      priceCents: 8900,
      totalPriceCents: 9400,
      weekendPercent: 20,
      eveningPercent: 10,
      cancellationFeeCents: 4000,
    });
  });

  test('the price that was shown is the one that is agreed, line by line, and stays when the rules change', async () => {
    const salon = await provider(app);
    await choose(salon, { pricing: DYNAMIC });
    const customer = await app.member();
    const when = { date: SATURDAY, time: '10:00' };
    const { priceCents } = await slotAt(salon, when.date, when.time);
    const lines = [
      { kind: 'base', cents: 8900, percent: null },
      { kind: 'weekend', cents: 1780, percent: 20 },
    ];
    const { body: made } = await book(customer, salon, { ...when, priceCents }).expect(201);
    expect(made).toMatchObject({ priceCents: 10_680, totalCents: 11_180, lines });

    await choose(salon, { pricing: { ...DYNAMIC, weekendPercent: 90, minimumBookingCents: 50_000 } });
    const { body } = await by(app, customer).get('/bookings').expect(200);
    expect(body.items).toMatchObject([{ priceCents: 10_680, totalCents: 11_180, lines }]);
    const { id } = made as { id: string };
    await app.execute(new ConfirmBooking(salon.owner.userId, id));
    app.clock.set('2026-03-16T18:00:00.000Z');
    await app.execute(new CompleteBooking(salon.owner.userId, id));
    const { events } = await app.streams.read(`booking-${id}`);
    expect(events.at(-1)).toMatchObject({ type: 'BookingCompleted', data: { priceCents: 10_680 } });
  });

  test.each<[string, object]>([
    ['none was shown for the weekend', {}],
    ['a lower one was shown', { priceCents: 8900 }],
    ['a higher one was shown', { priceCents: 99_900 }],
  ])('%s: refused with the right one', async (_, shown) => {
    const salon = await provider(app);
    await choose(salon, { pricing: DYNAMIC });
    const { body } = await book(await app.member(), salon, { date: SATURDAY, ...shown }).expect(409);
    expect(body).toMatchObject({ code: 'booking/price-changed', priceCents: 10_680, lines: [{ kind: 'base' }, { kind: 'weekend' }] });
  });

  test('on a weekday by day the price needs no telling', async () => {
    const salon = await provider(app);
    await choose(salon, { pricing: DYNAMIC });
    const { body } = await book(await app.member(), salon, { date: TUESDAY }).expect(201);
    expect(body).toMatchObject({ priceCents: 8900, lines: [{ kind: 'base', cents: 8900, percent: null }] });
  });

  test('a lower price is raised to the minimum, by a line of its own', async () => {
    const salon = await provider(app, { basePriceCents: 2000, durationMinutes: 30, priceType: 'hourly' });
    await choose(salon, { pricing: { minimumBookingCents: 5000 } });
    const lines = [
      { kind: 'base', cents: 1000, percent: null },
      { kind: 'minimum', cents: 4000, percent: null },
    ];
    const { body: service } = await app.http().get(`${API}/services/${salon.serviceId}`).expect(200);
    expect(service).toMatchObject({ basePriceCents: 2000, priceCents: 5000, totalPriceCents: 5500, lines });
    const { body } = await book(await app.member(), salon).expect(201);
    expect(body).toMatchObject({ priceCents: 5000, totalCents: 5500, lines });
  });
});

describe('what the provider hears of', () => {
  /** One request is withdrawn; another booking is done, and reviewed. */
  async function business(salon: Provider): Promise<void> {
    const customer = await app.member();
    const { body: first } = await book(customer, salon, { time: '09:00' }).expect(201);
    await by(app, customer)
      .post(`/bookings/${(first as { id: string }).id}/cancel`)
      .expect(200);
    const { id } = (await book(customer, salon, { time: '10:00' }).expect(201)).body as { id: string };
    await app.execute(new ConfirmBooking(salon.owner.userId, id));
    app.clock.set('2026-03-11T18:00:00.000Z');
    await app.execute(new CompleteBooking(salon.owner.userId, id));
    await app.execute(new PostReview(customer.userId, id, 4, 'On time.'));
  }

  test('all of it, until they choose', async () => {
    const salon = await provider(app);
    await business(salon);
    const heard = await told(salon.owner);
    expect(heard.filter((subject) => subject === 'You have a new booking request')).toHaveLength(2);
    expect(heard).toEqual(expect.arrayContaining(['A request was withdrawn', 'You have a new review']));
  });

  test.each([
    ['newBookings', ['You have a new booking request']],
    ['bookingUpdates', ['A request was withdrawn']],
    ['reviews', ['You have a new review']],
  ])('%s off: all but that', async (toggle, silenced) => {
    const salon = await provider(app);
    await choose(salon, { notifications: { [toggle]: false } });
    await business(salon);
    const heard = new Set(await told(salon.owner));
    const all = ['You have a new booking request', 'A request was withdrawn', 'You have a new review'];
    for (const subject of all) expect([subject, heard.has(subject)]).toEqual([subject, !silenced.includes(subject)]);
  });

  test('never of what they did themselves', async () => {
    const salon = await provider(app);
    const customer = await app.member();
    const { id } = (await book(customer, salon).expect(201)).body as { id: string };
    await by(app, salon.owner).post(`/bookings/${id}/decline`).expect(200);
    expect(await told(customer)).toContain('Your request was declined');
    expect((await told(salon.owner)).filter((subject) => /booking|request/.test(subject))).toEqual(['You have a new booking request']);
  });
});
