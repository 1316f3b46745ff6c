import Typography from '@mui/material/Typography';
import { money } from '#ui/format/money.ts';
import { Money } from '#ui/format/Money.tsx';
import type { Booking } from '../api.ts';
import { momentLabel } from '../moments.ts';
import { Callout } from './Callout.ts';

/** What cancelling costs now, and why. */
export function CancellationCost({ booking }: { booking: Booking }) {
  const cents = booking.cancelCostCents ?? 0;
  return (
    <Callout data-tone={cents > 0 ? 'warning' : 'success'}>
      <Typography variant="h3" component="p">
        Cancelling now costs {cents > 0 ? <Money cents={cents} /> : 'nothing'}
      </Typography>
      <Typography variant="body2">{whyOf(booking)}</Typography>
    </Callout>
  );
}

function whyOf({ cancelCostCents, cancelFreeUntil, cancellationFeeCents, startsAt, timeZone, vendor }: Booking): string {
  if (cancelCostCents)
    return `The start is less than 24 hours away. The fee goes to ${vendor.businessName}; the price and the platform fee are not charged.`;
  if (cancellationFeeCents === 0 || !cancelFreeUntil || cancelFreeUntil >= startsAt) return 'It is free until the start.';
  return `It is free until ${momentLabel(cancelFreeUntil, timeZone)}. After that it costs ${money(cancellationFeeCents)}.`;
}
