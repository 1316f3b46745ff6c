import { DeactivateService, UpdateService } from '../../src/catalog/index.js';
import { newId } from '../../src/platform/ids.js';
import { ApplyAsVendor } from '../../src/vendor-onboarding/index.js';
import { type Member, NOW, type TestApp, testApp } from '../support/app.js';
import { bookingHistory, overlaps } from '../support/overlaps.js';
import { applicant } from '../support/vendors.js';
import { API, asked, by, provider, signedIn } from './booking-support.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

/** The clocks show this instant; whoever comes back has signed in again. */
async function comeBack(instant: string, ...members: Member[]): Promise<Member[]> {
  app.clock.set(instant);
  return Promise.all(members.map((member) => signedIn(app, member)));
}

test('an auditor looks on: nothing is booked, called off or reviewed by one', async () => {
  const { serviceId } = await provider(app);
  const auditor = await app.member({ roles: ['auditor'] });
  await by(app, auditor).post('/bookings', asked(serviceId)).expect(403);
  for (const action of ['cancel', 'review']) await by(app, auditor).post(`/bookings/${newId()}/${action}`, { rating: 5 }).expect(403);
});

describe('a booking from request to review', () => {
  test('both sides see it as it goes on, and each may do what is theirs', async () => {
    const { owner, vendorId, serviceId } = await provider(app);
    const customer = await app.member({ fullName: 'Carla Gomez' });

    const { body: made } = await by(app, customer)
      .post('/bookings', asked(serviceId, { instructions: 'Ring twice.' }))
      .expect(201);
    expect(made).toMatchObject({
      status: 'pending',
      reason: null,
      service: { id: serviceId, title: 'Drain cleaning' },
      vendor: { id: vendorId, businessName: 'Bright & Co' },
      customer: { fullName: 'Carla Gomez', phone: null },
      date: '2026-03-10',
      time: '13:00',
      timeZone: 'America/Chicago',
      startsAt: '2026-03-10T18:00:00.000Z',
      durationMinutes: 60,
      priceCents: 8900,
      platformFeeCents: 500,
      totalCents: 9400,
      address: { street: '1 Elm Street', zip: '78704', city: 'Austin', state: 'TX' },
      instructions: 'Ring twice.',
      createdAt: NOW,
      respondBy: '2026-03-05T18:00:00.000Z',
      endsAt: '2026-03-10T19:00:00.000Z',
      actions: ['cancel', 'reschedule'],
      cancelCostCents: 0,
      cancelFreeUntil: null,
      cancellationFeeCents: 2500,
      chargeCents: null,
      proposal: null,
      claim: null,
      problem: null,
      reportProblemUntil: null,
      reviewUntil: null,
    });

    const seen = await by(app, owner).get('/vendor/bookings').expect(200);
    expect(seen.body).toMatchObject({
      total: 1,
      page: 1,
      pageCount: 1,
      items: [{ id: made.id, actions: ['confirm', 'decline', 'reschedule'] }],
    });
    expect(seen.body.items[0].address).toEqual({ street: null, zip: '78704', city: 'Austin', state: 'TX' });

    const { body: confirmed } = await by(app, owner).post(`/bookings/${made.id}/confirm`).expect(200);
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      respondBy: null,
      address: { street: '1 Elm Street' },
      actions: ['cancel', 'reschedule'],
    });
    await by(app, owner).post(`/bookings/${made.id}/confirm`).expect(200);

    const [vendor, client] = await comeBack('2026-03-10T19:00:00.000Z', owner, customer);
    const { body: completed } = await by(app, vendor!).post(`/bookings/${made.id}/complete`).expect(200);
    expect(completed).toMatchObject({ status: 'completed', actions: [] });

    const { body: summary } = await by(app, client!).get('/bookings/summary').expect(200);
    expect(summary).toMatchObject({ total: 1, pending: 0, completed: 1, recent: [{ id: made.id, actions: ['review', 'problem'] }] });

    const { body: reviewed } = await by(app, client!).post(`/bookings/${made.id}/review`, { rating: 4, comment: 'On time.' }).expect(201);
    expect(reviewed).toMatchObject({ actions: ['problem'], reviewUntil: null });
    const { body: reviews } = await app.http().get(`${API}/vendors/${vendorId}/reviews`).expect(200);
    expect(reviews).toMatchObject({
      items: [{ rating: 4, comment: 'On time.', authorName: 'Carla Gomez', serviceTitle: 'Drain cleaning' }],
      total: 1,
      page: 1,
      pageSize: 10,
      pageCount: 1,
      stars: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
      averageRating: 4,
    });
    await by(app, client!).post(`/bookings/${made.id}/review`, { rating: 1 }).expect(409);
  });

  test('a declined request frees its hours, and its street stays closed to the vendor', async () => {
    const { owner, serviceId } = await provider(app);
    const customer = await app.member();
    const { body: made } = await by(app, customer).post('/bookings', asked(serviceId)).expect(201);
    const { body: declined } = await by(app, owner).post(`/bookings/${made.id}/decline`).expect(200);
    expect(declined).toMatchObject({ status: 'cancelled', reason: 'declined', actions: [], address: { street: null } });
    await by(app, await app.member())
      .post('/bookings', asked(serviceId))
      .expect(201);
  });

  test.each([
    ['declined', (_client: Member, owner: Member, id: string) => by(app, owner).post(`/bookings/${id}/decline`)],
    ['withdrawn', (client: Member, _owner: Member, id: string) => by(app, client).post(`/bookings/${id}/cancel`)],
  ])('once a request is %s, the provider can no longer read how to reach the customer', async (reason, end) => {
    const { owner, serviceId } = await provider(app);
    const customer = await app.member();
    const profile = { fullName: 'Carla Gomez', phone: '(512) 555-0199', address: null, city: null, state: null, zipCode: null };
    await by(app, customer).put('/account/profile', profile).expect(200);
    const { body: made } = await by(app, customer)
      .post('/bookings', asked(serviceId, { instructions: 'The key is under the mat.' }))
      .expect(201);
    const read = async () => {
      await app.caughtUp();
      const [booking] = (await by(app, owner).get('/vendor/bookings').expect(200)).body.items;
      const [listed] = (await by(app, owner).get('/vendor/customers').expect(200)).body.items;
      return { reason: booking.reason, instructions: booking.instructions, phones: [booking.customer.phone, listed.phone] };
    };
    expect(await read()).toEqual({ reason: null, instructions: 'The key is under the mat.', phones: ['(512) 555-0199', '(512) 555-0199'] });

    await end(customer, owner, made.id).expect(200);
    expect(await read()).toEqual({ reason, instructions: null, phones: [null, null] });
    const own = (await by(app, customer).get('/bookings').expect(200)).body.items;
    expect(own).toMatchObject([{ instructions: 'The key is under the mat.', customer: { phone: '(512) 555-0199' } }]);
  });

  test('a customer who cancels late is told the fee before, and the vendor keeps the hours free', async () => {
    const { owner, serviceId } = await provider(app);
    const customer = await app.member();
    const { body: made } = await by(app, customer).post('/bookings', asked(serviceId)).expect(201);
    await by(app, owner).post(`/bookings/${made.id}/confirm`).expect(200);
    const [late] = await comeBack('2026-03-10T10:00:00.000Z', customer);
    const { body: listed } = await by(app, late!).get('/bookings?status=confirmed').expect(200);
    expect(listed.items).toMatchObject([{ actions: ['cancel', 'reschedule'], cancelCostCents: 2500, cancelFreeUntil: null }]);
    const { body: cancelled } = await by(app, late!).post(`/bookings/${made.id}/cancel`).expect(200);
    expect(cancelled).toMatchObject({ status: 'cancelled', reason: 'by_customer', cancelCostCents: null });
    await by(app, late!).post(`/bookings/${made.id}/cancel`).expect(200);
  });

  test('the vendor cancels a confirmed booking, and says why', async () => {
    const { owner, serviceId } = await provider(app);
    const { body: made } = await by(app, await app.member())
      .post('/bookings', asked(serviceId))
      .expect(201);
    await by(app, owner).post(`/bookings/${made.id}/cancel`, { reason: 'The van is broken.' }).expect(409);
    await by(app, owner).post(`/bookings/${made.id}/confirm`).expect(200);
    const { body: unexplained } = await by(app, owner).post(`/bookings/${made.id}/cancel`).expect(400);
    expect(unexplained.fields).toEqual({ reason: 'Tell the customer why' });
    const { body: cancelled } = await by(app, owner).post(`/bookings/${made.id}/cancel`, { reason: 'The van is broken.' }).expect(200);
    expect(cancelled).toMatchObject({ status: 'cancelled', reason: 'by_vendor' });
  });

  test('the work comes in its order, the newest request first when asked so', async () => {
    const { owner, serviceId } = await provider(app);
    const ids: string[] = [];
    for (const [index, date] of ['2026-03-12', '2026-03-10', '2026-03-11'].entries()) {
      app.clock.set(`2026-03-04T18:00:0${index}.000Z`);
      const { body } = await by(app, await app.member())
        .post('/bookings', asked(serviceId, { date }))
        .expect(201);
      ids.push(body.id);
    }
    const [a, b, c] = ids;
    const listed = async (query: string) =>
      (await by(app, owner).get(`/vendor/bookings${query}`).expect(200)).body.items.map(({ id }: { id: string }) => id);
    expect(await listed('')).toEqual([b, c, a]);
    expect(await listed('?sort=newest')).toEqual([c, b, a]);
  });

  test('the same request with the same key makes one booking', async () => {
    const { serviceId } = await provider(app);
    const customer = by(app, await app.member());
    const key = newId();
    const [first, second] = [
      await customer.post('/bookings', asked(serviceId)).set('Idempotency-Key', key),
      await customer.post('/bookings', asked(serviceId)).set('Idempotency-Key', key),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect((await customer.get('/bookings').expect(200)).body.total).toBe(1);
  });

  test('a vendor reads the work in its order, or what was booked last first', async () => {
    const { owner, serviceId } = await provider(app);
    const customer = await app.member();
    const { body: first } = await by(app, customer)
      .post('/bookings', asked(serviceId, { date: '2026-03-11' }))
      .expect(201);
    app.clock.set(new Date(Date.parse(NOW) + 60_000).toISOString());
    const { body: second } = await by(app, customer)
      .post('/bookings', asked(serviceId, { date: '2026-03-12' }))
      .expect(201);

    const idsOf = async (query: string) =>
      (await by(app, owner).get(`/vendor/bookings${query}`).expect(200)).body.items.map(({ id }: { id: string }) => id);
    expect(await idsOf('')).toEqual([first.id, second.id]);
    expect(await idsOf('?sort=newest')).toEqual([second.id, first.id]);
  });
});

describe('what is to come, and what is past', () => {
  test('are told apart by the day of the provider', async () => {
    const { owner, serviceId } = await provider(app);
    const ids: string[] = [];
    for (const date of ['2026-03-10', '2026-03-11', '2026-03-12']) {
      const { body } = await by(app, await app.member())
        .post('/bookings', asked(serviceId, { date }))
        .expect(201);
      ids.push(body.id);
    }
    const [tuesday, wednesday, thursday] = ids;
    const listed = async (when: string) => {
      const { body } = await by(app, await signedIn(app, owner))
        .get(`/vendor/bookings?when=${when}`)
        .expect(200);
      return { total: body.total, ids: body.items.map(({ id }: { id: string }) => id) };
    };
    // In Austin it is Wednesday until 05:00 UTC of Thursday.
    app.clock.set('2026-03-12T04:59:59.000Z');
    expect(await listed('upcoming')).toEqual({ total: 2, ids: [wednesday, thursday] });
    expect(await listed('past')).toEqual({ total: 1, ids: [tuesday] });
    app.clock.set('2026-03-12T05:00:00.000Z');
    expect(await listed('upcoming')).toEqual({ total: 1, ids: [thursday] });
    expect(await listed('past')).toEqual({ total: 2, ids: [wednesday, tuesday] });
    expect(await listed('all')).toEqual({ total: 3, ids: [tuesday, wednesday, thursday] });
    await by(app, await signedIn(app, owner))
      .get('/vendor/bookings?when=soon')
      .expect(400);
  });
});

describe('what a customer has booked', () => {
  test('is listed newest first, whenever it takes place; the five newest stand on their home', async () => {
    const customer = await app.member();
    const ids: string[] = [];
    for (const [index, date] of ['2026-03-12', '2026-03-10', '2026-03-17', '2026-03-11', '2026-03-16', '2026-03-13'].entries()) {
      app.clock.set(`2026-03-04T18:00:0${index}.000Z`);
      const { serviceId } = await provider(app);
      ids.unshift((await by(app, customer).post('/bookings', asked(serviceId, { date })).expect(201)).body.id);
    }
    await by(app, customer).post(`/bookings/${ids[5]}/cancel`).expect(200);
    const idsOf = (bookings: { id: string }[]) => bookings.map(({ id }) => id);
    const listed = async (query: string) => idsOf((await by(app, customer).get(`/bookings${query}`).expect(200)).body.items);
    expect(await listed('')).toEqual(ids);
    expect(await listed('?status=pending')).toEqual(ids.slice(0, 5));
    expect(await listed('?status=cancelled')).toEqual(ids.slice(5));
    const { body: summary } = await by(app, customer).get('/bookings/summary').expect(200);
    expect(summary).toMatchObject({ total: 6, pending: 5, completed: 0 });
    expect(idsOf(summary.recent)).toEqual(ids.slice(0, 5));
  });
});

describe('a booking is refused', () => {
  const refused = async (status: number, code: string, member: Member, body: object) => {
    const answer = await by(app, member).post('/bookings', body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    return answer.body;
  };

  test('to who has not verified their e-mail address', async () => {
    const { serviceId } = await provider(app);
    await refused(403, 'identity/email-unverified', await app.member({ verified: false }), asked(serviceId));
  });

  test('to the provider', async () => {
    const { owner, serviceId } = await provider(app);
    await refused(409, 'booking/own-business', owner, asked(serviceId));
  });

  test('when the service has changed since it was shown, with its new price', async () => {
    const { owner, serviceId } = await provider(app);
    await app.execute(new UpdateService(owner.userId, serviceId, { basePriceCents: 9900 }));
    const body = await refused(409, 'booking/service-changed', await app.member(), asked(serviceId));
    expect(body.priceCents).toBe(9900);
  });

  test('when the service is not offered any more', async () => {
    const { owner, serviceId } = await provider(app);
    await app.execute(new DeactivateService(owner.userId, serviceId));
    await refused(409, 'booking/service-unavailable', await app.member(), asked(serviceId));
    await app.caughtUp();
    await app.http().get(`${API}/services/${serviceId}/slots?date=2026-03-10`).expect(404);
  });

  test('when two requests are open, until one is answered', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    const { body: first } = await by(app, customer)
      .post('/bookings', asked(serviceId, { time: '09:00' }))
      .expect(201);
    await by(app, customer)
      .post('/bookings', asked(serviceId, { time: '10:00' }))
      .expect(201);
    const third = await refused(409, 'booking/too-many-requests', customer, asked(serviceId, { time: '11:00' }));
    expect(third.detail).toBe('This provider has not answered two of your requests yet. Please wait for an answer.');
    await by(app, customer).post(`/bookings/${first.id}/cancel`).expect(200);
    await by(app, customer)
      .post('/bookings', asked(serviceId, { time: '11:00' }))
      .expect(201);
  });

  test('outside the radius, in the past, inside the notice, beyond the horizon', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    const far = await refused(409, 'booking/outside-area', customer, asked(serviceId, { zip: '77002' }));
    expect(far.detail).toMatch(/^This address is \d+\.\d miles away\./);
    await refused(409, 'booking/slot-past', customer, asked(serviceId, { date: '2026-03-04', time: '12:00' }));
    await refused(409, 'booking/slot-too-soon', customer, asked(serviceId, { date: '2026-03-05', time: '11:00' }));
    await refused(409, 'booking/slot-too-far', customer, asked(serviceId, { date: '2026-06-03' }));
    await by(app, customer)
      .post('/bookings', asked(serviceId, { date: '2026-03-05', time: '12:00' }))
      .expect(201);
  });
});

describe('hostile input', () => {
  let customer: Member;
  let serviceId: string;
  beforeAll(async () => {
    ({ serviceId } = await provider(app));
    customer = await app.member();
  });

  test.each<[string, unknown]>([
    ['time', '08:00'],
    ['time', '09:30'],
    ['time', ['09:00']],
    ['date', '2026-02-30'],
    ['date', '2026-3-1'],
    ['date', '9999-12-31'],
    ['date', 20260310],
    ['zip', '00000'],
    ['zip', null],
    ['street', '   '],
    ['street', 'x'.repeat(201)],
    ['street', { $ne: 1 }],
    ['serviceRevision', '0'],
    ['serviceRevision', -1],
    ['serviceId', 'constructor'],
    ['instructions', 'x'.repeat(1001)],
    ['priceCents', -1],
    ['priceCents', '8900'],
    ['priceCents', 89.5],
    ['customerId', newId()],
    ['status', 'confirmed'],
  ])('%s: %p is 400 with a message for the field', async (field, value) => {
    const { body } = await by(app, customer)
      .post('/bookings', asked(serviceId, { [field]: value }))
      .expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('NUL and broken Unicode are 400', async () => {
    await by(app, customer)
      .post('/bookings', asked(serviceId, { street: 'a\u0000b' }))
      .expect(400);
    await by(app, customer)
      .post('/bookings', asked(serviceId, { street: 'a\ud800b' }))
      .expect(400);
  });

  test('a service that does not exist is 404', async () => {
    await by(app, customer).post('/bookings', asked(newId())).expect(404);
    for (const id of [newId(), 'x', 'constructor']) await app.http().get(`${API}/services/${id}/next-slots`).expect(404);
  });

  test.each(['slots', 'slots?date=2026-02-30', 'slots?date=2026-03-10&x=1', 'days?month=2026-13', 'days?month=9999-12', 'days'])(
    '%s is 400',
    async (path) => {
      await app.http().get(`${API}/services/${serviceId}/${path}`).expect(400);
    },
  );

  test.each(['page=0', 'page=1.5', 'page=x', 'page=1e99', 'status=open', 'sort=price', 'q=1'])('bookings?%s is 400', async (query) => {
    await by(app, customer).get(`/bookings?${query}`).expect(400);
  });

  test('a page after the last is empty', async () => {
    const { body } = await by(app, customer).get('/bookings?page=99').expect(200);
    expect(body).toMatchObject({ items: [], total: 0, pageCount: 0 });
  });
});

describe('who may do what', () => {
  test('without signing in nothing but slots and reviews is open', async () => {
    const { serviceId, vendorId } = await provider(app);
    await app.http().get(`${API}/services/${serviceId}/slots?date=2026-03-10`).expect(200);
    await app.http().get(`${API}/vendors/${vendorId}/reviews`).expect(200);
    for (const path of ['bookings', 'bookings/summary', 'vendor/bookings']) await app.http().get(`${API}/${path}`).expect(401);
    await app.http().post(`${API}/bookings`).send(asked(serviceId)).expect(401);
  });

  test('a stranger’s booking does not exist; what is a vendor’s is closed to customers', async () => {
    const { serviceId } = await provider(app);
    const { owner: otherVendor } = await provider(app);
    const customer = await app.member();
    const stranger = await app.member();
    const { body: made } = await by(app, customer).post('/bookings', asked(serviceId)).expect(201);

    for (const action of ['confirm', 'decline', 'complete', 'cancel'])
      await by(app, otherVendor).post(`/bookings/${made.id}/${action}`).expect(404);
    for (const action of ['cancel', 'review'])
      await by(app, stranger)
        .post(`/bookings/${made.id}/${action}`, action === 'review' ? { rating: 5 } : {})
        .expect(404);
    for (const action of ['confirm', 'decline', 'complete']) await by(app, customer).post(`/bookings/${made.id}/${action}`).expect(403);
    await by(app, customer).get('/vendor/bookings').expect(403);
    for (const id of [newId(), 'x']) await by(app, customer).post(`/bookings/${id}/cancel`).expect(404);
    expect((await by(app, stranger).get('/bookings').expect(200)).body.total).toBe(0);
    expect((await by(app, otherVendor).get('/vendor/bookings').expect(200)).body.total).toBe(0);
  });

  test('a provider who waits for approval has no slots and no reviews', async () => {
    const { userId } = await app.member();
    const { vendorId } = await app.execute<{ vendorId: string }>(new ApplyAsVendor(userId, applicant()));
    await app.caughtUp();
    await app.http().get(`${API}/vendors/${vendorId}/reviews`).expect(404);
  });
});

describe('what can be booked', () => {
  const days = async (serviceId: string, month: string) =>
    (await app.http().get(`${API}/services/${serviceId}/days?month=${month}`).expect(200)).body;

  test('a day has ten slots; what is taken, past or too soon says so', async () => {
    const { serviceId } = await provider(app, { durationMinutes: 90 });
    await by(app, await app.member())
      .post('/bookings', asked(serviceId))
      .expect(201);
    const { body: day } = await app.http().get(`${API}/services/${serviceId}/slots?date=2026-03-10`).expect(200);
    expect(day).toMatchObject({ date: '2026-03-10', timeZone: 'America/Chicago' });
    expect(day.slots).toHaveLength(10);
    expect(day.slots[0]).toEqual({
      time: '09:00',
      startsAt: '2026-03-10T14:00:00.000Z',
      available: true,
      priceCents: 8900,
      lines: [{ kind: 'base', cents: 8900, percent: null }],
    });
    const reasons = Object.fromEntries(day.slots.map(({ time, reason }: { time: string; reason?: string }) => [time, reason]));
    expect(reasons).toMatchObject({ '12:00': 'taken', '13:00': 'taken', '14:00': 'taken', '18:00': 'overrun' });
    const { body: today } = await app.http().get(`${API}/services/${serviceId}/slots?date=2026-03-04`).expect(200);
    expect(today.slots.map(({ reason }: { reason: string }) => reason)).toEqual([
      'past',
      'past',
      'past',
      'past',
      'notice',
      'notice',
      'notice',
      'notice',
      'notice',
      'overrun',
    ]);
  });

  test('a month tells how many slots are free on each day', async () => {
    const { serviceId } = await provider(app);
    await by(app, await app.member())
      .post('/bookings', asked(serviceId))
      .expect(201);
    const march = await days(serviceId, '2026-03');
    expect(march.days).toHaveLength(31);
    const free = Object.fromEntries(march.days.map((day: { date: string; free: number }) => [day.date, day.free]));
    expect(free).toMatchObject({ '2026-03-04': 0, '2026-03-05': 7, '2026-03-09': 10, '2026-03-10': 9 });
    expect(march.nextMonthWithFree).toBe('2026-04');
  });

  test('the month after the last bookable day leads nowhere, one in the past to the present', async () => {
    const { serviceId } = await provider(app);
    expect(await days(serviceId, '2026-06')).toMatchObject({ nextMonthWithFree: null });
    expect((await days(serviceId, '2026-06')).days[1]).toEqual({ date: '2026-06-02', free: 10 });
    expect((await days(serviceId, '2026-06')).days[2]).toEqual({ date: '2026-06-03', free: 0 });
    expect(await days(serviceId, '2025-01')).toMatchObject({ nextMonthWithFree: '2026-03' });
  });

  test('the next slots begin after the notice', async () => {
    const { serviceId } = await provider(app);
    const { body } = await app.http().get(`${API}/services/${serviceId}/next-slots`).expect(200);
    expect(body).toEqual({
      timeZone: 'America/Chicago',
      slots: ['12:00', '13:00', '14:00'].map((time, index) => ({
        date: '2026-03-05',
        time,
        startsAt: `2026-03-05T${18 + index}:00:00.000Z`,
      })),
    });
  });
});

test('after all of this the history proves that nobody got the same hours twice', async () => {
  expect(overlaps(await bookingHistory(app.streams, app.database.pool))).toEqual([]);
});
