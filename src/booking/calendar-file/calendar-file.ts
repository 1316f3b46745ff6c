import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingStatus } from '../booking.js';

/** A booking as a calendar shows it. */
export interface CalendarEntry {
  readonly bookingId: string;
  readonly status: BookingStatus;
  /** How often it has changed: calendars take only what is newer. */
  readonly sequence: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly title: string;
  /** Where the work is done, as far as the reader may know. */
  readonly location: string | null;
  /** Where to see more. */
  readonly url: string;
  readonly writtenAt: string;
}

/** Work that is done stays in a calendar as it was. */
const STATUS: Record<BookingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** A file of one entry (RFC 5545), in UTC. Its id never changes: imported again, it takes the place of what was there. */
export function calendarFile({ bookingId, status, sequence, startsAt, endsAt, title, location, url, writtenAt }: CalendarEntry): string {
  const calendar = ical({ prodId: { company: 'Plumb & Level', product: 'Bookings' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `booking-${bookingId}@plumb-and-level`,
    sequence,
    stamp: new Date(writtenAt),
    start: new Date(startsAt),
    end: new Date(endsAt),
    status: STATUS[status],
    summary: title,
    ...(location && { location }),
    url,
  });
  // The last line is ended as each is (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}
