import ical, {
  escape,
  type ICalCalendar,
  type ICalCalendarData,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { BookingStatus } from '../../booking/index.js';
import { addDays } from '../../platform/time/calendar.js';

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

/** Whose bookings a calendar program follows, and all that it is to show of them. */
export interface FollowedCalendar {
  readonly name: string;
  readonly vendorId: string;
  readonly entries: readonly Omit<CalendarEntry, 'writtenAt'>[];
  /** Days in a row on which nobody works, both yyyy-MM-dd and both included. */
  readonly daysOff: readonly { readonly from: string; readonly to: string }[];
  readonly writtenAt: string;
}

/** How long a calendar program may show what it has, before it asks again. */
const REFRESH_SECONDS = 60 * 60;

/** A file of one entry (RFC 5545), in UTC. Its id never changes: imported again, it takes the place of what was there. */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = published({});
  add(calendar, entry);
  return textOf(calendar);
}

/** The same for everything that a provider's calendar shows, to be asked for again each hour (RFC 7986). A booking has the id that it has in its own file. */
export function followedCalendar({ name, vendorId, entries, daysOff, writtenAt }: FollowedCalendar): string {
  // Entries are escaped by the library, the calendar's name is not.
  const calendar = published({ name: escape(name, false), ttl: REFRESH_SECONDS });
  for (const entry of entries) add(calendar, { ...entry, writtenAt });
  for (const { from, to } of daysOff) {
    calendar.createEvent({
      id: `closed-${vendorId}-${from}@plumb-and-level`,
      stamp: new Date(writtenAt),
      allDay: true,
      start: new Date(from),
      // The day after the last one (RFC 5545, 3.6.1).
      end: new Date(addDays(to, 1)),
      summary: 'Closed',
      transparency: ICalEventTransparency.OPAQUE,
      busystatus: ICalEventBusyStatus.BUSY,
    });
  }
  return textOf(calendar);
}

const published = (more: Pick<ICalCalendarData, 'name' | 'ttl'>): ICalCalendar =>
  ical({ ...more, prodId: { company: 'Plumb & Level', product: 'Bookings' }, method: ICalCalendarMethod.PUBLISH });

function add(
  calendar: ICalCalendar,
  { bookingId, status, sequence, startsAt, endsAt, title, location, url, writtenAt }: CalendarEntry,
): void {
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
}

/** The last line is ended as each is (RFC 5545, 3.1). */
const textOf = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;
