import PersonIcon from '@mui/icons-material/PersonOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BookingDto } from '../../../api/generated.ts';
import { BookingFacts } from '../../../ui/BookingFacts.tsx';
import { Fact } from '../../../ui/Fact.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { PhoneLink } from '../PhoneLink.tsx';
import { AgreedPrice } from './AgreedPrice.tsx';
import { BookingActions } from './BookingActions.tsx';
import { endingOf } from './ending.ts';

export function VendorBookingCard({ booking }: { booking: BookingDto }) {
  const { customer, service, status } = booking;
  const ending = endingOf(booking.reason);
  return (
    <Paper component="article" aria-label={`${service.title} for ${customer.fullName}`} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) auto' } }}>
        <Stack spacing={1} sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h3" component="h2">
              {service.title}
            </Typography>
            <StatusChip status={status} />
          </Stack>
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.75 }}>
            <Fact icon={<PersonIcon />}>{customer.fullName}</Fact>
            {customer.phone && (
              <Fact icon={<PhoneIcon />}>
                <PhoneLink number={customer.phone} />
              </Fact>
            )}
          </Stack>
          <BookingFacts booking={booking} />
          {ending && <Typography variant="body2">{ending}</Typography>}
        </Stack>
        <Stack spacing={1.5} sx={{ alignItems: { md: 'flex-end' }, justifyContent: 'space-between' }}>
          <AgreedPrice booking={booking} />
          <BookingActions booking={booking} />
        </Stack>
      </Box>
    </Paper>
  );
}
