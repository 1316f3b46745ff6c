import { byLane, dayPlan, emptyWords, hadWork, notReported, workOf } from '../../web/src/features/vendor-dashboard/today/day-plan.js';

const TODAY = '2026-11-24';

/** An hour's work from this hour on, in Austin. */
const job = (hour: number, other: object = {}) => ({
  status: 'confirmed',
  date: TODAY,
  startsAt: at(hour),
  endsAt: at(hour + 1),
  claim: null,
  lane: 1,
  ...other,
});
/** In Austin it is six hours earlier than by UTC. */
const at = (hour: number, minutes = 0) => new Date(Date.UTC(2026, 10, 24, hour + 6, minutes)).toISOString();
const planAt = (jobs: readonly ReturnType<typeof job>[], instant: string) => dayPlan(jobs, TODAY, Date.parse(instant));

describe('a provider’s day', () => {
  const [nine, eleven, one, three] = [job(9), job(11), job(13), job(15)];
  const jobs = [three, nine, one, eleven];

  test('before the first job, that is next, and the others come later in the order of the work', () => {
    expect(planAt(jobs, at(8))).toEqual({ over: [], now: [], next: [nine], later: [eleven, one, three] });
  });

  test('a job is under way from its first instant until its last', () => {
    expect(planAt(jobs, at(11))).toEqual({ over: [nine], now: [eleven], next: [one], later: [three] });
    expect(planAt(jobs, at(11, 59)).now).toEqual([eleven]);
    expect(planAt(jobs, at(12))).toEqual({ over: [nine, eleven], now: [], next: [one], later: [three] });
  });

  test('of several lanes, all that goes on goes on, and all that starts at the same time is next', () => {
    const [here, there] = [job(9, { lane: 1 }), job(9, { lane: 2, endsAt: at(12) })];
    const [first, second] = [job(11, { lane: 2 }), job(11, { lane: 1 })];
    const both = [there, here, first, second, three];
    expect(planAt(both, at(9, 30))).toEqual({ over: [], now: [here, there], next: [second, first], later: [three] });
  });

  test('only what is confirmed counts, and only of this day', () => {
    const others = [job(9, { status: 'pending' }), job(10, { status: 'cancelled' }), job(11, { status: 'completed' })];
    // It stands in the calendar of today because a time of today is proposed for it.
    const moved = job(12, { date: '2026-11-25' });
    expect(planAt([...others, moved], at(8))).toEqual({ over: [], now: [], next: [], later: [] });
    expect(workOf([...others, moved], '2026-11-25')).toEqual([moved]);
  });

  test('what nobody agrees about is not waiting to be completed, until it is decided', () => {
    const claimed = job(9, { claim: { decidedAt: null } });
    const decided = job(9, { claim: { decidedAt: at(11) } });
    expect(planAt([claimed, decided], at(12)).over).toEqual([decided]);
  });
});

describe('work that was not reported as done', () => {
  const before = (days: number, hour: number, other: object = {}) => {
    const earlier = (instant: string) => new Date(Date.parse(instant) - days * 86_400_000).toISOString();
    return job(hour, { date: `2026-11-${24 - days}`, startsAt: earlier(at(hour)), endsAt: earlier(at(hour + 1)), ...other });
  };
  const late = (jobs: readonly ReturnType<typeof job>[]) => notReported(jobs, TODAY, Date.parse(at(0, 30)));

  test('is that of earlier days, the oldest first', () => {
    const [monday, afternoon, sunday] = [before(1, 9), before(1, 15), before(2, 13)];
    expect(late([afternoon, monday, job(9), sunday])).toEqual([sunday, monday, afternoon]);
  });

  test('has been confirmed, is over, and is what both agree about', () => {
    const others = ['pending', 'completed', 'cancelled'].map((status) => before(1, 9, { status }));
    const overMidnight = before(1, 23, { endsAt: at(1) });
    const disputed = before(1, 9, { claim: { decidedAt: null } });
    const decided = before(1, 9, { claim: { decidedAt: at(0) } });
    expect(late([...others, overMidnight, disputed, decided])).toEqual([decided]);
  });

  test('of today stands with the day’s own, and from midnight on here', () => {
    const last = job(20);
    expect(notReported([last], TODAY, Date.parse(at(23, 59)))).toEqual([]);
    expect(notReported([last], '2026-11-25', Date.parse(at(24)))).toEqual([last]);
  });
});

describe('the lanes of a day', () => {
  const [one, two, three] = [job(9, { lane: 1 }), job(9, { lane: 2 }), job(10, { lane: 1 })];

  test('have their work in its order, the first lane first', () => {
    expect(byLane([two, one, three], 2)).toEqual([
      { lane: 1, jobs: [one, three] },
      { lane: 2, jobs: [two] },
    ]);
  });

  test('are not told apart where there is only one; what is left in another still is', () => {
    expect(byLane([one, three], 1)).toEqual([{ lane: null, jobs: [one, three] }]);
    expect(byLane([one, two], 1).map(({ lane }) => lane)).toEqual([1, 2]);
    expect(byLane([], 1)).toEqual([]);
  });
});

test('a day on which nothing is left says so, and when the next one begins', () => {
  expect(hadWork([job(9, { status: 'completed' })], TODAY)).toBe(true);
  expect(hadWork([job(9, { status: 'cancelled' }), job(9, { date: '2026-11-25' })], TODAY)).toBe(false);
  expect(emptyWords(false, '9:00 AM')).toBe('Nothing booked for today. Tomorrow starts at 9:00 AM.');
  expect(emptyWords(false, undefined)).toBe('Nothing booked for today or tomorrow.');
  expect(emptyWords(true, '9:00 AM')).toBe('Nothing more for today. Tomorrow starts at 9:00 AM.');
  expect(emptyWords(true, undefined)).toBe('Nothing more for today. Nothing is booked for tomorrow yet.');
});
