/** What of a booking says where it stands in its provider's day. */
interface Job {
  status: string;
  /** yyyy-MM-dd on the provider's calendar. */
  date: string;
  startsAt: string;
  endsAt: string;
  claim: { decidedAt: string | null } | null;
  lane: number | null;
}

/** Each in the order of the work. */
export interface DayPlan<J> {
  /** Over, and not completed yet. */
  over: J[];
  /** Under way: one in each lane at most. */
  now: J[];
  /** What starts next, all at the same time. */
  next: J[];
  later: J[];
}

const start = ({ startsAt }: Job): number => Date.parse(startsAt);
const end = ({ endsAt }: Job): number => Date.parse(endsAt);
/** Who was not there is being settled: it can't be completed. */
const isDisputed = ({ claim }: Job): boolean => claim !== null && claim.decidedAt === null;

const inOrder = (a: Job, b: Job): number => start(a) - start(b) || (a.lane ?? 0) - (b.lane ?? 0);

/** The confirmed work of a day, in its order. */
export const workOf = <J extends Job>(bookings: readonly J[], day: string): J[] =>
  bookings.filter(({ status, date }) => status === 'confirmed' && date === day).toSorted(inOrder);

/** @param now milliseconds since 1970 */
export function dayPlan<J extends Job>(bookings: readonly J[], today: string, now: number): DayPlan<J> {
  const jobs = workOf(bookings, today);
  const ahead = jobs.filter((job) => start(job) > now);
  const first = ahead[0] && start(ahead[0]);
  return {
    over: jobs.filter((job) => end(job) <= now && !isDisputed(job)),
    now: jobs.filter((job) => start(job) <= now && now < end(job)),
    next: ahead.filter((job) => start(job) === first),
    later: ahead.filter((job) => start(job) !== first),
  };
}

/** Work of earlier days that is over and not completed yet, the oldest first. @param now milliseconds since 1970 */
export const notReported = <J extends Job>(bookings: readonly J[], today: string, now: number): J[] =>
  bookings.filter((job) => job.status === 'confirmed' && job.date < today && end(job) <= now && !isDisputed(job)).toSorted(inOrder);

/** Whether there was something to do on a day, done or not. */
export const hadWork = (bookings: readonly Pick<Job, 'status' | 'date'>[], day: string): boolean =>
  bookings.some(({ status, date }) => date === day && (status === 'confirmed' || status === 'completed'));

/** Work by its lane, from the first on; all of it together where the provider does one job at a time. */
export function byLane<J extends Pick<Job, 'lane'>>(jobs: readonly J[], lanes: number): { lane: number | null; jobs: J[] }[] {
  // Whoever has taken back the number of lanes may still have work in the others.
  if (lanes === 1 && jobs.every(({ lane }) => lane === null || lane === 1)) return jobs.length > 0 ? [{ lane: null, jobs: [...jobs] }] : [];
  return [...Map.groupBy(jobs, ({ lane }) => lane)]
    .map(([lane, theirs]) => ({ lane, jobs: theirs }))
    .sort((a, b) => (a.lane ?? Infinity) - (b.lane ?? Infinity));
}

/** "Nothing booked for today. Tomorrow starts at 9:00 AM." @param first when tomorrow starts, in words; undefined where nothing is booked */
export function emptyWords(hadWork: boolean, first: string | undefined): string {
  if (!hadWork) return first ? `Nothing booked for today. Tomorrow starts at ${first}.` : 'Nothing booked for today or tomorrow.';
  return `Nothing more for today. ${first ? `Tomorrow starts at ${first}.` : 'Nothing is booked for tomorrow yet.'}`;
}
