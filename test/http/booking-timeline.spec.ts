import { ExpireBooking } from '../../src/booking/index.js';
import { newId } from '../../src/platform/ids.js';
import { ChangeVendorSettings, DEFAULT_VENDOR_SETTINGS } from '../../src/vendor-onboarding/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { account, keptFor, settled, TELLING } from './account-support.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';

interface Step {
  readonly kind: string;
  readonly by: string;
  readonly text: string | null;
  readonly sent: readonly { to: string; channel: string; at: string }[];
}

describe('the timeline of a booking', () => {
  let app: TestApp;
  let salon: Provider;
  let carla: Member;
  let admin: Member;
  let owner: Member;
  let hour: number;
  beforeAll(async () => {
    app = await testApp();
    salon = await provider(app);
    carla = await app.member({ fullName: 'Carla Gomez' });
    admin = await app.member({ roles: ['admin'] });
    ({ owner } = salon);
    hour = 9;
  });
  afterAll(() => app?.close());

  const later = async (instant: string) => {
    app.clock.set(instant);
    [carla, admin, owner] = [await signedIn(app, carla), await signedIn(app, admin), await signedIn(app, owner)];
  };
  const booked = async (customer: Member): Promise<string> => {
    const time = `${String(hour++).padStart(2, '0')}:00`;
    const { body } = await by(app, customer)
      .post('/bookings', asked(salon.serviceId, { date: '2026-03-20', time }))
      .expect(201);
    return (body as { id: string }).id;
  };
  const timeline = async (member: Member, id: string) => {
    await app.caughtUp();
    await settled(app, TELLING);
    return (await by(app, member).get(`/bookings/${id}/timeline`).expect(200)).body as { items: Step[]; timeZone: string };
  };
  const last = async (member: Member, id: string) => (await timeline(member, id)).items.at(-1)!;

  test('tells each step: who, what, when, why, and until when something is due', async () => {
    const { body } = await by(app, carla).post('/bookings', asked(salon.serviceId)).expect(201);
    const { id } = body as { id: string };
    const path = (what: string) => `/bookings/${id}/${what}`;
    await by(app, owner).post(path('confirm')).expect(200);
    const { body: asking } = await by(app, owner).post(path('reschedule'), { date: '2026-03-11', time: '09:00' }).expect(200);
    const { proposal } = asking as { proposal: { id: string } };
    await by(app, carla).post(path('decline-time'), { proposalId: proposal.id }).expect(200);
    await by(app, carla).post(path('reschedule'), { date: '2026-03-12', time: '10:00' }).expect(200);
    await later('2026-03-12T15:45:00.000Z');
    await by(app, carla).post(path('claim'), { statement: 'Nobody came.' }).expect(200);
    await by(app, owner).post(path('contest'), { statement: 'I rang twice.' }).expect(200);
    const reason = 'Both sides agree that the work was done.';
    await by(app, admin).post(`/admin/bookings/${id}/claim`, { outcome: 'dismissed', reason }).expect(204);
    await later('2026-03-12T17:00:00.000Z');
    await by(app, owner).post(path('complete')).expect(200);
    await by(app, carla).post(path('problem'), { description: 'It leaks again already.' }).expect(200);
    await by(app, admin).post(`/admin/bookings/${id}/problem`, { refundCents: 4000, reason: 'The photo shows the leak.' }).expect(204);
    await by(app, carla).post(path('review'), { rating: 4, comment: 'In the end.' }).expect(201);

    const [first, second, third] = [
      { date: '2026-03-10', time: '13:00' },
      { date: '2026-03-11', time: '09:00' },
      { date: '2026-03-12', time: '10:00' },
    ];
    const { items, timeZone } = await timeline(carla, id);
    expect(timeZone).toBe('America/Chicago');
    expect(items).toMatchObject([
      { kind: 'BookingCreated', by: 'customer', slot: first, cents: 9400, due: '2026-03-05T18:00:00.000Z', at: '2026-03-04T18:00:00.000Z' },
      { kind: 'BookingConfirmed', by: 'vendor', slot: null, cents: null, due: null },
      { kind: 'RescheduleProposed', by: 'vendor', slot: second, due: '2026-03-05T06:00:00.000Z' },
      { kind: 'RescheduleEnded', by: 'customer', reason: 'declined' },
      { kind: 'BookingRescheduled', by: 'customer', from: first, slot: third, due: null },
      { kind: 'NoShowClaimed', by: 'customer', reason: 'no_show_vendor', text: 'Nobody came.', due: '2026-03-13T15:45:00.000Z' },
      { kind: 'NoShowContested', by: 'vendor', text: 'I rang twice.' },
      { kind: 'ClaimDismissed', by: 'admin', text: reason, due: '2026-03-14T16:00:00.000Z' },
      { kind: 'BookingCompleted', by: 'vendor', cents: 9400, at: '2026-03-12T17:00:00.000Z' },
      { kind: 'ProblemReported', by: 'customer', text: 'It leaks again already.' },
      { kind: 'ProblemDecided', by: 'admin', cents: 4000, text: 'The photo shows the leak.' },
      { kind: 'ReviewPosted', by: 'customer', text: null },
    ]);
    // A review may be signed with "Anonymous": beside the booking it would tell whose it is.
    expect(await timeline(owner, id)).toEqual({ items: items.slice(0, -1), timeZone });
    expect(await timeline(admin, id)).toEqual({ items, timeZone });
    const { body: file } = await app.http().get('/api/v1/account/data').set('Authorization', carla.bearer).expect(200);
    expect((file as { records: { bookings: object } }).records.bookings).toMatchObject({
      written: [
        { bookingId: id, kind: 'NoShowClaimed', text: 'Nobody came.' },
        { bookingId: id, kind: 'ProblemReported', text: 'It leaks again already.' },
      ],
    });
  });

  test('is open to the two sides and to admins, and to nobody else', async () => {
    const id = await booked(carla);
    const stranger = await app.member();
    const otherProvider = await provider(app);
    for (const member of [stranger, otherProvider.owner]) await by(app, member).get(`/bookings/${id}/timeline`).expect(404);
    for (const missing of [newId(), 'x']) await by(app, admin).get(`/bookings/${missing}/timeline`).expect(404);
    await by(app, carla).post(`/bookings/${id}/cancel`).expect(200);
    expect(await last(carla, id)).toMatchObject({ kind: 'BookingCancelled', by: 'customer', reason: 'withdrawn' });
  });

  test('tells that nobody had to accept where the provider accepts whatever fits', async () => {
    const eager = await provider(app);
    const { notifications, availability, pricing } = DEFAULT_VENDOR_SETTINGS;
    const choices = { notifications, availability: { ...availability, autoAccept: true }, pricing };
    await app.execute(new ChangeVendorSettings(eager.owner.userId, choices));
    await app.caughtUp();
    const { body } = await by(app, carla)
      .post('/bookings', asked(eager.serviceId, { date: '2026-03-20' }))
      .expect(201);
    expect(await last(carla, (body as { id: string }).id)).toMatchObject({ kind: 'BookingConfirmed', by: 'system' });
  });

  test('tells why the provider has declined, where they say so', async () => {
    const [id, silent] = [await booked(await app.member()), await booked(await app.member())];
    const decline = (what: string) => by(app, owner).post(`/bookings/${what}/decline`);
    const { body } = await decline(id).send({ reason: 'too short' }).expect(400);
    expect(body).toMatchObject({ fields: { reason: 'The reason must be at least 10 characters' } });
    await decline(id).send({ reason: 'I am fully booked at that time.' }).expect(200);
    expect(await last(owner, id)).toMatchObject({ by: 'vendor', reason: 'declined', text: 'I am fully booked at that time.' });
    await decline(silent).expect(200);
    expect(await last(owner, silent)).toMatchObject({ by: 'vendor', reason: 'declined', text: null });
  });

  test('tells why the provider or an admin has cancelled, and what the clock has done', async () => {
    const [called, ended, expired] = [await booked(carla), await booked(await app.member()), await booked(await app.member())];
    await by(app, owner).post(`/bookings/${called}/confirm`).expect(200);
    await by(app, owner).post(`/bookings/${called}/cancel`, { reason: 'My van has broken down.' }).expect(200);
    expect(await last(carla, called)).toMatchObject({ by: 'vendor', reason: 'by_vendor', text: 'My van has broken down.', cents: 0 });

    const reason = 'The address does not exist.';
    await by(app, admin).post(`/admin/bookings/${ended}/cancel`, { reason, chargeCents: 1200 }).expect(204);
    expect(await last(owner, ended)).toMatchObject({ by: 'admin', reason: 'by_admin', text: reason, cents: 1200 });

    await later('2026-03-14T18:00:00.000Z');
    await app.execute(new ExpireBooking(expired));
    expect(await last(owner, expired)).toMatchObject({ by: 'system', reason: 'expired' });
  });
});

describe('what was sent', () => {
  let app: TestApp;
  let salon: Provider;
  beforeAll(async () => {
    app = await testApp();
    salon = await provider(app);
  });
  afterAll(() => app?.close());

  const sent = async (member: Member, id: string) => {
    await settled(app, TELLING);
    const { body } = await by(app, member).get(`/bookings/${id}/timeline`).expect(200);
    return (body as { items: Step[] }).items.map((step) => [step.kind, ...step.sent.map(({ to, channel }) => `${to}: ${channel}`)]);
  };
  const notifications = (chosen: object) => ({
    notifications: { email: true, push: true, sms: false, marketing: true, ...chosen },
    privacy: { publicProfile: true, dataSharing: false, trackingCookies: true },
  });
  const request = async (customer: Member, time: string) => {
    const { body } = await by(app, customer).post('/bookings', asked(salon.serviceId, { time })).expect(201);
    return (body as { id: string }).id;
  };

  test('stands beside the step that it tells of, for each way on which it has left', async () => {
    const customer = await app.member();
    const id = await request(customer, '09:00');
    await by(app, salon.owner).post(`/bookings/${id}/confirm`).expect(200);
    expect(await sent(customer, id)).toEqual([
      ['BookingCreated', 'customer: email', 'vendor: email'],
      ['BookingConfirmed', 'customer: email'],
    ]);
    // Push notifications are kept here, for there is nothing that sends them.
    expect((await keptFor(app, `devices of ${customer.userId}`)).length).toBeGreaterThan(0);
  });

  test('tells the provider of no street, neither before nor after they have accepted', async () => {
    const customer = await app.member();
    const id = await request(customer, '12:00');
    await by(app, salon.owner).post(`/bookings/${id}/confirm`).expect(200);
    await by(app, customer).post(`/bookings/${id}/reschedule`, { date: '2026-03-11', time: '12:00' }).expect(200);
    const { body } = await by(app, salon.owner).get(`/bookings/${id}/timeline`).expect(200);
    const kept = [...(await keptFor(app, salon.owner.email)), ...(await keptFor(app, `devices of ${salon.owner.userId}`))];
    expect(kept.filter(({ text }) => text.includes('12:00 PM')).length).toBeGreaterThanOrEqual(4);
    for (const told of [kept, body]) expect(JSON.stringify(told)).not.toContain('Elm Street');
  });

  test('is nothing where nothing has left', async () => {
    const customer = await app.member();
    await account(app, customer)
      .put('settings', notifications({ email: false, push: false, sms: true }))
      .expect(200);
    const id = await request(customer, '10:00');
    await by(app, salon.owner).post(`/bookings/${id}/confirm`).expect(200);
    expect((await sent(customer, id))[1]).toEqual(['BookingConfirmed']);
  });

  test('goes with the person to whom it was sent', async () => {
    const customer = await app.member();
    const id = await request(customer, '11:00');
    await by(app, salon.owner).post(`/bookings/${id}/decline`).expect(200);
    await sent(salon.owner, id);
    await account(app, customer).leave().expect(204);
    await app.caughtUp();
    expect(await sent(salon.owner, id)).toEqual([['BookingCreated', 'vendor: email'], ['BookingCancelled']]);
  });
});
