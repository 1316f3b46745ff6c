import { type Member, type TestApp, testApp } from '../support/app.js';
import { by } from './booking-support.js';
import { CountedMarket } from './figures/counted-market.js';
import { NOW, randomMarket, SEED } from './figures/random-market.js';
import { tell } from './figures/told.js';

interface Funnel extends Record<string, unknown> {
  readonly from: string;
  readonly to: string;
  readonly lost: readonly { accepted: boolean; reason: string; bookings: number }[];
}

/** Long and short, one of a single day, one that is still to come, and what is shown where nobody has asked for any. */
const PERIODS = [
  ['2025-09-17', '2026-11-01'],
  ['2026-05-13', '2026-08-02'],
  ['2026-10-31', '2026-10-31'],
  ['2026-11-02', '2026-11-05'],
  [],
];

describe.each([0, 1, 2])('the analytics of random market %i are what its history tells', (which) => {
  let app: TestApp;
  let auditor: Member;
  let should: CountedMarket;
  const ask = async <Answer>(path: string, [from, to]: readonly string[]) =>
    (
      await by(app, auditor)
        .get(`/admin/analytics/${path}${from ? `?from=${from}&to=${to}` : ''}`)
        .expect(200)
    ).body as Answer;
  beforeAll(async () => {
    app = await testApp({ reactions: false });
    await randomMarket(app, SEED + which);
    auditor = await app.member({ roles: ['auditor'] });
    await app.caughtUp();
    should = new CountedMarket(await tell(app));
  });
  afterAll(() => app.close());

  test.each(PERIODS)('how far bookings came that were made from %p to %p', async (...period) => {
    const { lost, ...funnel } = await ask<Funnel>('funnel', period);
    const [from, to] = [funnel.from as string, funnel.to as string];
    expect([from, to]).toEqual(period.length > 0 ? period : ['2026-06-01', NOW.slice(0, 10)]);
    const ways = Object.fromEntries(lost.map(({ accepted, reason, bookings }) => [`${accepted ? 'after' : 'before'} ${reason}`, bookings]));
    expect({ ...funnel, lost: ways }).toEqual(should.funnel(from, to));
    expect(lost).toEqual(lost.toSorted((a, b) => Number(a.accepted) - Number(b.accepted) || b.bookings - a.bookings));
  });

  test('the history is worth counting', () => {
    const { from: _, to: __, lost, ...counts } = should.funnel('2025-01-01', '2027-01-01');
    expect(Object.entries(counts).filter(([, figure]) => figure === 0)).toEqual([]);
    expect(Object.keys(lost).length).toBe(8);
  });

  test('the table to download has the same figures', async () => {
    const { text } = await by(app, auditor).get('/admin/analytics/funnel/export?from=2025-01-01&to=2026-11-01').expect(200);
    const { requested, accepted, completed, waiting, lost } = should.funnel('2025-01-01', '2026-11-01');
    expect(text).toContain(`Steps,Accepted,${accepted},${requested}\r\nSteps,Done,${completed},${accepted}\r\n`);
    expect(text).toContain(`Ended before it was accepted,Not answered in time,${lost['before expired']},${requested}\r\n`);
    expect(text).toContain(`Still open,Waits for an answer,${waiting},${requested}\r\n`);
  });
});
