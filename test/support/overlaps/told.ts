import type { BookingEvent } from '../../../src/booking/booking.events.js';
import type { EventMeta } from '../../../src/platform/events/recorded.js';
import type { HoldsEvent } from '../../../src/scheduling/holds/holds.events.js';
import type { ScheduleEvent } from '../../../src/scheduling/schedule/schedule.events.js';

/** An event of a day, a hold or a booking, and when it was recorded. */
export type Told = (ScheduleEvent | HoldsEvent | BookingEvent) & { readonly meta: Pick<EventMeta, 'at'> };
