import { hoursLabel } from '#shared/rules/Hours.tsx';
import type { Booking } from '../api.ts';
import { otherSide, type Side } from '../sides.ts';

/**
 * Who has to agree to another time, and what it costs.
 * @param agreeHours so long they have; unknown as long as nobody has said
 */
export function rescheduleTerms(booking: Booking, side: Side, agreeHours: number | undefined): string {
  const other = otherSide(booking, side);
  const kept = `Both times are kept until they answer, for ${hoursLabel(agreeHours)} at most; without an answer, the old time stands.`;
  if (side === 'vendor') return `${other} has to agree to another time. ${kept} The price stays the same.`;
  return booking.movesAtOnce
    ? 'A new time takes effect at once, costs nothing, and the price stays the same.'
    : `The start is less than 24 hours away, so ${other} has to agree to another time. ${kept} It costs nothing, and the price stays the same.`;
}
