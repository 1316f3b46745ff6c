import { type Event, eventOf } from '../platform/events/event.js';

/** Stream `calendarAddress-<vendorId>`. The owner has made an address; the one before it ended with that. The address itself is told to nobody but them. */
export type CalendarAddressMade = Event<'CalendarAddressMade', { vendorId: string; userId: string; madeAt: string }>;
/** The owner has ended the address: there is none from then on. */
export type CalendarAddressSwitchedOff = Event<'CalendarAddressSwitchedOff', { vendorId: string; userId: string; switchedOffAt: string }>;
export type CalendarAddressEvent = CalendarAddressMade | CalendarAddressSwitchedOff;

/** Builds the facts above. */
export const event = eventOf<CalendarAddressEvent>();
