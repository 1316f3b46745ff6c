import { newId } from '../../src/platform/ids.js';
import { noStream } from '../../src/platform/streams/streams.js';
import { event as reviewEvent } from '../../src/reviews/review.events.js';
import { ChangeWorkingHours, DEFAULT_VENDOR_SETTINGS } from '../../src/vendor-onboarding/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { by } from './booking-support.js';
import { CountedCohorts } from './figures/counted-cohorts.js';
import { CountedHours } from './figures/counted-hours.js';
import { CountedMarket } from './figures/counted-market.js';
import { CountedPlaces } from './figures/counted-places.js';
import { NOW, randomMarket, SEED } from './figures/random-market.js';
import { erase } from './figures/random-people.js';
import { distinct } from './figures/sums.js';
import { tell, type Told } from './figures/told.js';

interface Funnel extends Record<string, unknown> {
  readonly from: string;
  readonly to: string;
  readonly lost: readonly { accepted: boolean; reason: string; bookings: number }[];
}

/** With how many ended in which way. */
const byWay = ({ lost, ...funnel }: Funnel) => ({
  ...funnel,
  lost: Object.fromEntries(lost.map(({ accepted, reason, bookings }) => [`${accepted ? 'after' : 'before'} ${reason}`, bookings])),
});

interface Places {
  readonly from: string;
  readonly to: string;
  readonly unknown: number;
  readonly places: readonly { zip: string; city: string; state: string; bookings: number; notAccepted: number; providers: number }[];
}
interface Cohorts {
  readonly from: string;
  readonly to: string;
}

/** Long and short, one of a single day, one that is still to come, and what is shown where nobody has asked for any. */
const PERIODS = [
  ['2025-09-17', '2026-11-01'],
  ['2026-05-13', '2026-08-02'],
  ['2026-10-31', '2026-10-31'],
  ['2026-11-02', '2026-11-05'],
  [],
];

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

describe.each([0, 1, 2])('the analytics of random market %i are what its history tells', (which) => {
  let app: TestApp;
  let auditor: Member;
  let told: Told;
  let should: CountedMarket;
  const ask = async <Answer>(path: string, [from, to]: readonly string[]) =>
    (
      await by(app, auditor)
        .get(`/admin/analytics/${path}${from ? `?from=${from}&to=${to}` : ''}`)
        .expect(200)
    ).body as Answer;
  beforeAll(async () => {
    app = await testApp({ reactions: false });
    const [inHawaii, inTexas] = [...(await randomMarket(app, SEED + which)).values()].map(({ owned }) => owned.owner);
    await changeHours(app, inHawaii!.userId);
    await by(app, inTexas!).post('/vendor/profile/pause').expect(204);
    auditor = await app.member({ roles: ['auditor'] });
    await app.caughtUp();
    told = await tell(app);
    should = new CountedMarket(told);
  });
  afterAll(() => app.close());

  test.each(PERIODS)('how far bookings came that were made from %p to %p', async (...period) => {
    const funnel = await ask<Funnel>('funnel', period);
    const { from, to, lost } = funnel;
    expect([from, to]).toEqual(period.length > 0 ? period : ['2026-06-01', NOW.slice(0, 10)]);
    expect(byWay(funnel)).toEqual(should.funnel(from, to));
    expect(lost).toEqual(lost.toSorted((a, b) => Number(a.accepted) - Number(b.accepted) || b.bookings - a.bookings));
  });

  test('the history is worth counting', () => {
    const { from: _, to: __, lost, ...counts } = should.funnel('2025-01-01', '2027-01-01');
    expect(Object.entries(counts).filter(([, figure]) => figure === 0)).toEqual([]);
    expect(Object.keys(lost).length).toBe(8);
  });

  test.each(PERIODS)('for which hours customers asked from %p to %p, and who works then', async (...period) => {
    const hours = await ask<{ from: string; to: string }>('hours', period);
    const counted = await CountedHours.of(app);
    expect(hours).toEqual(counted.figures(hours.from, hours.to));
  });

  test('these are worth counting, and stand in the table to download', async () => {
    const { providers, hours } = (await CountedHours.of(app)).figures('2025-01-01', '2026-11-01');
    const figures = hours.map(
      ({ weekday, hour, bookings, providers }) => `${NAMES[weekday]},${String(hour).padStart(2, '0')}:00,${bookings},${providers}\r\n`,
    );
    expect(providers).toBe(2);
    expect(distinct(hours.map((each) => each.providers))).toEqual(expect.arrayContaining([1, 2]));
    expect(hours.some(({ bookings }) => bookings > 5)).toBe(true);
    const { text } = await by(app, auditor).get('/admin/analytics/hours/export?from=2025-01-01&to=2026-11-01').expect(200);
    expect(text).toBe(`\uFEFFWeekday,Hour,Bookings asked for,Providers who work then\r\n${figures.join('')}`);
  });

  test.each(PERIODS)('who came in the months from %p to %p, and who was active after', async (...period) => {
    const cohorts = await ask<Cohorts>('cohorts', period);
    const counted = await CountedCohorts.of(app);
    expect(cohorts).toEqual(counted.figures(cohorts.from, cohorts.to, NOW));
  });

  test('these are worth counting too, and stand in the table to download', async () => {
    const { customers, providers } = (await CountedCohorts.of(app)).figures('2025-01-01', '2026-11-01', NOW);
    expect(customers.length).toBeGreaterThan(2);
    expect(customers.map(({ people }) => people).reduce((sum, people) => sum + people)).toBe(10);
    expect(customers.flatMap(({ active }) => active.slice(1)).filter((active) => active > 0).length).toBeGreaterThan(10);
    expect(providers.map(({ people }) => people)).toEqual([3]);
    const lines = Object.entries({ Customers: customers, Providers: providers }).flatMap(([who, cohorts]) =>
      cohorts.flatMap(({ month, people, active }) => active.map((count, after) => `${who},${month},${people},${after},${count}\r\n`)),
    );
    const { text } = await by(app, auditor).get('/admin/analytics/cohorts/export?from=2025-01-01&to=2026-11-01').expect(200);
    expect(text).toBe(`\uFEFFWho,Came in,People,Months after,Active\r\n${lines.join('')}`);
  });

  test.each(PERIODS)('where customers asked for work from %p to %p, and who drives there', async (...period) => {
    const { places, ...all } = await ask<Places>('places', period);
    const { places: counted, ...figures } = (await CountedPlaces.of(app, told)).figures(all.from, all.to);
    expect(all).toEqual(figures);
    expect(places).toHaveLength(counted.length);
    expect(places).toEqual(expect.arrayContaining(counted));
    const shares = places.map(({ bookings, providers }) => bookings / providers);
    expect(shares).toEqual(shares.toSorted((a, b) => (a === b ? 0 : b - a)));
  });

  test('these are worth counting as well, and stand in the table to download', async () => {
    const { unknown, places } = (await CountedPlaces.of(app, told)).figures('2025-01-01', '2026-11-01');
    expect(unknown).toBeGreaterThan(0);
    expect(distinct(places.map(({ providers }) => providers)).sort()).toEqual([0, 1]);
    expect(places.every(({ bookings, notAccepted }) => notAccepted > 0 && notAccepted < bookings)).toBe(true);
    const { text } = await by(app, auditor).get('/admin/analytics/places/export?from=2025-01-01&to=2026-11-01').expect(200);
    const [head, ...lines] = text.split('\r\n');
    expect(head).toBe('\uFEFFZIP code,City,State,Bookings asked for,Not accepted,Providers who come');
    const expected = places.map((each) => [each.zip, each.city, each.state, each.bookings, each.notAccepted, each.providers].join());
    expect(lines.toSorted()).toEqual(['', ...expected].sort());
  });

  test('the table to download has the same figures', async () => {
    const { text } = await by(app, auditor).get('/admin/analytics/funnel/export?from=2025-01-01&to=2026-11-01').expect(200);
    const { requested, accepted, completed, waiting, lost } = should.funnel('2025-01-01', '2026-11-01');
    expect(text).toContain(`Steps,Accepted,${accepted},${requested}\r\nSteps,Done,${completed},${accepted}\r\n`);
    expect(text).toContain(`Ended before it was accepted,Not answered in time,${lost['before expired']},${requested}\r\n`);
    expect(text).toContain(`Still open,Waits for an answer,${waiting},${requested}\r\n`);
  });

  test('what changes of a month that is past is in the figures of its year at once', async () => {
    const days = ['2025-09-17', '2026-11-01'] as const;
    const [before, placesBefore] = [await ask<Funnel>('funnel', days), await ask<Places>('places', days)];
    const {
      id: bookingId,
      title: serviceTitle,
      vendorId,
      serviceId,
      customerId,
    } = told.bookings.find(({ id, customerId, createdAt, completedAt, zip }) => {
      const { phone, shown } = told.people.get(customerId)!;
      return createdAt < '2026-08' && completedAt && zip && !told.reviewed.has(id) && phone === null && shown;
    })!;
    const review = { vendorId, serviceId, customerId, reviewId: newId(), bookingId, serviceTitle, rating: 5 as const, postedAt: NOW };
    const posted = reviewEvent('ReviewPosted', review, { subject: customerId, fields: { comment: null } });
    await app.streams.append(`review-${bookingId}`, [posted], noStream);
    await app.caughtUp();
    const reviewed = await ask<Funnel>('funnel', days);
    expect(reviewed).toEqual({ ...before, reviewed: (before['reviewed'] as number) + 1 });
    await erase(app, customerId);
    await app.caughtUp();
    const [after, toldAfter] = [await ask<Places>('places', days), await tell(app)];
    expect(after.unknown).toBeGreaterThan(placesBefore.unknown);
    expect(after.unknown).toBe((await CountedPlaces.of(app, toldAfter)).figures(...days).unknown);
    expect(byWay(await ask<Funnel>('funnel', days))).toEqual(new CountedMarket(toldAfter).funnel(...days));
  });
});

/** They stop for lunch, are closed on Mondays, and open late on Fridays. */
async function changeHours(app: TestApp, userId: string): Promise<void> {
  const { lanes, bufferMinutes, horizonDays } = DEFAULT_VENDOR_SETTINGS;
  const usual = [
    { from: 8, to: 12 },
    { from: 13, to: 17 },
  ];
  const weeklyHours = NAMES.map((name) => ({ Monday: [], Friday: [{ from: 12, to: 22 }] })[name] ?? usual);
  await app.execute(new ChangeWorkingHours(userId, { weeklyHours, lanes, bufferMinutes, horizonDays }), userId);
}
