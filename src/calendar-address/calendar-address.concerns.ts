import { concerns, own } from '../platform/live/concerns.js';
import type { CalendarAddressEvent } from './calendar-address.events.js';

const address = own('CalendarAddress');

/** Whoever makes an address or ends it sees at once how it stands. */
export const calendarAddressConcerns = concerns<CalendarAddressEvent>({
  CalendarAddressMade: address,
  CalendarAddressSwitchedOff: address,
});
