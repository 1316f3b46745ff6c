import type pg from 'pg';
import type { Recorded } from '../../src/platform/events/recorded.js';
import type { Streams } from '../../src/platform/streams/streams.js';
import { Days } from './overlaps/days.js';
import { Jobs } from './overlaps/jobs.js';
import type { Told } from './overlaps/told.js';

/** Everything that has been recorded of schedules, holds and bookings, in order. */
export async function bookingHistory(streams: Streams, pool: pg.Pool): Promise<Recorded[]> {
  const { rows } = await pool.query<{ name: string }>("select name from es.streams where name ~ '^(schedule|holds|booking)-'");
  const stored = await Promise.all(rows.map(({ name }) => streams.read(name)));
  return stored.flatMap(({ events }) => events).sort((a, b) => (a.position < b.position ? -1 : 1));
}

/**
 * What the history alone proves against "nobody gets the same hours twice", in two independent ways: hours of a lane with two holders, by the schedules;
 * jobs, held times and proposed times of a one-lane vendor that overlap, by the bookings and holds. And where the two ways differ: a booking without its
 * hours, hours without a booking. And a person with three holds at once. Empty when all is well.
 */
export function overlaps(history: readonly Recorded[]): string[] {
  const told = history as unknown as readonly Told[];
  const days = new Days();
  const jobs = new Jobs();
  for (const event of told) {
    days.hear(event);
    jobs.hear(event);
  }
  const doubled = [...jobs.overlaps].filter(([, vendorId]) => !days.vendorsWithLanes.has(vendorId)).map(([sentence]) => sentence);
  return [...days.found, ...doubled, ...jobs.found, ...disagreements(days, jobs)];
}

/** A job takes the hours from its start on, of one lane of its day; whatever else is taken belongs to nobody. */
function disagreements(days: Days, jobs: Jobs): string[] {
  const found: string[] = [];
  const wanted = new Map([...jobs.open].map(([bookingId, { date, time }]) => [bookingId, `${date} ${time}`]));
  for (const [bookingId, time] of wanted) {
    const taken = days.reservations.get(bookingId) ?? [];
    if (taken.join() !== time) found.push(`${bookingId} is at ${time}, and has taken ${taken.join(' and ') || 'nothing'}`);
  }
  for (const bookingId of days.reservations.keys()) if (!wanted.has(bookingId)) found.push(`${bookingId} is over, and has hours`);
  return found;
}
