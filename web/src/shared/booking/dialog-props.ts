import type { Booking } from './api.ts';
import type { Side } from './sides.ts';

/** What each dialog about a booking is given. */
export interface BookingDialogProps {
  booking: Booking;
  side: Side;
  onClose: () => void;
}
