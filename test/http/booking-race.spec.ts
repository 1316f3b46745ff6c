import { CancelBooking, CreateBooking } from '../../src/booking/index.js';
import { Rejected } from '../../src/platform/errors.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { bookingHistory, overlaps } from '../support/overlaps.js';
import { API, asked, by, provider } from './booking-support.js';

const RACERS = 50;

let app: TestApp;
const racers: Member[] = [];
beforeAll(async () => {
  app = await testApp();
  while (racers.length < RACERS) racers.push(...(await Promise.all(Array.from({ length: 10 }, () => app.member()))));
});
afterAll(() => app.close());

const proven = async () => overlaps(await bookingHistory(app.streams, app.database.pool));

interface Free {
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
}

describe('many customers want the same time', () => {
  test('50 clients race for one slot: one gets it, 49 are told the three nearest free slots', async () => {
    const { serviceId } = await provider(app);
    const answers = await Promise.all(racers.map((racer) => by(app, racer).post('/bookings', asked(serviceId))));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(RACERS - 1).fill('409 booking/slot-taken'));
    for (const { body } of refused) {
      expect((body.nearest as Free[]).map(({ date, time }) => `${date} ${time}`)).toEqual([
        '2026-03-10 12:00',
        '2026-03-10 14:00',
        '2026-03-10 11:00',
      ]);
    }
    expect(await proven()).toEqual([]);

    await app.caughtUp();
    const { body } = await app.http().get(`${API}/services/${serviceId}/slots?date=2026-03-10`).expect(200);
    expect(body.slots.filter((slot: { available: boolean }) => !slot.available)).toMatchObject([{ time: '13:00', reason: 'taken' }]);
  });

  test('each slot that was named as free can be booked', async () => {
    const { serviceId } = await provider(app);
    const [first, second, ...others] = racers;
    await by(app, first!).post('/bookings', asked(serviceId)).expect(201);
    const { body } = await by(app, second!).post('/bookings', asked(serviceId)).expect(409);
    for (const [index, { date, time }] of (body.nearest as Free[]).entries()) {
      await by(app, others[index]!).post('/bookings', asked(serviceId, { date, time })).expect(201);
    }
  });

  test('who wants another hour of the same day is not refused because of the crowd', async () => {
    const { serviceId } = await provider(app);
    const times = Array.from({ length: 10 }, (_, index) => `${String(9 + index).padStart(2, '0')}:00`);
    const answers = await Promise.all(times.map((time, index) => by(app, racers[index]!).post('/bookings', asked(serviceId, { time }))));
    expect(answers.map(({ status }) => status)).toEqual(times.map(() => 201));

    const { body } = await by(app, racers[20]!).post('/bookings', asked(serviceId)).expect(409);
    expect((body.nearest as Free[]).map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-03-09 18:00',
      '2026-03-09 17:00',
      '2026-03-11 09:00',
    ]);
  });
});

test('whatever is booked and cancelled at once, the history alone proves that nobody got the same hours twice', async () => {
  const { serviceId } = await provider(app, { durationMinutes: 150 });
  const random = seeded(7);
  const made: { actorId: string; bookingId: string }[] = [];
  let taken = 0;
  const wishFor = async ({ userId }: Member) => {
    const [day, hour] = [10 + Math.floor(random() * 3), 9 + Math.floor(random() * 8)];
    const place = { date: `2026-03-${day}`, time: `${String(hour).padStart(2, '0')}:00`, instructions: null };
    try {
      const { bookingId } = await app.execute<{ bookingId: string }>(
        new CreateBooking({ customerId: userId, ...asked(serviceId), ...place }),
        userId,
      );
      made.push({ actorId: userId, bookingId });
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      if (error.code === 'booking/slot-taken') taken++;
    }
  };
  for (let round = 0; round < 6; round++) {
    const leaving = made.splice(0, Math.floor(random() * made.length));
    await Promise.all([
      ...racers.slice(0, 20).map(wishFor),
      ...leaving.map(({ actorId, bookingId }) => app.execute(new CancelBooking(actorId, bookingId), actorId)),
    ]);
  }
  const history = await bookingHistory(app.streams, app.database.pool);
  expect(overlaps(history)).toEqual([]);
  expect(taken).toBeGreaterThan(0);
  expect(made.length).toBeGreaterThan(0);
  expect(history.some(({ type }) => type === 'SlotReleased')).toBe(true);
});

/** The same numbers each time (Park and Miller, "Random number generators: good ones are hard to find", 1988). */
function seeded(seed: number): () => number {
  return () => (seed = (seed * 48271) % 2147483647) / 2147483647;
}
