import Stack from '@mui/material/Stack';
import type { BookingDto } from '../../api/generated.ts';
import { AcceptButton } from './AcceptButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { MarkCompleteButton } from './MarkCompleteButton.tsx';

/** What the server says this vendor may do with the booking now. */
export function BookingActions({ booking }: { booking: BookingDto }) {
  const may = (action: BookingDto['actions'][number]) => booking.actions.includes(action);
  return (
    <Stack direction="row" spacing={1}>
      {may('decline') && <DeclineButton booking={booking} />}
      {may('confirm') && <AcceptButton booking={booking} />}
      {may('complete') && <MarkCompleteButton booking={booking} />}
    </Stack>
  );
}
