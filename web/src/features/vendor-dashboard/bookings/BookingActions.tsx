import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BookingDto } from '../../../api/generated.ts';
import { AcceptButton } from './AcceptButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { MarkCompleteButton } from './MarkCompleteButton.tsx';

/** What the server says this vendor may do with the booking now; while a decline can still be undone, nothing else. */
export function BookingActions({ booking }: { booking: BookingDto }) {
  const [declining, setDeclining] = useState(false);
  const may = (action: BookingDto['actions'][number]) => booking.actions.includes(action);

  if (declining) return <Typography color="textSecondary">Declining...</Typography>;
  return (
    <Stack direction="row" spacing={1}>
      {may('decline') && <DeclineButton booking={booking} onDeclining={setDeclining} />}
      {may('confirm') && <AcceptButton booking={booking} />}
      {may('complete') && <MarkCompleteButton booking={booking} />}
    </Stack>
  );
}
