import { Rejected } from '../../platform/errors.js';
import { plusMinutes } from '../../platform/time/durations.js';
import { counted } from '../../platform/words.js';
import type { BookedTime } from '../booking.events.js';
import type { BookingSettings } from './booking-settings.js';
import type { Slot } from './slots.js';

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
  if (startsAt === null || obstacle === 'closed')
    throw new Rejected('booking/slot-closed', 'The provider does not work at this time, or not long enough for this job.');
  return { date, time, startsAt, endsAt: plusMinutes(startsAt, durationMinutes) };
}
