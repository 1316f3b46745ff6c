import type { AdminBookingDto } from './api.ts';

/** What every question at the desk names. */
export type DeskBooking = Pick<AdminBookingDto, 'serviceTitle' | 'businessName' | 'customerName' | 'timeZone' | 'priceCents'> & {
  bookingId: string;
};

export interface DeskDialogProps<Booking extends DeskBooking = DeskBooking> {
  booking: Booking;
  /** Whether it still waits for an answer; not if somebody else was faster. */
  offered: boolean;
  onClose: () => void;
}
