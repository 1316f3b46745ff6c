import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PhoneWays } from '#shared/booking/contact/PhoneWays.tsx';
import { paths } from '#shared/paths.ts';
import type { Customer } from './api.ts';

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** How a provider reaches somebody who has booked, whatever they have booked. */
export function ContactDialog({ customer: { customerId, fullName, phone }, onClose }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { sx: { m: { xs: 2, md: 4 }, width: { xs: 'calc(100% - 32px)' } } } }}
    >
      <DialogTitle id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        Contact {fullName}
      </DialogTitle>
      <DialogContent>
        {phone ? (
          <PhoneWays phone={phone} />
        ) : (
          <Typography>
            {fullName} has left no phone number. We tell them at once of what you do with{' '}
            <Link href={paths.bookingsOf(customerId)}>their bookings</Link>. For anything else,{' '}
            <Link href={paths.contactAbout('booking')}>ask us</Link> to pass it on.
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
