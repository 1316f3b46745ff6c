import { Rejected } from '../../platform/errors.js';
import { plusMinutes } from '../../platform/time/durations.js';
import { counted } from '../../platform/words.js';
import type { BookingSettings } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import { type Schedule, takenAt } from '../schedule/schedule.js';
import type { BookedTime } from '../terms.events.js';
import { type Slot, slotAt, type SlotFacts } from './slots.decisions.js';

/** A time that somebody wants, and what decides about times near it. */
export interface SoughtTime {
  readonly vendorId: string;
  readonly wanted: { readonly date: string; readonly startsAt: string };
  readonly facts: SlotFacts;
  /** Ids of bookings and holds whose hours are not in the way of who asks. */
  readonly except?: readonly string[];
}

/** Somebody else has the time. Which free ones are nearest is looked up for whoever is refused: `withNearestSlots`. */
export class SlotTaken extends Rejected {
  constructor(
    readonly sought: SoughtTime,
    nearest?: readonly { readonly date: string; readonly time: string; readonly startsAt: string }[],
  ) {
    super('booking/slot-taken', 'This time has just been taken. Please choose another one.', nearest && { nearest });
  }
}

interface Start {
  readonly vendorId: string;
  readonly date: string;
  readonly time: string;
  readonly except?: readonly string[];
}

/**
 * The time of a job that starts then, if it can be had now.
 * @throws Rejected with what stands against it
 */
export function freeTime(day: Schedule, { vendorId, date, time, except = [] }: Start, facts: SlotFacts): BookedTime {
  const slot = slotAt(date, time, takenAt(day, facts.now, except), facts);
  const wanted = bookedTime(slot, facts.durationMinutes, facts.settings);
  if (slot.obstacle === 'taken') throw new SlotTaken({ vendorId, wanted, facts, except });
  return wanted;
}

/** The time of a job that starts in this slot. Whether others have taken it is the schedule's to say. */
export function bookedTime(
  { date, time, startsAt, obstacle }: Slot,
  durationMinutes: number,
  { availability: { advanceNoticeHours }, horizonDays }: BookingSettings,
): BookedTime {
  if (obstacle === 'past') throw new Rejected('booking/slot-past', 'This time has passed.');
  if (obstacle === 'notice')
    throw new Rejected('booking/slot-too-soon', `This provider asks for ${counted(advanceNoticeHours, 'hour')} of notice.`);
  if (obstacle === 'horizon')
    throw new Rejected('booking/slot-too-far', `Bookings are possible up to ${counted(horizonDays, 'day')} ahead.`);
  if (obstacle === 'overrun')
    throw new Rejected('booking/slot-closed', 'This job would end after the provider’s working hours. Please choose an earlier time.');
  if (startsAt === null || obstacle === 'closed') throw new Rejected('booking/slot-closed', 'The provider does not work at this time.');
  return { date, time, startsAt, endsAt: plusMinutes(startsAt, durationMinutes) };
}
