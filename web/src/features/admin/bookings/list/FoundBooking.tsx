import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '#shared/booking/StatusChip.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import type { AdminBookingDto } from '../api.ts';
import type { DeskDialogName } from '../DeskDialog.tsx';
import { Parties } from '../Parties.tsx';
import { TimelineButton } from '../TimelineButton.tsx';
import { endingWords, moneyWords } from './booking-words.ts';

interface Props {
  booking: AdminBookingDto;
  onOpen: (name: DeskDialogName) => void;
}

/** A booking as an admin sees it, and what they may do with it. */
export function FoundBooking({ booking, onOpen }: Props) {
  const { serviceTitle, customerName, status, canCancel, createdAt } = booking;
  const ending = endingWords(booking);
  return (
    <Paper
      component="li"
      aria-label={`${serviceTitle} for ${customerName}`}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      }}
    >
      <div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {serviceTitle}
          </Typography>
          <StatusChip status={status} />
        </Stack>
        <Parties of={booking} />
        <Typography variant="body2" color="textSecondary">
          {moneyWords(booking)} · booked {dateLabel(createdAt)}
        </Typography>
        {ending && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {ending}
          </Typography>
        )}
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: { md: 'flex-end' } }}>
        {canCancel && (
          <Button
            variant="outlined"
            color="error"
            size="small"
            aria-label={`Cancel booking: ${serviceTitle} for ${customerName}`}
            onClick={() => onOpen('cancel')}
          >
            Cancel Booking
          </Button>
        )}
        <TimelineButton of={booking} onPress={() => onOpen('timeline')} />
      </Stack>
    </Paper>
  );
}
