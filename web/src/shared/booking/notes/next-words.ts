import { money } from '#ui/format/money.ts';
import type { Booking } from '../api.ts';
import { cancellationReasonOf } from '../cancellation-reasons.ts';
import { momentLabel } from '../moments.ts';
import type { Side } from '../sides.ts';

type Words = (booking: Booking) => string | null;

const WORDS: Record<Side, Record<Booking['status'], Words>> = {
  customer: {
    pending: ({ vendor, respondBy, timeZone }) =>
      respondBy &&
      `${vendor.businessName} can answer until ${momentLabel(respondBy, timeZone)}. Until then you can withdraw your request free of charge.`,
    confirmed: (booking) => (booking.actions.includes('cancel') ? whenCancellingIsFree(booking) : null),
    completed: ({ reportProblemUntil, timeZone, vendor }) =>
      reportProblemUntil &&
      `If something is wrong with the work, tell us by ${momentLabel(reportProblemUntil, timeZone)}: ${vendor.businessName} is paid out after that.`,
    cancelled: ({ reason, chargeCents }) => ending('customer', reason, chargeCents),
  },
  vendor: {
    pending: ({ respondBy, timeZone, actions }) =>
      respondBy && actions.includes('confirm')
        ? `Please answer by ${momentLabel(respondBy, timeZone)}. After that the request expires.`
        : null,
    confirmed: ({ actions, endsAt, timeZone, claim }) =>
      actions.includes('complete') || (claim && !claim.decidedAt)
        ? null
        : `Mark it complete once it is done, from ${momentLabel(endsAt, timeZone)}.`,
    completed: () => null,
    cancelled: ({ reason, chargeCents }) => ending('vendor', reason, chargeCents),
  },
};

export const nextWords = (booking: Booking, side: Side): string | null => WORDS[side][booking.status](booking);

function whenCancellingIsFree({ cancelFreeUntil, cancellationFeeCents, startsAt, timeZone }: Booking): string {
  if (cancellationFeeCents === 0) return 'Cancelling is free until the start.';
  const fee = money(cancellationFeeCents);
  if (!cancelFreeUntil) return `Cancelling now costs ${fee}.`;
  if (cancelFreeUntil >= startsAt) return 'Cancelling is free until the start.';
  return `Cancelling is free until ${momentLabel(cancelFreeUntil, timeZone)}, and costs ${fee} after that.`;
}

function ending(side: Side, reason: Booking['reason'], chargeCents: number | null): string | null {
  const words = cancellationReasonOf(side, reason);
  if (!words) return null;
  if (!chargeCents) return side === 'customer' ? `${words} Nothing is charged.` : words;
  const amount = money(chargeCents);
  if (side === 'vendor') return `${words} You receive ${amount}.`;
  return reason === 'by_customer' ? `${words} The cancellation fee is ${amount}.` : `${words} You are charged ${amount}.`;
}
