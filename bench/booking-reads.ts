import { bookingPage } from '../src/booking/view/booking.queries.js';
import { favoriteServices, favoriteVendors } from '../src/catalog/favorites/favorites.queries.js';
import { adminBookingPage } from '../src/moderation/claims/admin-bookings.queries.js';
import { casesToDecide } from '../src/moderation/claims/open-claims.queries.js';
import { Database } from '../src/platform/database/database.js';
import { bookingsOn } from '../src/reporting/calendar/calendar.queries.js';
import { nextFreeSlots } from '../src/scheduling/next-free/next-free-slots.queries.js';
import { takenOn } from '../src/scheduling/schedule/taken-hours.queries.js';
import { atMost, type Bench, type Row } from './support/bench.js';
import { fillBookings, NOW, ownIds } from './support/many-bookings.js';
import { durations, interleaved, median } from './support/measure.js';
import type { BenchServer } from './support/server.js';

const FEW = 2_000;
const MANY = 200_000;
const ROUNDS = 10;
const TIMES = 5;
const WARM_UP = 10;
/** Deeper indexes and colder pages, but nothing that grows with the market. */
const GROWTH = 3;
/** Their names are found, too. */
const OF_COUNTING = 5;

/** Whoever reads their own bookings does not wait for those of others: each question among 200,000 bookings beside the same among 2,000. */
export const bookingReads: Bench = {
  name: 'booking-reads',
  async run(server) {
    const markets = await Promise.all([market(server, FEW), market(server, MANY)]);
    const [few, many] = markets;
    try {
      const rows: Row[] = [];
      for (const question of Object.keys(few.questions))
        rows.push(await row(question, few.questions[question]!, many.questions[question]!));
      return [...rows, await ofAll(many.database)];
    } finally {
      await Promise.all(markets.map(({ close }) => close()));
    }
  },
};

async function market(server: BenchServer, others: number) {
  const { url, pool, close } = await server.database();
  await fillBookings(pool, others);
  const database = new Database(url, { max: 4 });
  const { customer, owner, vendor, booking, service } = await ownIds(pool);
  const week = { from: '2026-11-23', to: '2026-11-29' };
  const questions: Readonly<Record<string, () => Promise<unknown>>> = {
    'My Bookings of a customer with 40': () => bookingPage(database, 'customer', customer, {}, NOW),
    'one status of them': () => bookingPage(database, 'customer', customer, { status: 'pending' }, NOW),
    'My Bookings of a provider with 400': () => bookingPage(database, 'vendor', owner, {}, NOW),
    'a week of a provider’s calendar': () => bookingsOn.all(database.pool, { userId: owner, ...week }),
    'one booking by its address': () => bookingPage(database, 'customer', customer, { booking }, NOW),
    'the hours that are taken on the days that can be booked': () =>
      takenOn(database, { vendorId: vendor, from: '2026-11-21', to: '2027-02-19', now: NOW }),
    'the next free slot of a service': () => nextFreeSlots(database, [service], NOW),
    'favorite services': () => favoriteServices.all(database.pool, { userId: customer }),
    'favorite providers': () => favoriteVendors.all(database.pool, { userId: customer }),
    'the claims desk': () => casesToDecide(database),
  };
  return { database, questions, close: () => Promise.all([database.close(), close()]) };
}

/** Whoever looks at all of them is told how many there are: that much has to be counted. */
async function ofAll(database: Database): Promise<Row> {
  const rounds = await interleaved(ROUNDS, {
    page: typical(() => adminBookingPage(database, {})),
    count: typical(() => database.pool.query('select count(*) from read.booking_list')),
  });
  const ratio = rounds.ratio('page', 'count');
  return {
    what: `the newest of all ${MANY.toLocaleString('en')} bookings for an admin, and how many there are, beside counting them`,
    target: `≤ ${OF_COUNTING} ×`,
    ...atMost(ratio, OF_COUNTING),
    figures: { pageMs: rounds.medians.page, countMs: rounds.medians.count },
  };
}

const typical = (ask: () => Promise<unknown>) => async () => median(await durations(TIMES, ask));

async function row(question: string, few: () => Promise<unknown>, many: () => Promise<unknown>): Promise<Row> {
  for (const ask of [few, many]) await durations(WARM_UP, ask); // until its plan is chosen
  const rounds = await interleaved(ROUNDS, { few: typical(few), many: typical(many) });
  const ratio = rounds.ratio('many', 'few');
  return {
    what: `${question}, among ${MANY.toLocaleString('en')} bookings beside ${FEW.toLocaleString('en')}`,
    target: `≤ ${GROWTH} ×`,
    ...atMost(ratio, GROWTH),
    figures: { fewMs: rounds.medians.few, manyMs: rounds.medians.many },
  };
}
