import { ChangeVendorSettings, DEFAULT_VENDOR_SETTINGS } from '../../src/vendor-onboarding/index.js';
import { NOW, type TestApp, testApp } from '../support/app.js';
import { Life } from './booking-life-support.js';
import { asked, by, provider } from './booking-support.js';

const STARTS = '2026-03-10T18:00:00.000Z';
const ENDS = '2026-03-10T19:00:00.000Z';
const REASON = 'Our van has broken down.';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app?.close());

describe('calling a confirmed booking off', () => {
  test.each([
    ['more than a day before', '2026-03-09T17:59:00.000Z', 0, '2026-03-09T18:00:00.000Z'],
    ['a day before', '2026-03-09T18:00:00.000Z', 0, '2026-03-09T18:00:00.000Z'],
    ['less than a day before', '2026-03-09T18:00:00.001Z', 2500, null],
    ['a minute before the start', '2026-03-10T17:59:00.000Z', 2500, null],
  ])('costs the customer what they are told beforehand: %s', async (_, now, fee, freeUntil) => {
    const life = await Life.confirmed(app);
    await life.comes(now);
    const before = await life.seen('customer');
    expect(before).toMatchObject({ cancelCostCents: fee, cancelFreeUntil: freeUntil, cancellationFeeCents: 2500, chargeCents: null });
    const after = await life.does('customer', 'cancel', { chargeCents: before.cancelCostCents! });
    expect(after).toMatchObject({ status: 'cancelled', reason: 'by_customer', chargeCents: fee, cancelFreeUntil: null, actions: [] });
    expect(await life.seen('vendor')).toMatchObject({ reason: 'by_customer', chargeCents: fee, actions: [] });
  });

  test('is free within five minutes of booking, however near the start is', async () => {
    app.clock.set(NOW);
    const salon = await provider(app);
    const availability = { autoAccept: true, instantBooking: true, advanceNoticeHours: 1 };
    await app.execute(new ChangeVendorSettings(salon.owner.userId, { ...DEFAULT_VENDOR_SETTINGS, availability }));
    await app.caughtUp();
    app.clock.set('2026-03-10T15:00:00.000Z');
    const life = await Life.at(app, salon);
    await life.comes('2026-03-10T15:05:00.000Z');
    expect(await life.seen('customer')).toMatchObject({
      status: 'confirmed',
      cancelCostCents: 0,
      cancelFreeUntil: '2026-03-10T15:05:00.000Z',
    });
    await life.comes('2026-03-10T15:05:00.001Z');
    expect(await life.seen('customer')).toMatchObject({ cancelCostCents: 2500, cancelFreeUntil: null });
  });

  test('never costs more than the price', async () => {
    const life = await Life.confirmed(app, { basePriceCents: 1900 });
    await life.comes('2026-03-10T10:00:00.000Z');
    expect(await life.seen('customer')).toMatchObject({ cancelCostCents: 1900, cancellationFeeCents: 1900 });
    expect(await life.does('customer', 'cancel')).toMatchObject({ chargeCents: 1900 });
  });

  test('is refused with the fee of now when another one was shown', async () => {
    const life = await Life.confirmed(app);
    await life.comes('2026-03-09T18:00:00.001Z');
    expect(await life.refuses('customer', 'cancel', { chargeCents: 0 })).toMatchObject({
      code: 'booking/charge-changed',
      chargeCents: 2500,
    });
    expect(await life.seen('customer')).toMatchObject({ status: 'confirmed' });
    for (const chargeCents of [-1, 2500.5, '2500']) {
      expect(await life.refuses('customer', 'cancel', { chargeCents })).toMatchObject({ fields: { chargeCents: expect.any(String) } });
    }
  });

  test('is the provider’s until the start, with a reason; the customer pays nothing', async () => {
    const life = await Life.confirmed(app);
    await life.comes('2026-03-10T17:59:00.000Z');
    expect(await life.refuses('vendor', 'cancel')).toMatchObject({ fields: { reason: 'Tell the customer why' } });
    for (const reason of ['too short', 'x'.repeat(501)]) {
      expect(await life.refuses('vendor', 'cancel', { reason })).toMatchObject({ fields: { reason: expect.any(String) } });
    }
    expect(await life.does('vendor', 'cancel', { reason: REASON })).toMatchObject({
      status: 'cancelled',
      reason: 'by_vendor',
      chargeCents: 0,
    });
    expect(await life.does('vendor', 'cancel', { reason: REASON })).toMatchObject({ status: 'cancelled' });
  });

  test('is nobody’s once it has begun', async () => {
    const life = await Life.confirmed(app);
    await life.comes(STARTS);
    expect(await life.seen('customer')).toMatchObject({ actions: [], cancelCostCents: null });
    expect(await life.seen('vendor')).toMatchObject({ actions: ['set-out', 'delay'] });
    expect(await life.refuses('customer', 'cancel')).toMatchObject({ code: 'booking/already-started' });
    expect(await life.refuses('vendor', 'cancel', { reason: REASON })).toMatchObject({ code: 'booking/already-started' });
  });
});

describe('a request', () => {
  test('is withdrawn for nothing', async () => {
    const life = await Life.requested(app);
    expect(await life.seen('customer')).toMatchObject({ cancelCostCents: 0, cancelFreeUntil: null });
    expect(await life.does('customer', 'cancel', { chargeCents: 0 })).toMatchObject({
      reason: 'withdrawn',
      chargeCents: 0,
      respondBy: null,
    });
  });

  test('expires at its deadline, and cannot be accepted any more', async () => {
    const life = await Life.requested(app);
    await life.comes('2026-03-05T18:00:00.000Z', { timers: false });
    expect(await life.seen('vendor')).toMatchObject({ status: 'pending', actions: ['decline'] });
    expect(await life.refuses('vendor', 'confirm')).toMatchObject({ code: 'booking/request-expired' });
    await life.comes('2026-03-05T18:00:00.000Z');
    expect(await life.seen('customer')).toMatchObject({ status: 'cancelled', reason: 'expired', chargeCents: 0 });
  });

  test('shows the provider ZIP and city while it waits, all of the address once it is confirmed, and no street after it is called off', async () => {
    const life = await Life.requested(app);
    const whole = { street: '1 Elm Street', zip: '78704', city: 'Austin', state: 'TX' };
    const place = { ...whole, street: null };
    expect((await life.seen('vendor')).address).toEqual(place);
    expect((await life.seen('customer')).address).toEqual(whole);
    const { proposal } = await life.does('vendor', 'reschedule', { date: '2026-03-11', time: '09:00' });
    expect((await life.does('customer', 'accept-time', { proposalId: proposal!.id })).address).toEqual(whole);
    expect((await life.seen('vendor')).address).toEqual(place);
    expect((await life.does('vendor', 'confirm')).address).toEqual(whole);
    expect((await life.does('vendor', 'cancel', { reason: REASON })).address).toEqual(place);
  });
});

describe('work that is done', () => {
  test('is reported by the provider from its scheduled end on', async () => {
    const life = await Life.confirmed(app);
    await life.comes('2026-03-10T18:59:59.999Z');
    expect(await life.refuses('vendor', 'complete')).toMatchObject({ code: 'booking/not-finished' });
    await life.comes(ENDS);
    expect((await life.seen('vendor')).actions).toEqual(['complete', 'claim']);
    expect(await life.does('vendor', 'complete')).toMatchObject({ status: 'completed', chargeCents: null });
    expect(await life.seen('customer')).toMatchObject({
      actions: ['review', 'problem'],
      reviewUntil: '2026-06-08T19:00:00.000Z',
      reportProblemUntil: '2026-03-13T19:00:00.000Z',
    });
    expect(await life.seen('vendor')).toMatchObject({ reviewUntil: null });
  });

  test('counts as done after 48 hours, when nobody says otherwise', async () => {
    const life = await Life.confirmed(app);
    await life.comes('2026-03-12T18:59:59.999Z');
    expect(await life.seen('customer')).toMatchObject({ status: 'confirmed' });
    await life.comes('2026-03-12T19:00:00.000Z');
    expect(await life.seen('customer')).toMatchObject({ status: 'completed' });
  });

  test('may have a problem, which the customer reports once, within 72 hours', async () => {
    const life = await Life.completed(app);
    for (const description of ['', 'It leaks.', 'x'.repeat(2001)]) {
      expect(await life.refuses('customer', 'problem', { description })).toMatchObject({ fields: { description: expect.any(String) } });
    }
    const description = 'The drain is as slow as before.';
    const reported = { problem: { reportedAt: ENDS, decidedAt: null, refundCents: null }, reportProblemUntil: null };
    expect(await life.does('customer', 'problem', { description })).toMatchObject({ ...reported, actions: ['review'] });
    expect(await life.does('customer', 'problem', { description })).toMatchObject(reported);
    expect(await life.seen('vendor')).toMatchObject({ problem: reported.problem });
  });

  test('has none after 72 hours', async () => {
    const life = await Life.completed(app);
    await life.comes('2026-03-13T19:00:00.000Z');
    expect(await life.seen('customer')).toMatchObject({ actions: ['review'], reportProblemUntil: null });
    expect(await life.refuses('customer', 'problem', { description: 'It leaks again.' })).toMatchObject({
      code: 'booking/problem-too-late',
    });
  });
});

describe('somebody who was not there', () => {
  const CLAIMABLE = '2026-03-10T18:30:00.000Z';

  test.each([
    ['customer', 'vendor', 'no_show_vendor', 0],
    ['vendor', 'customer', 'no_show_customer', 8900],
  ] as const)(
    'is claimed by the %s from half an hour after the start; uncontested for a day it is so',
    async (by, against, reason, charge) => {
      const life = await Life.confirmed(app);
      await life.comes('2026-03-10T18:29:59.999Z');
      expect(await life.refuses(by, 'claim')).toMatchObject({ code: 'booking/claim-too-early' });
      await life.comes(CLAIMABLE);
      expect((await life.seen(by)).actions).toContain('claim');
      const claim = { claims: [{ by, at: CLAIMABLE }], contestBy: '2026-03-11T18:30:00.000Z', contested: false, decidedAt: null };
      expect(await life.does(by, 'claim', { statement: 'Nobody was there.' })).toMatchObject({ status: 'confirmed', claim });
      expect(await life.seen(against)).toMatchObject({ claim, actions: expect.arrayContaining(['contest', 'claim']) });
      await life.comes('2026-03-11T18:29:59.999Z');
      expect(await life.refuses('vendor', 'complete')).toMatchObject({ code: 'booking/claim-open' });
      await life.comes('2026-03-11T18:30:00.000Z');
      expect(await life.seen(against)).toMatchObject({
        status: 'cancelled',
        reason,
        chargeCents: charge,
        claim: { ...claim, decidedAt: null },
      });
    },
  );

  test('says that they were there: then an admin decides, and nobody completes it', async () => {
    const life = await Life.confirmed(app);
    await life.comes(CLAIMABLE);
    await life.does('vendor', 'claim');
    expect(await life.refuses('vendor', 'contest')).toMatchObject({ code: 'booking/no-claim' });
    const contested = { claim: { contestBy: null, contested: true, decidedAt: null } };
    expect(await life.does('customer', 'contest', { statement: 'The bell is broken.' })).toMatchObject(contested);
    await life.comes('2026-03-14T18:30:00.000Z');
    expect(await life.seen('customer')).toMatchObject({ status: 'confirmed', ...contested, actions: [] });
    expect(await life.seen('vendor')).toMatchObject({ actions: [] });

    const admin = await app.member({ roles: ['admin'] });
    const decided = by(app, admin).post(`/admin/bookings/${life.id}/claim`, { outcome: 'dismissed', reason: 'Both were there.' });
    await decided.expect(204);
    await app.fireTimers();
    expect(await life.seen('customer')).toMatchObject({
      status: 'completed',
      claim: { contested: true, decidedAt: '2026-03-14T18:30:00.000Z' },
    });
  });

  test('can say so of the other too: neither is taken as true by itself', async () => {
    const life = await Life.confirmed(app);
    await life.comes(CLAIMABLE);
    await life.does('vendor', 'claim');
    await life.does('customer', 'claim');
    await life.comes('2026-03-13T18:30:00.000Z');
    expect(await life.seen('vendor')).toMatchObject({
      status: 'confirmed',
      claim: { claims: [{ by: 'customer' }, { by: 'vendor' }], contested: true },
    });
  });

  test('is not claimed of a request, nor a day later', async () => {
    const requested = await Life.requested(app);
    expect(await requested.refuses('customer', 'claim')).toMatchObject({ code: 'booking/is-pending' });
    const life = await Life.confirmed(app);
    await life.comes('2026-03-11T18:30:00.000Z');
    expect(await life.refuses('customer', 'claim')).toMatchObject({ code: 'booking/claim-too-late' });
    expect(await life.refuses('customer', 'claim', { statement: 'x'.repeat(1001) })).toMatchObject({
      fields: { statement: expect.any(String) },
    });
  });
});

describe('some of somebody’s bookings', () => {
  test('are a page of them, or just one', async () => {
    const life = await Life.requested(app);
    await Life.at(app, life.salon, { date: '2026-03-11' });
    const listed = async (query: string) => (await by(app, life.salon.owner).get(`/vendor/bookings?${query}`).expect(200)).body as object;
    expect(await listed('')).toMatchObject({ total: 2, pageSize: 20 });
    expect(await listed(`booking=${life.id}`)).toMatchObject({ total: 1, items: [{ id: life.id }] });

    const stranger = await app.member();
    expect((await by(app, stranger).get(`/bookings?booking=${life.id}`).expect(200)).body).toMatchObject({ total: 0, items: [] });
    await by(app, stranger).get('/bookings?booking=1').expect(400);
    await by(app, stranger).post('/bookings', asked(life.salon.serviceId)).expect(409);
  });
});
