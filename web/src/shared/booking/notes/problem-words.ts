import { money } from '#ui/format/money.ts';
import type { Booking } from '../api.ts';
import { momentLabel } from '../moments.ts';
import { otherSide, type Side } from '../sides.ts';

/** What has become of a reported problem. */
export function problemWords(booking: Booking, side: Side): { what: string; next: string } | null {
  const { problem, timeZone, priceCents } = booking;
  if (!problem) return null;
  const what = `${side === 'customer' ? 'You' : otherSide(booking, side)} reported a problem on ${momentLabel(problem.reportedAt, timeZone)}.`;
  if (!problem.decidedAt) {
    const meanwhile = side === 'customer' ? `${booking.vendor.businessName} is not paid out` : `your ${money(priceCents)} are not paid out`;
    return { what, next: `Plumb & Level hears both of you and decides. Until then ${meanwhile}.` };
  }
  return { what, next: `Plumb & Level has decided: ${refund(problem.refundCents ?? 0, side)}` };
}

function refund(cents: number, side: Side): string {
  if (cents === 0) return 'nothing is refunded.';
  return side === 'customer' ? `you get ${money(cents)} back.` : `the customer gets ${money(cents)} back.`;
}
