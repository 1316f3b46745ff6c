import type { BookingConflictDto, ProposedHoursDto } from '#api/generated.ts';
import { useBookingConflictsQuery, usePreviewConflictsMutation } from '../api.ts';

/** Asks which bookings would come to lie outside of the hours, besides those that do already. */
export function useNewConflicts() {
  const { data: known } = useBookingConflictsQuery();
  const [preview] = usePreviewConflictsMutation();

  return async (hours: ProposedHoursDto): Promise<BookingConflictDto[]> => {
    const { items } = await preview({ proposedHoursDto: hours }).unwrap();
    const before = new Set(known?.items.map(({ bookingId }) => bookingId));
    return items.filter(({ bookingId }) => !before.has(bookingId));
  };
}
