import Stack from '@mui/material/Stack';
import { Money } from './Money.tsx';
import { priceSum } from './price-sum.ts';

interface PriceLinesProps {
  priceCents: number;
  platformFeeCents: number;
  totalCents: number;
  /** How the price came about, where the offer is still at hand. */
  offer?: { priceType: string; basePriceCents: number; durationMinutes: number };
}

/** The itemised sum; the same on the card, in the summary and in the list of bookings. */
export function PriceLines({ priceCents, platformFeeCents, totalCents, offer }: PriceLinesProps) {
  return (
    <Stack component="dl" spacing={0.75} sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      <Line label={offer ? priceSum(offer) : 'Service'} cents={priceCents} />
      <Line label="Platform fee" cents={platformFeeCents} />
      <Line label="Total" cents={totalCents} sum />
    </Stack>
  );
}

const SUM = { fontWeight: 700, borderTop: '1px dashed', borderColor: 'divider', pt: 0.75 };

function Line({ label, cents, sum = false }: { label: string; cents: number; sum?: boolean }) {
  return (
    <Stack direction="row" spacing={2} sx={[{ justifyContent: 'space-between' }, sum && SUM]}>
      <dt>{label}</dt>
      <dd style={{ margin: 0 }}>
        <Money cents={cents} />
      </dd>
    </Stack>
  );
}
