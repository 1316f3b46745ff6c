import { fold, streamOf } from '../../platform/events/decider.js';
import type { Streams } from '../../platform/streams/streams.js';
import { addDays } from '../../platform/time/calendar.js';
import { Schedule, scheduleId, takenAt } from '../schedule/schedule.js';
import { SlotTaken, type SoughtTime } from './free-time.decisions.js';
import { type FreeSlot, freeSlotsOf, nearestTo } from './slots.decisions.js';

const WANTED = 3;
/** A vendor who is booked up for longer than this has no near slot. */
const DAYS_AROUND = 30;

/** Whoever is refused because somebody else has the time is told the nearest free ones. */
export async function withNearestSlots<T>(streams: Streams, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error;
    const nearest = await nearestFreeSlots(streams, error.sought);
    throw new SlotTaken(
      error.sought,
      nearest.map(({ date, time, startsAt }) => ({ date, time, startsAt })),
    );
  }
}

/**
 * The three free slots that start closest to the wanted one, read from the vendor's schedule streams. Starts of a day lie within nine hours, so
 * that no slot of a day further away is closer than one of a nearer day: the search ends with the first days that make up three.
 */
async function nearestFreeSlots(streams: Streams, { vendorId, wanted, facts, except = [] }: SoughtTime): Promise<FreeSlot[]> {
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
