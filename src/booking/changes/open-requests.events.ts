import { type Event, eventOf } from '../../platform/events/event.js';

/** Stream `openRequests-<customerId>-<vendorId>`: requests that the vendor has not answered yet. */
export type RequestOpened = Event<'RequestOpened', { customerId: string; vendorId: string; bookingId: string }>;
export type RequestAnswered = Event<'RequestAnswered', { customerId: string; vendorId: string; bookingId: string }>;
export type OpenRequestsEvent = RequestOpened | RequestAnswered;

/** Builds the facts above. */
export const event = eventOf<OpenRequestsEvent>();
