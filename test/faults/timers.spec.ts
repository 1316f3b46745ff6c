import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ClaimNoShow } from '../../src/booking/claims/claim-no-show.command.js';
import { ConfirmBooking, CreateBooking } from '../../src/booking/index.js';
import { RescheduleBooking } from '../../src/booking/moving/reschedule-booking.command.js';
import { asked, type Provider, provider } from '../http/booking-support.js';
import { type Member, NOW, type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { type ClockedServer, startClockedServer } from '../support/server-process.js';

/** Noon in Austin, and half an hour after the job that begins then. */
const START = { date: '2026-03-10', time: '12:00' };
const TOO_LATE_TO_COME = '2026-03-10T17:40:00.000Z';
const WEEKS_LATER = '2026-03-25T12:00:00.000Z';

/** Ends of bookings as the history tells them, by the kind of end: how often each booking has come to it. */
type Ends = Readonly<Record<string, ReadonlyMap<string, number>>>;

describe('deadlines, with two processes that come and go', () => {
  const secrets = { MASTER_KEY: randomBytes(32).toString('base64'), TOKEN_SECRET: randomBytes(32).toString('hex') };
  /** Writes what people do; it reads nothing into tables and carries out no deadline. */
  let people: TestApp;
  let business: Provider;
  /** Whose requests nobody answers. */
  let customers: readonly Member[];
  let regular: Member;
  const running = new Set<ClockedServer>();

  const start = async (now: string): Promise<ClockedServer> => {
    const server = await startClockedServer({ DATABASE_URL: people.database.url, ...secrets }, now);
    running.add(server);
    return server;
  };
  const kill = async (server: ClockedServer): Promise<void> => {
    running.delete(server);
    await server.kill();
  };

  beforeAll(async () => {
    await buildServer();
    people = await testApp({
      config: { masterKey: Buffer.from(secrets.MASTER_KEY, 'base64'), tokenSecret: secrets.TOKEN_SECRET, role: 'api' },
    });
    const first = await start(NOW);
    business = await provider(people);
    customers = await Promise.all(Array.from({ length: 4 }, () => people.member()));
    regular = await people.member();
    await kill(first);
  }, 180_000);

  afterAll(async () => {
    await Promise.all([...running].map(kill));
    await people?.close();
  });

  test('whose time comes while nobody runs are kept afterwards, each once', async () => {
    const first = await start(NOW);
    const requests = await requested('2026-03-12');
    const moving = await confirmed('2026-03-11', '09:00');
    const jobs = [moving, await confirmed('2026-03-11', '10:00'), await confirmed('2026-03-11', '11:00')];
    const missed = await confirmed(START.date, START.time);
    await people.execute(new RescheduleBooking(business.owner.userId, moving, { date: '2026-03-13', time: '09:00' }));
    people.clock.set(TOO_LATE_TO_COME);
    await people.execute(new ClaimNoShow(regular.userId, missed, null));
    await people.caughtUp();
    await kill(first);
    expect(sum(await ends())).toBe(0);

    await Promise.all([start(WEEKS_LATER), start(WEEKS_LATER)]);
    await nothingWaits();
    expect(await ends()).toEqual({
      expired: each(requests),
      completed: each(jobs),
      no_show_vendor: each([missed]),
      lapsed: each([moving]),
    });
  }, 180_000);

  test('whose time comes while both run are kept once, also when one of them dies over it', async () => {
    const [dying, surviving] = [...running] as [ClockedServer, ClockedServer];
    people.clock.set(WEEKS_LATER);
    const before = sum(await ends());
    const requests = await requested('2026-04-02');
    await people.caughtUp();
    expect(sum(await ends())).toBe(before);

    await dying.setClock('2026-03-26T12:00:00.000Z');
    while (sum(await ends()) === before) await pause(2);
    await kill(dying);
    // What it had taken on would be left alone for a while.
    await people.database.pool.query('update timer_attempt set again_at = now()');
    await surviving.setClock('2026-03-26T12:00:00.000Z');
    await nothingWaits();
    const expired = (await ends())['expired']!;
    expect(requests.map((id) => expired.get(id))).toEqual(requests.map(() => 1));
    expect(Math.max(...expired.values())).toBe(1);
    expect(await surviving.stop()).toBe(0);
    running.delete(surviving);
  }, 180_000);

  /** Two of each customer. */
  function requested(date: string): Promise<string[]> {
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
    return Promise.all(times.map((time, index) => booked(customers[index % customers.length]!, date, time)));
  }

  async function confirmed(date: string, time: string): Promise<string> {
    const bookingId = await booked(regular, date, time);
    await people.execute(new ConfirmBooking(business.owner.userId, bookingId));
    return bookingId;
  }

  async function booked({ userId }: Member, date: string, time: string): Promise<string> {
    const wish = { ...asked(business.serviceId, { date, time }), instructions: null, customerId: userId };
    return (await people.execute<{ bookingId: string }>(new CreateBooking(wish))).bookingId;
  }

  /** Until the tables show all that was written, and no deadline is left. */
  async function nothingWaits(): Promise<void> {
    for (;;) {
      await people.caughtUp();
      const { rowCount } = await people.database.pool.query('select 1 from read.timer limit 1');
      if (rowCount === 0) return;
      await pause(20);
    }
  }

  async function ends(): Promise<Ends> {
    const { rows } = await people.database.pool.query<{ end: string; id: string; times: number }>(
      `select case type when 'BookingCompleted' then 'completed' when 'RescheduleEnded' then data->>'outcome' else data->>'reason' end as "end",
         data->>'bookingId' as id, count(*)::int as times
       from es.events where type in ('BookingCancelled', 'BookingCompleted', 'RescheduleEnded') group by 1, 2`,
    );
    const found = Map.groupBy(rows, ({ end }) => end);
    return Object.fromEntries([...found].map(([end, of]) => [end, new Map(of.map(({ id, times }) => [id, times]))]));
  }

  const each = (ids: readonly string[]) => new Map(ids.map((id) => [id, 1]));
  const sum = (all: Ends): number =>
    Object.values(all)
      .flatMap((times) => [...times.values()])
      .reduce((total, times) => total + times, 0);
});
