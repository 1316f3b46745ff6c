import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import Close from 'virtual:icon/baseline-close';
import type { Booking } from '#shared/booking/api.ts';
import { choiceLabel } from '#shared/slots/slot-words.ts';
import { VendorBookingCard } from '../VendorBookingCard.tsx';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** One booking over the calendar, with all that can be done about it. */
export function SelectedBooking({ booking, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ pl: 2.5, pr: 7, pb: 0, fontSize: '1rem', color: 'text.secondary' }}>
        {choiceLabel(booking)}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 8, right: 8 }}>
        <Close />
      </IconButton>
      <Bare>
        <VendorBookingCard booking={booking} alone={false} />
      </Bare>
    </Dialog>
  );
}

/** The dialog is sheet enough. */
const Bare = styled('div')({ overflowY: 'auto', '& > article': { border: 0 } });
