import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BookingDto } from '../../api/generated.ts';
import { BookingFacts } from '../../ui/BookingFacts.tsx';
import { paths } from '../../ui/paths.ts';
import { PriceLines } from '../../ui/PriceLines.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { endingOf } from './ending.ts';

export function BookingCard({ booking }: { booking: BookingDto }) {
  const ending = endingOf(booking.reason);
  return (
    <Paper component="article" aria-label={booking.service.title} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 16rem' } }}>
        <Stack spacing={1}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h3" component="h2">
              {booking.service.title}
            </Typography>
            <StatusChip status={booking.status} />
          </Stack>
          <Typography variant="body2">
            with{' '}
            <Link href={paths.vendor(booking.vendor.id)} underline="hover">
              {booking.vendor.businessName}
            </Link>
          </Typography>
          <BookingFacts booking={booking} />
          {ending && <Typography variant="body2">{ending}</Typography>}
        </Stack>
        <PriceLines
          lines={booking.lines}
          priceCents={booking.priceCents}
          platformFeeCents={booking.platformFeeCents}
          totalCents={booking.totalCents}
        />
      </Box>
    </Paper>
  );
}
