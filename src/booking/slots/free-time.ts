import type { Streams } from '../../platform/events/streams.js';
import type { BookedTime } from '../booking.events.js';
import { bookedTime } from './booked-time.js';
import { slotTaken } from './nearest-free-slots.js';
import { type Schedule, takenAt } from '../schedule/schedule.js';
import { type SlotFacts, slotAt } from './slots.js';

interface Start {
  readonly vendorId: string;
  readonly date: string;
  readonly time: string;
  /** Ids of bookings and holds whose hours are not in the way of who asks. */
  readonly except?: readonly string[];
}

/**
 * The time of a job that starts then, if it can be had now.
 * @throws Rejected with what stands against it; for a taken time with the three nearest free ones
 */
export async function freeTime(
  streams: Streams,
  day: Schedule,
  { vendorId, date, time, except = [] }: Start,
  facts: SlotFacts,
): Promise<BookedTime> {
  const slot = slotAt(date, time, takenAt(day, facts.now, except), facts);
  const wanted = bookedTime(slot, facts.durationMinutes, facts.settings);
  if (slot.obstacle === 'taken') throw await slotTaken(streams, { vendorId, wanted, facts, except });
  return wanted;
}
