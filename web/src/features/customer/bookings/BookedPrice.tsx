import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Booking } from '#shared/booking/api.ts';
import { PriceLines } from '#shared/services/PriceLines.tsx';
import { Money } from '#ui/format/Money.tsx';

/** What was agreed; of what came otherwise, what the customer pays or gets back. */
export function BookedPrice({ booking }: { booking: Booking }) {
  const { status, reason, lines, priceCents, platformFeeCents, totalCents, chargeCents, problem } = booking;
  const cancelled = status === 'cancelled';
  return (
    <>
      <Box sx={{ color: cancelled ? 'text.secondary' : undefined }}>
        <PriceLines lines={lines} priceCents={priceCents} platformFeeCents={platformFeeCents} totalCents={totalCents} />
      </Box>
      {cancelled && <Outcome label={reason === 'by_customer' ? 'Cancellation fee' : 'Charged'} cents={chargeCents ?? 0} />}
      {problem?.refundCents ? <Outcome label="Refunded" cents={problem.refundCents} /> : null}
    </>
  );
}

function Outcome({ label, cents }: { label: string; cents: number }) {
  return (
    <Line>
      <span>{label}</span>
      <Money cents={cents} />
    </Line>
  );
}

const Line = styled('p')({ display: 'flex', justifyContent: 'space-between', gap: 16, margin: '6px 0 0', fontWeight: 700 });
