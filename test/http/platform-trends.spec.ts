import { type Member, type TestApp, testApp } from '../support/app.js';
import { by } from './booking-support.js';
import { CountedPlatform } from './figures/counted-platform.js';
import { eachDay } from './figures/days.js';
import { NOW, randomMarket, SEED } from './figures/random-market.js';

type Answer = Record<string, unknown> & { steps: { from: string }[]; cancellations: { reason: string; bookings: number }[] };

/** By days, by weeks and by months; one that is still to come, and what is shown where nobody has asked for any. */
const PERIODS = [
  ['2026-10-01', '2026-10-31', 'day', 31],
  ['2026-05-13', '2026-08-02', 'week', 12],
  ['2025-09-17', '2026-11-01', 'month', 15],
  ['2026-10-30', '2026-11-05', 'day', 7],
  [undefined, undefined, 'week', 22],
] as const;

describe.each([0, 1, 2])('every figure of random platform %i is what its history tells', (which) => {
  let app: TestApp;
  let admin: Member;
  let should: CountedPlatform;
  const ask = async (path: string) => (await by(app, admin).get(path).expect(200)).body as Record<string, unknown>;
  beforeAll(async () => {
    app = await testApp({ reactions: false });
    await randomMarket(app, SEED + which);
    admin = await app.member({ roles: ['admin'] });
    await app.caughtUp();
    should = await CountedPlatform.of(app);
  });
  afterAll(() => app.close());

  test.each(PERIODS)('from %p to %p by %s', async (from, to, step, count) => {
    const answer = (await ask(`/admin/trends${from ? `?from=${from}&to=${to}` : ''}`)) as Answer;
    const [first, last] = [String(answer['from']), String(answer['to'])];
    expect([first, last]).toEqual(from ? [from, to] : ['2026-06-01', NOW.slice(0, 10)]);
    const beginnings = answer.steps.map((each) => each.from);
    expect({ step: answer['step'], count: beginnings.length }).toEqual({ step, count });
    expect(answer.steps).toEqual(should.steps(beginnings, last));
    expect(answer['figures']).toEqual(should.figures(first, last));
    const days = eachDay(first, last).length;
    const earlier = (day: string) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
    expect(answer['before']).toEqual(should.figures(earlier(first), earlier(last)));
    expect(Object.fromEntries(answer.cancellations.map(({ reason, bookings }) => [reason, bookings]))).toEqual(
      should.cancellations(first, last),
    );
    const counts = answer.cancellations.map(({ bookings }) => bookings);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('the history is worth counting', () => {
    const { minutesToAccept, slowMinutesToAccept, ...figures } = should.figures('2025-01-01', NOW.slice(0, 10));
    expect(minutesToAccept).toBeGreaterThan(0);
    expect(slowMinutesToAccept).toBeGreaterThan(minutesToAccept!);
    expect(Object.entries(figures).filter(([, figure]) => figure === 0)).toEqual([]);
  });

  test('a period that ends before it begins is refused', async () => {
    const { body } = await by(app, admin).get('/admin/trends?from=2026-02-01&to=2026-01-01').expect(400);
    expect(body).toMatchObject({ fields: { to: 'The last day must not be before the first' } });
  });

  test('the sums of all days', async () => {
    const all = should.figures('2000-01-01', '2100-01-01');
    expect(await ask('/admin/counts')).toMatchObject({
      totalVendors: all.vendors,
      totalBookings: all.bookings,
      platformRevenueCents: all.valueCents,
      completedValueCents: all.completedCents,
      feesKeptCents: all.feesKeptCents,
      refundsCents: all.refundsCents,
    });
  });
});
