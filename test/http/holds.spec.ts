import { DeactivateService, UpdateService } from '../../src/catalog/index.js';
import { newId } from '../../src/platform/ids.js';
import { addDays } from '../../src/platform/time/calendar.js';
import { plusMinutes } from '../../src/platform/time/durations.js';
import { ChangeWorkingHours, DEFAULT_VENDOR_SETTINGS, SetDayHours, SuspendVendor } from '../../src/vendor-onboarding/index.js';
import { type Member, NOW, type TestApp, testApp } from '../support/app.js';
import { bookingHistory, overlaps } from '../support/overlaps.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';

const DATE = '2026-03-10';
const UNTIL = '2026-03-04T18:10:00.000Z';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const chosen = (time = '13:00', other: object = {}) => ({ date: DATE, time, serviceRevision: 0, ...other });
const hold = (who: Member, serviceId: string, body: object = chosen()) => by(app, who).post(`/services/${serviceId}/holds`, body);
const held = async (who: Member) => (await by(app, who).get('/holds').expect(200)).body as { id: string; time: string }[];
const freeTimes = async (serviceId: string, query = '') => {
  await app.caughtUp();
  const { body } = await app.http().get(`${API}/services/${serviceId}/slots?date=${DATE}${query}`).expect(200);
  return (body.slots as { time: string; available: boolean }[]).filter(({ available }) => available).map(({ time }) => time);
};
const freeOnDay = async (serviceId: string, query = '') => {
  await app.caughtUp();
  const { body } = await app.http().get(`${API}/services/${serviceId}/days?month=2026-03${query}`).expect(200);
  return (body.days as { date: string; free: number }[]).find(({ date }) => date === DATE)!.free;
};
const plusSeconds = (instant: string, seconds: number) => plusMinutes(instant, seconds / 60);
/** Minutes pass; whoever comes back has signed in again. */
async function later<Who extends Member[]>(minutes: number, ...members: Who): Promise<Who> {
  app.clock.set(plusMinutes(NOW, minutes));
  return (await Promise.all(members.map((member) => signedIn(app, member)))) as Who;
}
const reprice = ({ owner, serviceId }: Provider, basePriceCents: number) =>
  app.execute(new UpdateService(owner.userId, serviceId, { basePriceCents }));
const workInLanes = ({ owner }: Provider, lanes: number) => {
  const { weeklyHours, bufferMinutes, horizonDays } = DEFAULT_VENDOR_SETTINGS;
  return app.execute(new ChangeWorkingHours(owner.userId, { weeklyHours, bufferMinutes, horizonDays, lanes }));
};

describe('a chosen time', () => {
  test('is held for ten minutes, at its price of now', async () => {
    const { serviceId } = await provider(app);
    const { body } = await hold(await app.member(), serviceId).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      serviceId,
      serviceTitle: 'Drain cleaning',
      date: DATE,
      time: '13:00',
      timeZone: 'America/Chicago',
      startsAt: '2026-03-10T18:00:00.000Z',
      until: UNTIL,
      secondsLeft: 600,
      priceCents: 8900,
      lines: [{ kind: 'base', cents: 8900, percent: null }],
      platformFeeCents: 500,
      totalCents: 9400,
    });
  });

  test('is taken for everybody else, on the screens and in the decisions', async () => {
    const { serviceId } = await provider(app);
    await hold(await app.member(), serviceId).expect(201);
    const other = await app.member();

    const { body } = await by(app, other).post('/bookings', asked(serviceId)).expect(409);
    expect(body).toMatchObject({ code: 'booking/slot-taken', nearest: [{ time: '12:00' }, { time: '14:00' }, { time: '11:00' }] });
    await hold(other, serviceId).expect(409);
    expect(await freeTimes(serviceId)).not.toContain('13:00');
    expect(await freeOnDay(serviceId)).toBe(9);
  });

  test('is no day’s or service’s first free time any more', async () => {
    const { serviceId } = await provider(app);
    const first = async (path: string) => {
      await app.caughtUp();
      return (await app.http().get(`${API}/services/${path}`).expect(200)).body;
    };
    const [{ slot }] = await first(`next-slots?ids=${serviceId}`);
    await hold(await app.member(), serviceId, { ...chosen(slot.time), date: slot.date }).expect(201);
    expect((await first(`next-slots?ids=${serviceId}`))[0].slot).not.toEqual(slot);
    expect((await first(`${serviceId}/next-slots`)).slots[0]).not.toMatchObject({ date: slot.date, time: slot.time });
  });

  test('is not in the way of who holds it, nor are the hours that it takes', async () => {
    const { serviceId } = await provider(app, { durationMinutes: 150 });
    const { body } = await hold(await app.member(), serviceId).expect(201);
    expect(await freeTimes(serviceId)).toEqual(['09:00', '10:00', '16:00']);
    expect(await freeTimes(serviceId, `&hold=${body.id}`)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
    expect(await freeOnDay(serviceId, `&hold=${body.id}`)).toBe(8);
  });

  test('chosen again stays held, no longer than before', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    const { body: first } = await hold(customer, serviceId).expect(201);
    app.clock.set(plusMinutes(NOW, 5));
    const { body: second } = await hold(customer, serviceId).expect(201);
    expect(second).toEqual({ ...first, secondsLeft: 300 });
  });

  test('gives way to another one of the same service, even where both need the same hours', async () => {
    const { serviceId } = await provider(app, { durationMinutes: 150 });
    const customer = await app.member();
    await hold(customer, serviceId).expect(201);
    app.clock.set(plusMinutes(NOW, 5));
    await hold(customer, serviceId, chosen('14:00')).expect(201);
    expect(await held(customer)).toMatchObject([{ time: '14:00', until: plusMinutes(NOW, 15) }]);
    expect(await freeTimes(serviceId)).toEqual(['09:00', '10:00', '11:00']);

    await hold(customer, serviceId, { ...chosen('09:00'), date: addDays(DATE, 1) }).expect(201);
    expect(await held(customer)).toMatchObject([{ time: '09:00' }]);
    expect(await freeTimes(serviceId)).toHaveLength(8);
  });

  test('stays held when the other one cannot be had', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    await by(app, await app.member())
      .post('/bookings', asked(serviceId, { time: '14:00' }))
      .expect(201);
    await hold(customer, serviceId).expect(201);
    const { body } = await hold(customer, serviceId, chosen('14:00')).expect(409);
    expect(body).toMatchObject({ code: 'booking/slot-taken', nearest: [{ time: '13:00' }, { time: '15:00' }, { time: '12:00' }] });
    expect(await held(customer)).toMatchObject([{ time: '13:00' }]);
  });

  test('is free again once it is given back, and giving it back twice is no harm', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    const { body } = await hold(customer, serviceId).expect(201);
    for (let times = 0; times < 2; times++) await by(app, customer).delete(`/holds/${body.id}`).expect(204);
    expect(await held(customer)).toEqual([]);
    expect(await freeTimes(serviceId)).toContain('13:00');
    await hold(await app.member(), serviceId).expect(201);
  });

  test('is nobody else’s to see or to give back', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    const stranger = await app.member();
    const { body } = await hold(customer, serviceId).expect(201);
    expect(await held(stranger)).toEqual([]);
    await by(app, stranger).delete(`/holds/${body.id}`).expect(404);
    await by(app, stranger).delete(`/holds/${newId()}`).expect(404);
    expect(await held(customer)).toHaveLength(1);
  });
});

describe('a hold that runs out', () => {
  test('ends by the clock: no event says so, and the time is free', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    const other = await app.member();
    await hold(customer, serviceId).expect(201);
    const before = (await bookingHistory(app.streams, app.database.pool)).length;

    app.clock.set(plusMinutes(NOW, 9));
    expect(await freeTimes(serviceId)).not.toContain('13:00');
    const [again, others] = await later(10, customer, other);
    expect(await held(again)).toEqual([]);
    expect(await freeTimes(serviceId)).toContain('13:00');
    expect(await bookingHistory(app.streams, app.database.pool)).toHaveLength(before);
    await hold(others, serviceId).expect(201);
    await hold(again, serviceId).expect(409);
  });

  test('is free on every screen at that instant, in the middle of a minute too', async () => {
    const { serviceId, vendorId } = await provider(app);
    const firstFree = async (path: string) => (await app.http().get(`${API}/${path}`).expect(200)).body as object;
    const first = async () => [
      await firstFree(`services/next-slots?ids=${serviceId}`),
      await firstFree(`vendors/next-slots?ids=${vendorId}`),
      await firstFree(`services/${serviceId}/next-slots`),
    ];
    app.clock.set(plusSeconds(NOW, 20));
    await app.caughtUp();
    const [[{ slot }]] = (await first()) as [[{ slot: { date: string; time: string } }]];
    await hold(await app.member(), serviceId, { ...chosen(slot.time), date: slot.date }).expect(201);
    await hold(await app.member(), serviceId).expect(201);
    app.clock.set(plusSeconds(NOW, 619));
    expect([await freeTimes(serviceId), await freeOnDay(serviceId)]).toEqual([expect.not.arrayContaining(['13:00']), 9]);
    const tagOf = async () => (await app.http().get(`${API}/services/${serviceId}/slots?date=${DATE}`)).headers['etag'];
    const [before, tag] = [await first(), await tagOf()];

    app.clock.set(plusSeconds(NOW, 620));
    expect([await freeTimes(serviceId), await freeOnDay(serviceId)]).toEqual([expect.arrayContaining(['13:00']), 10]);
    for (const [index, now] of (await first()).entries()) expect(now).not.toEqual(before[index]);
    expect(await tagOf()).not.toBe(tag);
  });

  test('can be given back late, which changes nothing for whoever holds the time by then', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    const other = await app.member();
    const { body } = await hold(customer, serviceId).expect(201);
    const [again, others] = await later(10, customer, other);
    await hold(others, serviceId).expect(201);
    await by(app, again).delete(`/holds/${body.id}`).expect(204);
    expect(await freeTimes(serviceId)).not.toContain('13:00');
    expect(await held(others)).toHaveLength(1);
  });

  test('counts for nothing: the booking goes by what was shown', async () => {
    const business = await provider(app);
    const { serviceId } = business;
    const customer = await app.member();
    const { body } = await hold(customer, serviceId).expect(201);
    await reprice(business, 9900);
    const [again] = await later(10, customer);

    const { serviceRevision: _, ...unshown } = asked(serviceId, { holdId: body.id });
    expect((await by(app, again).post('/bookings', unshown).expect(409)).body.code).toBe('booking/hold-over');
    const stale = await by(app, again)
      .post('/bookings', asked(serviceId, { holdId: body.id }))
      .expect(409);
    expect(stale.body).toMatchObject({ code: 'booking/service-changed', priceCents: 9900 });
    const { body: made } = await by(app, again)
      .post('/bookings', asked(serviceId, { holdId: body.id, serviceRevision: 1, priceCents: 9900 }))
      .expect(201);
    expect(made).toMatchObject({ priceCents: 9900 });
  });

  test('ends with the time zone that it was shown in, and can be chosen again in the new one', async () => {
    const { owner, serviceId } = await provider(app);
    const customer = await app.member();
    const { body } = await hold(customer, serviceId).expect(201);
    const place = { businessCity: 'Denver', businessState: 'CO', businessZip: '80202' };
    const contact = { contactPerson: 'Vera Brandt', phone: '(303) 555-0100', businessAddress: '2 Oak Street', ...place };
    await by(app, owner).put('/vendor/contact', contact).expect(200);
    const wish = asked(serviceId, { date: DATE, time: '13:00', holdId: body.id, zip: '80202' });
    expect((await by(app, customer).post('/bookings', wish).expect(409)).body.code).toBe('booking/hold-over');
    const { body: anew } = await hold(customer, serviceId).expect(201);
    expect([body.timeZone, anew.timeZone]).toEqual(['America/Chicago', 'America/Denver']);
    await by(app, customer)
      .post('/bookings', { ...wish, holdId: anew.id })
      .expect(201);
  });

  test('helps nobody against who was faster', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    const other = await app.member();
    const { body } = await hold(customer, serviceId).expect(201);
    const [again, others] = await later(10, customer, other);
    await by(app, others).post('/bookings', asked(serviceId)).expect(201);
    expect(
      (
        await by(app, again)
          .post('/bookings', asked(serviceId, { holdId: body.id }))
          .expect(409)
      ).body.code,
    ).toBe('booking/slot-taken');
  });
});

describe('a booking that comes from a hold', () => {
  test('has the terms of the moment in which the time was chosen, and ends the hold', async () => {
    const business = await provider(app);
    const { serviceId } = business;
    const customer = await app.member();
    const { body } = await hold(customer, serviceId).expect(201);
    await reprice(business, 9900);

    const { serviceRevision: _, ...wish } = asked(serviceId, { holdId: body.id });
    const { body: made } = await by(app, customer).post('/bookings', wish).expect(201);
    expect(made).toMatchObject({ status: 'pending', date: DATE, time: '13:00', priceCents: 8900, totalCents: 9400 });
    expect(await held(customer)).toEqual([]);
    expect(await freeTimes(serviceId)).not.toContain('13:00');
    await by(app, customer).delete(`/holds/${body.id}`).expect(204);
    expect(await freeTimes(serviceId)).not.toContain('13:00');
  });

  test('is made even if the hold is not named, at what was shown', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    await hold(customer, serviceId).expect(201);
    await by(app, customer).post('/bookings', asked(serviceId)).expect(201);
    expect(await held(customer)).toEqual([]);
  });

  test('of another day gives the held time back', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    const { body } = await hold(customer, serviceId).expect(201);
    await by(app, customer)
      .post('/bookings', asked(serviceId, { holdId: body.id, date: addDays(DATE, 1) }))
      .expect(201);
    expect(await held(customer)).toEqual([]);
    expect(await freeTimes(serviceId)).toContain('13:00');
  });

  test('is made although the provider has changed their hours and lanes meanwhile', async () => {
    const business = await provider(app);
    const { owner, serviceId } = business;
    await workInLanes(business, 2);
    const [first, second] = [await app.member(), await app.member()];
    await hold(first, serviceId).expect(201);
    const { body } = await hold(second, serviceId).expect(201);
    await workInLanes(business, 1);
    await app.execute(new SetDayHours(owner.userId, { date: DATE, hours: [], note: null }));

    await by(app, second)
      .post('/bookings', asked(serviceId, { holdId: body.id }))
      .expect(201);
    expect(
      (
        await by(app, await app.member())
          .post('/bookings', asked(serviceId))
          .expect(409)
      ).body.code,
    ).toBe('booking/slot-closed');
  });

  test('is refused by a provider who takes no bookings any more, or for a service that is gone', async () => {
    const suspended = await provider(app);
    const inactive = await provider(app);
    const customer = await app.member();
    const holds = await Promise.all([suspended, inactive].map(async ({ serviceId }) => (await hold(customer, serviceId).expect(201)).body));
    await app.execute(new SuspendVendor(suspended.vendorId, { reason: 'Complaints about the work.', confirmedBookings: 'kept' }));
    await app.execute(new DeactivateService(inactive.owner.userId, inactive.serviceId));
    for (const { id, serviceId } of holds) {
      const { body } = await by(app, customer)
        .post('/bookings', asked(serviceId, { holdId: id }))
        .expect(409);
      expect(body.code).toBe('booking/service-unavailable');
    }
  });
});

describe('who can hold a time', () => {
  test('nobody one after another without end; who may not any more can still book', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    for (let n = 0; n < 20; n++) {
      const { body } = await hold(customer, serviceId).expect(201);
      await by(app, customer).delete(`/holds/${body.id}`).expect(204);
      await hold(customer, serviceId, chosen('14:00')).expect(201);
    }
    const refused = await hold(customer, serviceId).expect(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.body).toMatchObject({
      code: 'booking/too-many-choices',
      detail: 'You have held many times within an hour. You can book this one without a hold, or hold it in 60 minutes.',
    });
    expect(await held(customer)).toMatchObject([{ time: '14:00' }]);
    await by(app, customer).post('/bookings', asked(serviceId)).expect(201);
    await hold(await app.member(), serviceId, chosen('15:00')).expect(201);

    const [again] = await later(60, customer);
    await hold(again, serviceId, chosen('14:00')).expect(201);
  });

  test('nobody more than two at once', async () => {
    const services = await Promise.all([provider(app), provider(app), provider(app)]);
    const customer = await app.member();
    const [first] = await Promise.all(
      services.slice(0, 2).map(async ({ serviceId }) => (await hold(customer, serviceId).expect(201)).body),
    );
    const { body } = await hold(customer, services[2]!.serviceId).expect(409);
    expect(body).toMatchObject({
      code: 'booking/too-many-holds',
      detail: 'Two times are held for you already. Book or give back one of them, or wait until it ends.',
    });
    await by(app, customer).delete(`/holds/${first.id}`).expect(204);
    await hold(customer, services[2]!.serviceId).expect(201);

    const [again] = await later(10, customer);
    await hold(again, services[0]!.serviceId).expect(201);
  });

  test('nobody at their own business, and nobody whose address is not confirmed', async () => {
    const { owner, serviceId } = await provider(app);
    expect((await hold(owner, serviceId).expect(409)).body.code).toBe('booking/own-business');
    await hold(await app.member({ verified: false }), serviceId).expect(403);
    await hold(await app.member({ roles: ['auditor'] }), serviceId).expect(403);
    await app.http().post(`${API}/services/${serviceId}/holds`).send(chosen()).expect(401);
  });

  test('nobody a time that cannot be booked, or a price that is not the present one', async () => {
    const business = await provider(app);
    const { serviceId } = business;
    const customer = await app.member();
    const refused = async (body: object) => (await hold(customer, serviceId, body).expect(409)).body;
    expect(await refused({ ...chosen(), date: '2026-03-03' })).toMatchObject({ code: 'booking/slot-past' });
    expect(await refused({ ...chosen(), date: '2026-03-05', time: '09:00' })).toMatchObject({ code: 'booking/slot-too-soon' });
    expect(await refused({ ...chosen(), date: '2026-09-01' })).toMatchObject({ code: 'booking/slot-too-far' });
    await reprice(business, 9900);
    expect(await refused(chosen())).toMatchObject({ code: 'booking/service-changed', priceCents: 9900 });
    expect(await refused(chosen('13:00', { serviceRevision: 1, priceCents: 8900 }))).toMatchObject({ code: 'booking/price-changed' });
    await hold(customer, newId()).expect(404);
  });

  test('what does not exist is told by field', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    const { body } = await hold(customer, serviceId, { date: '2026-02-30', time: '08:00', serviceRevision: -1 }).expect(400);
    expect(Object.keys(body.fields as object).sort()).toEqual(['date', 'serviceRevision', 'time']);
  });
});

test('of all that was held and booked here, no hour had two holders', async () => {
  expect(overlaps(await bookingHistory(app.streams, app.database.pool))).toEqual([]);
});
