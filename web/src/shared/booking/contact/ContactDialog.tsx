import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DIALOG_ACTIONS, DIALOG_PAPER, DIALOG_TITLE } from '#ui/dialogs/dialog-look.ts';
import type { BookingDialogProps } from '../dialog-props.ts';
import { slotLabel } from '../moments.ts';
import { NoPhone } from './NoPhone.tsx';
import { PhoneWays } from './PhoneWays.tsx';

/** How a provider reaches their customer. */
export function ContactDialog({ booking, onClose }: BookingDialogProps) {
  const { fullName, phone } = booking.customer;
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth slotProps={DIALOG_PAPER}>
      <DialogTitle id={id} variant="h3" component="h2" sx={DIALOG_TITLE}>
        Contact {fullName}
      </DialogTitle>
      <DialogContent>
        {phone ? (
          <Stack spacing={2}>
            <Typography color="textSecondary">
              About {booking.service.title} on {slotLabel(booking)}.
            </Typography>
            <PhoneWays phone={phone} />
          </Stack>
        ) : (
          <NoPhone booking={booking} />
        )}
      </DialogContent>
      <DialogActions sx={DIALOG_ACTIONS}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
