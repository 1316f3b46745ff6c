import { styled } from '@mui/material/styles';
import type { PriceLineDto } from '#api/generated-public.ts';
import { Money } from '#ui/format/Money.tsx';
import { lineLabel } from './price-sum.ts';

interface PriceLinesProps {
  /** What the price before the platform fee is made of. */
  lines: readonly PriceLineDto[];
  priceCents: number;
  platformFeeCents: number;
  totalCents: number;
  /** How the base price came about, where the offer is still at hand. */
  offer?: { priceType: string; basePriceCents: number; durationMinutes: number };
}

/** The itemised sum; the same on the card, in the summary and in the list of bookings. */
export function PriceLines({ lines, priceCents, platformFeeCents, totalCents, offer }: PriceLinesProps) {
  return (
    <Lines>
      {lines.map((line) => (
        <Line key={line.kind} label={lineLabel(line, priceCents, offer)} cents={line.cents} />
      ))}
      <Line label="Platform fee" cents={platformFeeCents} />
      <Line label="Total" cents={totalCents} />
    </Lines>
  );
}

function Line({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}

const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', gap: 16, justifyContent: 'space-between' },
  '& dd': { margin: 0 },
  // The sum.
  '& > div:last-of-type': { fontWeight: 700, borderTop: `1px dashed ${theme.vars.palette.divider}`, paddingTop: 6 },
}));
