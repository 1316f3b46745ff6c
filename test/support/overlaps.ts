import type pg from 'pg';
import type { BookingEvent } from '../../src/booking/booking.events.js';
import type { ScheduleEvent } from '../../src/booking/schedule.events.js';
import type { Recorded } from '../../src/platform/events/recorded.js';
import type { Streams } from '../../src/platform/events/streams.js';

/** Everything that has been recorded of schedules and bookings, in order. */
export async function bookingHistory(streams: Streams, pool: pg.Pool): Promise<Recorded[]> {
  const { rows } = await pool.query<{ name: string }>("select name from es.streams where name ~ '^(schedule|booking)-'");
  const stored = await Promise.all(rows.map(({ name }) => streams.read(name)));
  return stored.flatMap(({ events }) => events).sort((a, b) => (a.position < b.position ? -1 : 1));
}

/**
 * What the history alone proves against "nobody gets the same hours twice", in two independent ways: hours of a lane with two holders, by the
 * schedules; jobs of a one-lane vendor that overlap in time, by the bookings; and bookings that hold no hours. Empty when all is well.
 */
export function overlaps(history: readonly Recorded[]): string[] {
  const holders = new Map<string, string>();
  const jobs = new Map<string, { vendorId: string; from: string; to: string }>();
  const found: string[] = [];
  for (const event of history as unknown as readonly (ScheduleEvent | BookingEvent)[]) {
    if (event.type === 'SlotReserved' || event.type === 'SlotReleased') {
      const { vendorId, date, lane, hours, bookingId } = event.data;
      for (const hour of hours) {
        const key = `${vendorId} ${date} lane ${lane} hour ${hour}`;
        if (event.type === 'SlotReleased') holders.delete(key);
        else if (holders.has(key)) found.push(`${key}: ${holders.get(key)} and ${bookingId}`);
        else holders.set(key, bookingId);
      }
    } else if (event.type === 'BookingCreated') {
      const { bookingId, vendorId, slot } = event.data;
      for (const [other, job] of jobs) {
        if (job.vendorId === vendorId && job.from < slot.endsAt && slot.startsAt < job.to) found.push(`${bookingId} overlaps ${other}`);
      }
      jobs.set(bookingId, { vendorId, from: slot.startsAt, to: slot.endsAt });
    } else if (event.type === 'BookingCancelled') jobs.delete(event.data.bookingId);
  }
  const holding = new Set(holders.values());
  for (const bookingId of jobs.keys()) if (!holding.has(bookingId)) found.push(`${bookingId} holds no hours`);
  return found;
}
