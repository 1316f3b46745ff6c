import { Rejected } from '../../platform/errors.js';
import { plusMinutes } from '../../platform/time/durations.js';
import type { BookingDeadlines } from '../../platform-settings/deadlines/booking-deadlines.js';
import { type Schedule, takenAt } from '../../scheduling/schedule/schedule.js';
import { bookedTime, SlotTaken } from '../../scheduling/slots/free-time.decisions.js';
import { slotAt, type SlotFacts } from '../../scheduling/slots/slots.decisions.js';
import type { BookingSettings } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import type { BookingEvent } from '../booking.events.js';
import type { Booking } from '../booking.js';
import { type Acting, ofActing } from '../changes/guards.decisions.js';
import { settingsFor } from './new-time.js';
import { reschedule } from './reschedule.decisions.js';

/** One of the ten times of a day, on the clocks of the booking's zone. */
export interface WantedTime {
  readonly date: string;
  readonly time: string;
}

/** All that a new time rests on, beside the booking itself. */
export interface MoveFacts {
  readonly by: Acting;
  readonly wanted: WantedTime;
  readonly proposalId: string;
  /** The vendor's, on the wanted date. */
  readonly day: Schedule;
  readonly settings: BookingSettings;
  /** The provider is not suspended. */
  readonly takesNewTimes: boolean;
  readonly deadlines: BookingDeadlines;
  readonly now: string;
}

/** Either side wants another time. That the booking may be moved is judged before what is free: a closed one is told so. */
export function move(
  booking: Booking,
  { by, wanted, proposalId, day, takesNewTimes, deadlines, now, ...vendor }: MoveFacts,
): BookingEvent[] {
  const own = ofActing(booking, by);
  const { bookingId, vendorId, durationMinutes } = own;
  const settings = settingsFor(by.side, vendor.settings);
  const facts: SlotFacts = { settings, timeZone: own.terms.timeZone, durationMinutes, now };
  const except = [bookingId];
  const slot = slotAt(wanted.date, wanted.time, takenAt(day, now, except), facts);
  const startsAt = slot.startsAt ?? bookedTime(slot, durationMinutes, settings).startsAt;
  const endsAt = plusMinutes(startsAt, durationMinutes);
  const time = { date: wanted.date, time: wanted.time, startsAt, endsAt };
  const events = reschedule(booking, { by, slot: time, proposalId, agreeHours: deadlines.agreeHours, now });
  if (events.length === 0) return [];

  if (!takesNewTimes) throw new Rejected('booking/provider-suspended', 'This provider takes no new times at the moment.');
  const free = bookedTime(slot, durationMinutes, settings);
  if (slot.obstacle === 'taken') throw new SlotTaken({ vendorId, wanted: free, facts, except });
  return events;
}
