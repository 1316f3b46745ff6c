import type { SlotChoice } from '#shared/slots/slot-choice.ts';
import type { Booking } from './api.ts';
import type { Side } from './sides.ts';

/** What each dialog about a booking is given. */
export interface BookingDialogProps {
  booking: Booking;
  side: Side;
  /** Another time that has been chosen already. */
  choice?: SlotChoice;
  onClose: () => void;
}
