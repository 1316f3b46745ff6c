import type { MoveSlotsDto } from '../../src/booking/moving/moving.dto.js';
import type { BookableDaysDto } from '../../src/scheduling/slots/slots.dto.js';
import { SuspendVendor } from '../../src/vendor-onboarding/index.js';
import { type TestApp, testApp } from '../support/app.js';
import { bookingHistory, overlaps } from '../support/overlaps.js';
import { Life } from './booking-life-support.js';
import { API, asked, by } from './booking-support.js';

/** Twelve hours before the start: too late to move without asking. */
const LATE = '2026-03-10T06:00:00.000Z';
const NEXT_DAY = { date: '2026-03-11', time: '10:00' };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app?.close());

/** Which times of a day anybody can still book at this provider. */
async function freeTimes({ salon }: Life, date: string): Promise<string[]> {
  await app.caughtUp();
  const { body } = await app.http().get(`${API}/services/${salon.serviceId}/slots?date=${date}`).expect(200);
  return (body as { slots: { time: string; available: boolean }[] }).slots.filter(({ available }) => available).map(({ time }) => time);
}

describe('a customer who moves a booking a day ahead', () => {
  test('has the new time at once; the old one is free, status and terms stay', async () => {
    const life = await Life.confirmed(app);
    expect(await life.does('customer', 'reschedule', NEXT_DAY)).toMatchObject({
      status: 'confirmed',
      ...NEXT_DAY,
      startsAt: '2026-03-11T15:00:00.000Z',
      endsAt: '2026-03-11T16:00:00.000Z',
      priceCents: 8900,
      proposal: null,
      cancelFreeUntil: '2026-03-10T15:00:00.000Z',
      actions: ['cancel', 'reschedule'],
    });
    expect(await life.seen('vendor')).toMatchObject({ ...NEXT_DAY, actions: ['cancel', 'reschedule'] });
    expect(await freeTimes(life, '2026-03-10')).toContain('13:00');
    expect(await freeTimes(life, NEXT_DAY.date)).not.toContain(NEXT_DAY.time);
    expect(await life.does('customer', 'reschedule', NEXT_DAY)).toMatchObject(NEXT_DAY);
  });

  test('keeps the clock of a request that waits: the earlier of a day after it was made and half an hour before the new start', async () => {
    const life = await Life.requested(app);
    const moved = await life.does('customer', 'reschedule', { date: '2026-03-05', time: '12:00' });
    expect(moved).toMatchObject({ status: 'pending', respondBy: '2026-03-05T17:30:00.000Z', actions: ['cancel', 'reschedule'] });
    expect(await life.seen('vendor')).toMatchObject({ actions: ['confirm', 'decline', 'reschedule'] });
  });

  test('can move it by an hour into what it has taken itself', async () => {
    const life = await Life.confirmed(app, { durationMinutes: 150 });
    expect(await life.does('customer', 'reschedule', { date: '2026-03-10', time: '14:00' })).toMatchObject({ time: '14:00' });
    expect(await freeTimes(life, '2026-03-10')).toEqual(['09:00', '10:00', '11:00']);
  });

  test('reads which times there are: its own hours are free, the time that it has is no choice, the provider’s notice counts', async () => {
    const life = await Life.confirmed(app, { durationMinutes: 120 });
    await Life.at(app, life.salon, { time: '16:00' });
    const { slots, timeZone } = await life.get<MoveSlotsDto>('customer', 'slots?date=2026-03-10');
    expect(timeZone).toBe('America/Chicago');
    expect(Object.fromEntries(slots.map(({ time, reason }) => [time, reason ?? 'free']))).toEqual({
      '09:00': 'free',
      '10:00': 'free',
      '11:00': 'free',
      '12:00': 'free',
      '13:00': 'current',
      '14:00': 'free',
      '15:00': 'taken',
      '16:00': 'taken',
      '17:00': 'taken',
      '18:00': 'overrun',
    });
    const tomorrow = await life.get<MoveSlotsDto>('customer', 'slots?date=2026-03-05');
    expect(tomorrow.slots.map(({ reason }) => reason)).toEqual(['notice', 'notice', 'notice', ...Array(6).fill(undefined), 'overrun']);
    const { days, lastDay, nextMonthWithFree } = await life.get<BookableDaysDto>('customer', 'days?month=2026-03');
    expect(days.find(({ date }) => date === '2026-03-10')).toEqual({ date: '2026-03-10', free: 5 });
    expect({ lastDay, nextMonthWithFree }).toEqual({ lastDay: '2026-06-02', nextMonthWithFree: '2026-04' });
  });

  test('is refused a taken time, with the nearest free ones, and one inside the notice', async () => {
    const life = await Life.confirmed(app);
    await Life.at(app, life.salon, NEXT_DAY);
    expect(await life.refuses('customer', 'reschedule', NEXT_DAY)).toMatchObject({
      code: 'booking/slot-taken',
      nearest: [{ date: '2026-03-11', time: '09:00' }, { time: '11:00' }, { time: '12:00' }],
    });
    expect(await life.refuses('customer', 'reschedule', { date: '2026-03-05', time: '11:00' })).toMatchObject({
      code: 'booking/slot-too-soon',
    });
    expect(await life.refuses('customer', 'reschedule', { date: '2026-02-30', time: '08:15' })).toMatchObject({
      fields: { date: expect.any(String), time: expect.any(String) },
    });
    expect(await life.seen('customer')).toMatchObject({ date: '2026-03-10', time: '13:00' });
  });
});

describe('a new time that the other side has to agree to', () => {
  test('is proposed by a customer late: both times are kept, and the provider’s yes moves the booking', async () => {
    const life = await Life.confirmed(app);
    await life.comes(LATE);
    const proposed = await life.does('customer', 'reschedule', NEXT_DAY);
    expect(proposed).toMatchObject({
      date: '2026-03-10',
      proposal: { by: 'customer', ...NEXT_DAY, startsAt: '2026-03-11T15:00:00.000Z', lapsesAt: '2026-03-10T17:30:00.000Z' },
      actions: ['cancel', 'withdraw-time'],
    });
    expect(await life.seen('vendor')).toMatchObject({ proposal: { by: 'customer' }, actions: ['cancel', 'accept-time', 'decline-time'] });
    expect(await freeTimes(life, NEXT_DAY.date)).not.toContain(NEXT_DAY.time);
    const stranger = by(app, await app.member());
    const { body } = await stranger.post('/bookings', asked(life.salon.serviceId, NEXT_DAY)).expect(409);
    expect(body).toMatchObject({ code: 'booking/slot-taken' });
    const answer = { proposalId: proposed.proposal!.id };
    expect(await life.refuses('customer', 'accept-time', answer)).toMatchObject({ code: 'booking/own-proposal' });
    expect(await life.does('vendor', 'accept-time', answer)).toMatchObject({
      ...NEXT_DAY,
      proposal: null,
      actions: ['cancel', 'reschedule'],
    });
    expect(await life.does('vendor', 'accept-time', answer)).toMatchObject(NEXT_DAY);
    expect(await freeTimes(life, NEXT_DAY.date)).not.toContain(NEXT_DAY.time);
  });

  test('is proposed by the provider, inside their own notice too; the customer’s no leaves the old one', async () => {
    const life = await Life.confirmed(app);
    const soon = { date: '2026-03-04', time: '13:00' };
    const { slots } = await life.get<MoveSlotsDto>('vendor', `slots?date=${soon.date}`);
    expect(slots.find(({ time }) => time === '12:00')).toMatchObject({ reason: 'past' });
    expect(slots.find(({ time }) => time === soon.time)).toMatchObject({ available: true });

    const { proposal } = await life.does('vendor', 'reschedule', soon);
    expect(proposal).toMatchObject({ by: 'vendor', ...soon, lapsesAt: '2026-03-04T18:30:00.000Z' });
    expect((await life.seen('customer')).actions).toEqual(['cancel', 'accept-time', 'decline-time']);
    expect(await life.refuses('customer', 'reschedule', NEXT_DAY)).toMatchObject({ code: 'booking/proposal-waits' });
    expect(await life.does('customer', 'decline-time', { proposalId: proposal!.id })).toMatchObject({ date: '2026-03-10', proposal: null });
    await life.does('vendor', 'reschedule', NEXT_DAY);
  });

  test('is taken back by who has proposed it, and its hours are free again', async () => {
    const life = await Life.confirmed(app);
    const { proposal } = await life.does('vendor', 'reschedule', NEXT_DAY);
    expect(await freeTimes(life, NEXT_DAY.date)).not.toContain(NEXT_DAY.time);
    expect(await life.does('vendor', 'withdraw-time', { proposalId: proposal!.id })).toMatchObject({ proposal: null });
    expect(await freeTimes(life, NEXT_DAY.date)).toContain(NEXT_DAY.time);
    expect(await life.refuses('customer', 'accept-time', { proposalId: proposal!.id })).toMatchObject({ code: 'booking/proposal-over' });
  });

  test('lapses after twelve hours, whether the system has come to it or not', async () => {
    const life = await Life.confirmed(app);
    const { proposal } = await life.does('vendor', 'reschedule', NEXT_DAY);
    expect(proposal!.lapsesAt).toBe('2026-03-05T06:00:00.000Z');
    for (const timers of [false, true]) {
      await life.comes(proposal!.lapsesAt, { timers });
      expect(await life.seen('customer')).toMatchObject({ date: '2026-03-10', proposal: null, actions: ['cancel', 'reschedule'] });
      expect(await freeTimes(life, NEXT_DAY.date)).toContain(NEXT_DAY.time);
      expect(await life.refuses('customer', 'accept-time', { proposalId: proposal!.id })).toMatchObject({ code: 'booking/proposal-over' });
    }
  });

  test('ends with the booking', async () => {
    const life = await Life.confirmed(app);
    await life.does('vendor', 'reschedule', NEXT_DAY);
    expect(await life.does('customer', 'cancel')).toMatchObject({ status: 'cancelled', proposal: null, actions: [] });
    expect(await freeTimes(life, NEXT_DAY.date)).toContain(NEXT_DAY.time);
    expect(await freeTimes(life, '2026-03-10')).toContain('13:00');
  });

  test('may overlap the old one; once agreed on, the booking has just its hours', async () => {
    const life = await Life.confirmed(app, { durationMinutes: 120 });
    const { proposal } = await life.does('vendor', 'reschedule', { date: '2026-03-10', time: '12:00' });
    expect(await freeTimes(life, '2026-03-10')).toEqual(['09:00', '10:00', '15:00', '16:00', '17:00']);
    await life.does('customer', 'accept-time', { proposalId: proposal!.id });
    expect(await freeTimes(life, '2026-03-10')).toEqual(['09:00', '10:00', '14:00', '15:00', '16:00', '17:00']);
  });

  test('is there to be had although the provider has asked for longer breaks since', async () => {
    const life = await Life.confirmed(app);
    const { proposal } = await life.does('vendor', 'reschedule', NEXT_DAY);
    await Life.at(app, life.salon, { ...NEXT_DAY, time: '11:00' });
    const { owner } = life.salon;
    const week = Array<unknown>(7).fill([{ from: 9, to: 19 }]);
    await by(app, owner).put('/vendor/working-hours', { weeklyHours: week, bufferMinutes: 60, lanes: 1, horizonDays: 90 }).expect(200);
    expect(await life.does('customer', 'accept-time', { proposalId: proposal!.id })).toMatchObject(NEXT_DAY);
  });
});

describe('a booking that cannot be moved', () => {
  test('is one that starts within half an hour', async () => {
    const life = await Life.confirmed(app);
    await life.comes('2026-03-10T17:30:00.000Z');
    expect((await life.seen('customer')).actions).toEqual(['cancel']);
    for (const side of ['customer', 'vendor'] as const) {
      expect(await life.refuses(side, 'reschedule', NEXT_DAY)).toMatchObject({ code: 'booking/reschedule-too-late' });
    }
  });

  test('is one that is over, whatever is free', async () => {
    const life = await Life.confirmed(app);
    await life.does('customer', 'cancel');
    expect(await life.refuses('customer', 'reschedule', { date: '2026-03-10', time: '18:00' })).toMatchObject({ code: 'booking/closed' });
  });

  test('is one with a suspended provider', async () => {
    const life = await Life.confirmed(app);
    await app.execute(new SuspendVendor(life.salon.vendorId, { reason: 'Too many complaints.', confirmedBookings: 'kept' }));
    await app.caughtUp();
    expect((await life.seen('customer')).actions).toEqual(['cancel']);
    expect(await life.refuses('customer', 'reschedule', NEXT_DAY)).toMatchObject({ code: 'booking/provider-suspended' });
  });
});

test('after all of this the history proves that nobody got the same hours twice', async () => {
  expect(overlaps(await bookingHistory(app.streams, app.database.pool))).toEqual([]);
});
