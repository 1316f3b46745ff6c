import { Random } from '../../src/demo/market/random.js';
import { type TestApp, testApp } from '../support/app.js';
import { by, provider } from './booking-support.js';
import { CountedReport } from './figures/counted-report.js';
import { daysLater } from './figures/days.js';
import { type Judged, NOW, type Owned, randomMarket, SEED, TITLES, ZONES } from './figures/random-market.js';

let app: TestApp;
let market: ReadonlyMap<string, Judged>;
beforeAll(async () => {
  app = await testApp({ reactions: false });
  market = await randomMarket(app);
});
afterAll(() => app.close());

const ask = async <Answer>({ owner }: Owned, path: string): Promise<Answer> => (await by(app, owner).get(path).expect(200)).body as Answer;

interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly pageCount: number;
}

/** All pages of a list, one after the other. */
async function all<Item>(owned: Owned, path: string): Promise<{ first: Page<Item>; items: readonly Item[] }> {
  const at = (page: number) => ask<Page<Item>>(owned, `${path}${path.includes('?') ? '&' : '?'}page=${page}`);
  const first = await at(1);
  const items = [...first.items];
  for (let page = 2; page <= first.pageCount; page++) items.push(...(await at(page)).items);
  expect(first.total).toBe(items.length);
  return { first, items };
}

type Transaction = ReturnType<CountedReport['transactions']>[number];

/** A table as it is downloaded, without the mark at its beginning. */
async function file({ owner }: Owned, path: string): Promise<string> {
  const { text, headers } = await by(app, owner).get(path).expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="plumb-and-level-[a-z0-9-]+\.csv"$/);
  expect(headers['cache-control']).toBe('no-store');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1);
}

/** A name as it stands in a table: never a formula. */
const cell = (name: string): string => (name.startsWith('=') ? `'${name}` : name.includes('"') ? `"${name.replaceAll('"', '""')}"` : name);

describe.each(ZONES)('every figure of a business in %s is what its history tells', (timeZone) => {
  let owned: Owned;
  let should: CountedReport;
  beforeAll(() => {
    ({ owned, should } = market.get(timeZone)!);
  });

  test('the history is worth counting', () => {
    expect(should.bookings.length).toBeGreaterThan(150);
    expect(new Set(should.transactions().map(({ kind }) => kind)).size).toBe(3);
    const { since: _, ...shares } = should.quality();
    expect(Object.values(shares)).not.toContain(null);
  });

  test('earnings', async () => {
    expect(await ask(owned, '/vendor/earnings')).toEqual(should.earnings());
  });

  test('transactions', async () => {
    expect((await all(owned, '/vendor/earnings/transactions')).items).toEqual(should.transactions());
  });

  test('customers', async () => {
    const { first, items } = await all<{ avatarUrl: string }>(owned, '/vendor/customers');
    expect(items.map(({ avatarUrl: _, ...customer }) => customer)).toEqual(should.customers());
    expect(first).toMatchObject({ totalCustomers: should.customers().length });
  });

  test.each(['ADA', 'josé', 'JOSÉ', '%', '(a', 'unknown', 'nobody'])('customers with %j in their name', async (search) => {
    const { first, items } = await all<{ fullName: string }>(owned, `/vendor/customers?search=${encodeURIComponent(search)}`);
    const found = should.customers().filter(({ fullName }) => fullName.toLowerCase().includes(search.toLowerCase()));
    expect(items.map(({ fullName }) => fullName)).toEqual(found.map(({ fullName }) => fullName));
    expect(first).toMatchObject({ totalCustomers: should.customers().length });
  });

  test('the bookings, all and by status', async () => {
    const statusOf = ({ completedAt, cancelled, confirmedAt }: (typeof should.bookings)[number]) =>
      completedAt ? 'completed' : cancelled ? 'cancelled' : confirmedAt ? 'confirmed' : 'pending';
    expect(await ask(owned, '/vendor/bookings')).toMatchObject({ total: should.bookings.length });
    for (const status of ['pending', 'confirmed', 'completed', 'cancelled']) {
      const total = should.bookings.filter((each) => statusOf(each) === status).length;
      expect(await ask(owned, `/vendor/bookings?status=${status}`)).toMatchObject({ total });
    }
  });

  test('the bookings of each customer', async () => {
    for (const { customerId, bookingCount } of should.customers()) {
      const { items } = await all<{ customer: { id: string } }>(owned, `/vendor/bookings?customer=${customerId}`);
      expect(items).toHaveLength(bookingCount);
      expect(items.every(({ customer }) => customer.id === customerId)).toBe(true);
    }
  });

  test('reviews, of all stars and of each', async () => {
    const { first, items } = await all(owned, '/vendor/reviews');
    const { averageRating, reviewCount } = should.allReviews();
    expect(items).toEqual(should.reviewsSaid());
    expect(first).toMatchObject({ stars: should.stars(), averageRating, reviewCount });
    for (const { stars } of should.stars()) {
      const some = await all(owned, `/vendor/reviews?stars=${stars}`);
      expect(some.items).toEqual(should.reviewsSaid().filter(({ rating }) => rating === stars));
      expect(some.first).toMatchObject({ averageRating, reviewCount });
    }
  });

  test('performance', async () => {
    const { averageRating, reviewCount } = should.allReviews();
    expect(await ask(owned, '/vendor/performance')).toEqual({
      totalReviews: reviewCount,
      averageRating,
      bookings: should.bookings.length,
      responseRate: should.quality().responseRate,
    });
  });

  test('the cards of the home page', async () => {
    const { averageRating, reviewCount } = should.allReviews();
    const { completedBookings, revenueCents } = should.figures('2000-01-01', '2100-01-01');
    expect(await ask(owned, '/vendor/profile')).toMatchObject({
      serviceCount: should.services().length,
      bookingCount: should.bookings.length,
      completedBookingCount: completedBookings,
      revenueCents,
      averageRating,
      reviewCount,
    });
  });

  test('what is said of each service', async () => {
    const services = await ask<{ id: string }[]>(owned, '/vendor/services');
    expect(services).toHaveLength(TITLES.length - 1);
    for (const service of should.services()) expect(services.find(({ id }) => id === service.id)).toMatchObject(service);
  });

  test('the report of the last six months', async () => {
    const { from, to, ...report } = await ask<{ from: string; to: string }>(owned, '/vendor/reports');
    expect([from, to]).toEqual(timeZone === 'Pacific/Honolulu' ? ['2026-05-01', '2026-10-31'] : ['2026-06-01', '2026-11-01']);
    expect({ from, to, ...report }).toEqual(should.report(from, to));
  });

  test('the transactions as a file, oldest first, all or those of some days', async () => {
    const line = ({ date, kind, serviceTitle, customerName, amountCents, bookingId }: Transaction) => [
      date,
      { completed: 'Completed booking', cancellation_fee: 'Cancellation fee', reversal: 'Refund' }[kind],
      serviceTitle,
      cell(customerName),
      (amountCents / 100).toFixed(2),
      bookingId,
    ];
    const table = (transactions: readonly Transaction[]) =>
      [['Date', 'Type', 'Service', 'Customer', 'Amount (USD)', 'Booking'], ...transactions.map(line)]
        .map((row) => `${row.join(',')}\r\n`)
        .join('');
    const transactions = should.transactions().reverse();
    expect(transactions.some(({ customerName }) => customerName.startsWith('='))).toBe(true);
    const days = transactions.filter(({ date }) => date >= '2026-08-01' && date <= '2026-10-31');
    expect(await file(owned, '/vendor/earnings/report')).toBe(table(transactions));
    expect(await file(owned, '/vendor/earnings/report?from=2026-08-01&to=2026-10-31')).toBe(table(days));
  });

  test('the report as a file, a figure a line', async () => {
    const report = should.report('2026-08-01', '2026-10-31');
    const lines = (await file(owned, '/vendor/reports/export?from=2026-08-01&to=2026-10-31')).split('\r\n');
    const { figures, before, months, services, customers, quality } = report;
    const told = [
      `Key figures,2026-08-01 to 2026-10-31,Revenue (USD),${(figures.revenueCents / 100).toFixed(2)},,${(before.revenueCents / 100).toFixed(2)}`,
      `Key figures,2026-08-01 to 2026-10-31,New customers,${figures.newCustomers},,${before.newCustomers}`,
      ...months.map(({ month, bookings }) => `Monthly performance,${month},Bookings,${bookings},,`),
      ...services.map(({ title, completedBookings }) => `Popular services,${title},Completed bookings,${completedBookings},,`),
      ...customers.cities.map(({ city, state, customers: count }) => `Customer insights,"${city}, ${state}",Customers,${count},,`),
      `Quality metrics,since ${quality.since},Response rate,${quality.responseRate!.part},${quality.responseRate!.of},`,
    ];
    expect(lines).toEqual(expect.arrayContaining(told));
    expect(lines[0]).toBe('Section,Of,Figure,Value,Out of,Period before');
    expect(lines).toHaveLength(1 + 6 + 3 * (months.length + services.length) + 3 + customers.cities.length + 4 + 1);
  });

  test('the report of whatever days', async () => {
    const random = new Random(SEED + 1);
    for (let round = 0; round < 12; round++) {
      const to = daysLater(should.today, -random.between(-3, 300));
      const from = daysLater(to, -random.pick([0, 1, 27, 30, 31, 90, 364, 500]));
      expect(await ask(owned, `/vendor/reports?from=${from}&to=${to}`)).toEqual(should.report(from, to));
    }
  });
});

describe('what cannot be asked for', () => {
  const refused = async (path: string) => {
    const { body } = await by(app, market.get('Pacific/Honolulu')!.owned.owner).get(path).expect(400);
    return (body as { fields: Record<string, string> }).fields;
  };

  test.each(['/vendor/reports', '/vendor/reports/export', '/vendor/earnings/report'])(
    '%s of days that are none, or the wrong way round',
    async (path) => {
      expect(Object.keys(await refused(`${path}?from=2026-02-31`))).toEqual(['from']);
      expect(await refused(`${path}?from=2026-03-02&to=2026-03-01`)).toEqual({ to: 'The last day must not be before the first' });
    },
  );

  test('a report of more than five years', async () => {
    expect(await refused('/vendor/reports?from=2020-01-01&to=2026-03-01')).toEqual({ from: 'Choose at most 5 years' });
  });

  test('the reviews of six stars, the bookings of what is no customer', async () => {
    expect(await refused('/vendor/reviews?stars=6')).toEqual({ stars: 'Ask for 1 to 5 stars' });
    expect(await refused('/vendor/bookings?customer=me')).toEqual({ customer: 'This is not a customer' });
  });
});

describe('a business that has just begun', () => {
  test('has nothing, and no share of it', async () => {
    const { owner, vendorId } = await provider(app);
    const timeZone = 'America/Chicago';
    const should = new CountedReport(
      { bookings: [], reviews: [], reviewed: new Set(), people: new Map(), services: new Map() },
      { vendorId, timeZone, now: NOW },
    );
    const owned = { owner, vendorId, timeZone, services: [] };
    expect(await ask(owned, '/vendor/earnings')).toEqual(should.earnings());
    expect(await ask(owned, '/vendor/reports')).toEqual(should.report('2026-06-01', '2026-11-01'));
    expect(await ask(owned, '/vendor/customers')).toMatchObject({ items: [], total: 0, totalCustomers: 0, pageCount: 0 });
    expect(await ask(owned, '/vendor/reviews')).toMatchObject({ items: [], averageRating: null, reviewCount: 0 });
    expect(await ask(owned, '/vendor/performance')).toEqual({ totalReviews: 0, averageRating: null, bookings: 0, responseRate: null });
    expect(await ask(owned, '/vendor/services')).toMatchObject([{ bookingsThisMonth: 0, averageRating: null, reviewCount: 0 }]);
  });

  test('reads nothing of the customers of another', async () => {
    const { owner } = await provider(app);
    const { customerId } = market.get('America/Chicago')!.should.customers()[0]!;
    const { body } = await by(app, owner).get(`/vendor/bookings?customer=${customerId}`).expect(200);
    expect(body).toMatchObject({ items: [], total: 0 });
  });
});
