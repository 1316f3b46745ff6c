import type { Decider } from '../platform/events/decider.js';
import { type CalendarAddressEvent, event } from './calendar-address.events.js';

/** Whether a business can be followed from a calendar program. */
export interface CalendarAddress {
  readonly on: boolean;
}

export const CalendarAddress: Decider<CalendarAddress, CalendarAddressEvent> = {
  category: 'calendarAddress',
  initial: { on: false },
  evolve: {
    CalendarAddressMade: () => ({ on: true }),
    CalendarAddressSwitchedOff: () => ({ on: false }),
  },
};

interface Owner {
  readonly vendorId: string;
  readonly userId: string;
  readonly now: string;
}

/** The first, or a new one in the place of another: whoever makes one wants one that nobody has seen. */
export const makeAddress = (_address: CalendarAddress, { vendorId, userId, now }: Owner): CalendarAddressEvent[] => [
  event('CalendarAddressMade', { vendorId, userId, madeAt: now }),
];

export const switchOffAddress = ({ on }: CalendarAddress, { vendorId, userId, now }: Owner): CalendarAddressEvent[] =>
  on ? [event('CalendarAddressSwitchedOff', { vendorId, userId, switchedOffAt: now })] : [];
