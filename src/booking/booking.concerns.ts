import { type Concern, concerns, holding, type LiveTag } from '../platform/live/concerns.js';
import type { BookingEvent } from './booking.events.js';

interface Sides {
  readonly customerId: string;
  readonly vendorId: string;
}

const told =
  (...tags: LiveTag[]) =>
  ({ customerId, vendorId }: Sides): Concern => ({ audience: [customerId, vendorId], tags });
const atTheDesk: Concern = { audience: [holding('admin')], tags: ['Booking'], own: ['PlatformCounts'] };

const changed = told('Booking');
/** Hours of the vendor's day are taken or free again. */
const moved = told('Booking', 'Slots');
const disputed = (sides: Sides) => [changed(sides), atTheDesk];
/** Both sides of a booking see what the other does; admins what waits for them. */
export const bookingConcerns = concerns<BookingEvent>({
  BookingCreated: moved,
  BookingConfirmed: changed,
  BookingCancelled: (sides) => [moved(sides), atTheDesk],
  CancellationExplained: changed,
  BookingCompleted: changed,
  RescheduleProposed: moved,
  RescheduleEnded: moved,
  BookingRescheduled: moved,
  ProviderSetOut: changed,
  ProviderDelayed: changed,
  NoShowClaimed: disputed,
  NoShowContested: disputed,
  ClaimDismissed: disputed,
  ProblemReported: disputed,
  ProblemDecided: disputed,
});
