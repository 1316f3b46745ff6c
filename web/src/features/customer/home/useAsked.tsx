import { type ReactNode, useState } from 'react';
import type { Booking } from '#shared/booking/api.ts';
import { BookingDialog, type BookingDialogName } from '#shared/booking/BookingDialog.tsx';

export type Ask = (dialog: BookingDialogName, booking: Booking) => void;

/** Dialogs about bookings of which some may leave the page meanwhile: what is asked stays, and says so. */
export function useAsked(shown: readonly Booking[]): [dialog: ReactNode, ask: Ask] {
  const [asked, setAsked] = useState<{ name: BookingDialogName; booking: Booking } | null>(null);
  const booking = asked && (shown.find(({ id }) => id === asked.booking.id) ?? { ...asked.booking, actions: [] });
  const dialog = booking && <BookingDialog name={asked.name} booking={booking} side="customer" onClose={() => setAsked(null)} />;
  return [dialog, (name, about) => setAsked({ name, booking: about })];
}
