import { randomBytes } from 'node:crypto';
import { CreateService } from '../../src/catalog/index.js';
import { addDays } from '../../src/platform/time/calendar.js';
import { plusMinutes } from '../../src/platform/time/durations.js';
import { type Provider, provider, signedIn } from '../http/booking-support.js';
import { type Member, NOW, type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { achieved, figure, SEED } from '../support/figure.js';
import { bookingHistory, overlaps } from '../support/overlaps.js';
import { type ClockedServer, startClockedServer } from '../support/server-process.js';
import { seeded, type Slot, SlotRace } from './slot-race.js';

const RACERS = 50;
/** Days of ten hours. */
const SLOTS: readonly Slot[] = Array.from({ length: figure({ small: 100, full: 500 }) }, (_, index) => ({
  date: addDays('2026-03-09', Math.floor(index / 10)),
  time: `${String(9 + (index % 10)).padStart(2, '0')}:00`,
}));
/** A slot that nobody has raced for: by chance none of those that were held might be left. */
const UNRACED: Slot = { date: addDays('2026-03-09', SLOTS.length / 10), time: '09:00' };
const AT_ONCE = 10;

describe(`50 customers race for each of ${SLOTS.length} slots, on two servers with one database (seed ${SEED})`, () => {
  const servers: ClockedServer[] = [];
  let product: TestApp;
  let business: Provider;
  let racers: Member[];
  let race: SlotRace;
  /** Slots that somebody has held at some time. */
  let held = new Set<string>();

  beforeAll(async () => {
    await buildServer();
    const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
    const config = { masterKey: Buffer.from(secrets.MASTER_KEY, 'base64'), tokenSecret: secrets.TOKEN_SECRET, role: 'api' as const };
    // Prepares and looks at the outcome; it decides nothing of the race.
    product = await testApp({ now: NOW, config });
    // All slots are raced for at one instant.
    const settings = { DATABASE_URL: product.database.url, HOLD_LIMIT: String(SLOTS.length), ...secrets };
    for (let count = 0; count < 2; count++) servers.push(await startClockedServer(settings, NOW));
    business = await provider(product);
    racers = await inGroups(Array.from({ length: RACERS }), () => product.member());
    race = new SlotRace(servers, business.owner, [business.serviceId, await longJob(product, business)], seeded(SEED));
    for (const slot of SLOTS) await race.goFor(slot, racers);
  }, 3_600_000);

  afterAll(async () => {
    achieved(4, { slots: SLOTS.filter((slot) => held.has(slotName(slot))).length, racers: RACERS, servers: servers.length });
    for (const server of servers) await server.kill();
    await product?.close();
  });

  const history = () => bookingHistory(product.streams, product.database.pool);

  test('each slot has had a holder', async () => {
    held = new Set(
      (await history()).flatMap(({ type, data }) => {
        if (type !== 'SlotReserved' && type !== 'SlotHeld') return [];
        const { date, hours } = data as { date: string; hours: number[] };
        return hours.map((hour) => slotName({ date, time: `${String(hour).padStart(2, '0')}:00` }));
      }),
    );
    expect(SLOTS.map(slotName).filter((slot) => !held.has(slot))).toEqual([]);
  });

  test('no hour has ever had two holders: the events alone prove it', async () => {
    expect(overlaps(await history())).toEqual([]);
  });

  test('all of it has happened, and most who wanted a slot were told that it was taken', () => {
    const times = (told: string) => race.answers.get(told) ?? 0;
    for (const told of [
      'book 201',
      'hold 201',
      'book held 201',
      'give back 204',
      'move 200',
      'accept 200',
      'cancel 200',
      'propose 200',
      'accept-time 200',
      'decline-time 200',
    ]) {
      expect([told, times(told) > 0]).toEqual([told, true]);
    }
    expect(times('book booking/slot-taken') + times('hold booking/slot-taken') + times('move booking/slot-taken')).toBeGreaterThan(1000);
    expect([...race.answers.keys()].filter((told) => / 5\d\d$/.test(told))).toEqual([]);
  });

  test('whoever was promised a booking has one', async () => {
    const made = new Set(
      (await history()).flatMap(({ type, data }) => (type === 'BookingCreated' ? [(data as { bookingId: string }).bookingId] : [])),
    );
    expect(race.bookings.filter(({ id }) => !made.has(id))).toEqual([]);
    expect(made.size).toBe(race.bookings.length);
  });

  test('what is taken on the screens is what the events say, and both servers are well', async () => {
    await product.caughtUp();
    const { rows } = await product.database.pool.query<{ id: string; hours: number }>(
      'select booking_id as id, count(*)::int as hours from read.taken_hour group by booking_id',
    );
    const expected = new Map<string, number>();
    for (const { type, data } of await history()) {
      const { bookingId, hours } = data as { bookingId: string; hours: number[] };
      if (type === 'SlotReserved') expected.set(bookingId, (expected.get(bookingId) ?? 0) + hours.length);
      if (type === 'SlotReleased') expected.set(bookingId, expected.get(bookingId)! - hours.length);
    }
    expect(new Map(rows.map(({ id, hours }) => [id, hours]))).toEqual(new Map([...expected].filter(([, hours]) => hours > 0)));
    for (const { url } of servers) expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  });

  test('what was held and not booked is free after ten minutes, for one', async () => {
    await race.acceptAll();
    expect(await race.hold(racers[0]!, UNRACED, business.serviceId)).toEqual(expect.any(String));
    await product.caughtUp();
    const later = plusMinutes(NOW, 10);
    const left = await heldAt(later);
    expect(left).toContainEqual(UNRACED);
    product.clock.set(later);
    for (const server of servers) await server.setClock(later);
    const again = await inGroups(racers, (racer) => signedIn(product, racer));
    for (const slot of left) {
      const got = await Promise.all(again.map((racer) => race.book(racer, slot, business.serviceId)));
      expect([slot, got.filter(Boolean).length]).toEqual([slot, 1]);
    }
    expect(overlaps(await history())).toEqual([]);
  }, 300_000);

  /** Where customers hold times that are over at this instant, and that nobody has taken. */
  async function heldAt(instant: string): Promise<Slot[]> {
    const { rows } = await product.database.pool.query<{ date: string; hours: number[] }>(
      'select date, hours from read.slot_hold where until <= $1 order by date, id',
      [instant],
    );
    return rows.map(({ date, hours }) => ({ date, time: `${String(hours[0]).padStart(2, '0')}:00` }));
  }
});

const slotName = ({ date, time }: Slot): string => `${date} ${time}`;

async function longJob(product: TestApp, { owner, serviceId }: Provider): Promise<string> {
  await product.caughtUp();
  const { rows } = await product.database.pool.query<{ categoryId: string }>(
    'select category_id as "categoryId" from read.catalog_service where id = $1',
    [serviceId],
  );
  const offer = {
    title: 'Pipe repair',
    description: 'We find the leak, and mend it.',
    basePriceCents: 14_900,
    priceType: 'fixed' as const,
  };
  const made = new CreateService(owner.userId, { ...offer, categoryId: rows[0]!.categoryId, durationMinutes: 120 });
  return (await product.execute<{ serviceId: string }>(made)).serviceId;
}

/** Not all at once: passwords cost time on purpose. */
async function inGroups<One, Other>(all: readonly One[], work: (one: One) => Promise<Other>): Promise<Other[]> {
  const done: Other[] = [];
  for (let first = 0; first < all.length; first += AT_ONCE) done.push(...(await Promise.all(all.slice(first, first + AT_ONCE).map(work))));
  return done;
}
