import { byLane, dayPlan, emptyWords, hadWork, workOf } from '../../web/src/features/vendor-dashboard/today/day-plan.js';

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
