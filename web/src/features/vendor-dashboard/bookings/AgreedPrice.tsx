import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BookingDto } from '#api/generated.ts';
import { lineLabel } from '#shared/services/price-sum.ts';
import { Money } from '#ui/format/Money.tsx';

/** What the provider is paid, and what it is made of where that is more than the service's price. */
export function AgreedPrice({ booking: { priceCents, lines } }: { booking: BookingDto }) {
  return (
    <Stack sx={{ alignItems: { md: 'flex-end' } }}>
      <Typography variant="h3" component="p">
        <Money cents={priceCents} />
      </Typography>
      {lines.length > 1 &&
        lines.map((line) => (
          <Typography key={line.kind} variant="body2" color="textSecondary">
            {lineLabel(line, priceCents)}: <Money cents={line.cents} />
          </Typography>
        ))}
    </Stack>
  );
}
