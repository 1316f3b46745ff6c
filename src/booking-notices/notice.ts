import type { Side } from '../booking/booking.events.js';
import type { ExistingBooking } from '../booking/index.js';
import { formatsOf } from '../platform/time/formats.js';
import type { BookedTime } from '../scheduling/terms.events.js';

/** What a person reads about a booking. Names nobody: the other side may be erased, and the text be kept. */
export interface BookingNotice {
  readonly subject: string;
  readonly sentence: string;
  /** What happens next, where the sentence does not say it. */
  readonly next?: string;
  /** What the button of its mail says. */
  readonly action?: string;
  /** Its mail comes with a file for the calendar. */
  readonly inCalendar?: boolean;
}

/** Who is told what of an event. */
export type SideNotices = Readonly<Partial<Record<Side, BookingNotice>>>;

const momentIn = formatsOf('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const timeIn = formatsOf('en-US', { hour: 'numeric', minute: '2-digit' });

/** Tuesday, March 10, 2026 at 1:00 PM: as the clocks show it where the provider is. */
export const when = ({ date, time }: Pick<BookedTime, 'date' | 'time'>): string => momentIn('UTC').format(new Date(`${date}T${time}Z`));

/** An instant on the clocks of a zone, in the same form. */
export const onClocks = (instant: string, timeZone: string): string => momentIn(timeZone).format(new Date(instant));

/** An instant on the provider's clocks. */
export const until = (instant: string, { terms }: Pick<ExistingBooking, 'terms'>): string => onClocks(instant, terms.timeZone);

/** Only the time of an instant on them: "1:15 PM". */
export const timeOfDay = (instant: string, { terms }: Pick<ExistingBooking, 'terms'>): string =>
  timeIn(terms.timeZone).format(new Date(instant));

export type Booked = Pick<ExistingBooking, 'serviceTitle' | 'slot'>;

/** "Drain cleaning" on Tuesday, March 10, 2026 at 1:00 PM */
export const job = ({ serviceTitle, slot }: Booked): string => `“${serviceTitle}” on ${when(slot)}`;
