import { Rejected } from '../../platform/errors.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import type { Streams } from '../../platform/events/streams.js';
import { addDays } from '../../platform/time/calendar.js';
import { Schedule, scheduleId, takenAt } from '../schedule/schedule.js';
import { type FreeSlot, freeSlotsOf, nearestTo, type SlotFacts } from './slots.js';

const WANTED = 3;
/** A vendor who is booked up for longer than this has no near slot. */
const DAYS_AROUND = 30;

interface Sought {
  readonly vendorId: string;
  readonly wanted: { readonly date: string; readonly startsAt: string };
  readonly facts: SlotFacts;
  /** Ids of bookings and holds whose hours are not in the way of who asks. */
  readonly except?: readonly string[];
}

/**
 * The three free slots that start closest to the wanted one, read from the vendor's schedule streams. Starts of a day lie within nine hours, so
 * that no slot of a day further away is closer than one of a nearer day: the search ends with the first days that make up three.
 */
export async function nearestFreeSlots(streams: Streams, { vendorId, wanted, facts, except = [] }: Sought): Promise<FreeSlot[]> {
  const freeOn = async (date: string) => {
    const { events } = await streams.read(streamOf(Schedule, scheduleId(vendorId, date)));
    return freeSlotsOf(date, takenAt(fold(Schedule, events), facts.now, except), facts);
  };
  const slots: FreeSlot[] = await freeOn(wanted.date);
  for (let away = 1; away <= DAYS_AROUND && slots.length < WANTED; away++) {
    const days = [addDays(wanted.date, -away), addDays(wanted.date, away)];
    slots.push(...(await Promise.all(days.map(freeOn))).flat());
  }
  return nearestTo(wanted.startsAt, slots, WANTED);
}

/** "Somebody else has it", with the three nearest free slots. */
export async function slotTaken(streams: Streams, sought: Sought): Promise<Rejected> {
  const nearest = await nearestFreeSlots(streams, sought);
  return new Rejected('booking/slot-taken', 'This time has just been taken. Please choose another one.', {
    nearest: nearest.map(({ date, time, startsAt }) => ({ date, time, startsAt })),
  });
}
