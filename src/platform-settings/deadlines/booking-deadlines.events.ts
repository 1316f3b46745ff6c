import { type Event, eventOf } from '../../platform/events/event.js';

/** Stream `deadlines-platform`: how long the sides of a booking have to answer. An administrator has set others; they hold for what is asked for from that moment on. */
export type BookingDeadlinesSet = Event<
  'BookingDeadlinesSet',
  {
    /** A provider has so long to answer a request. */
    answerHours: number;
    /** The other side has so long to agree to another time. */
    agreeHours: number;
    by: string;
    setAt: string;
  },
  { reason: string }
>;
export type BookingDeadlinesEvent = BookingDeadlinesSet;

/** Builds the facts above. */
export const event = eventOf<BookingDeadlinesEvent>();
