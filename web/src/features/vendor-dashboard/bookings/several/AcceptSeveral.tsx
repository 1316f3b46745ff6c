import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Booking } from '#shared/booking/api.ts';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';

const AcceptSeveralDialog = onDemand(async () => (await import('./AcceptSeveralDialog.tsx')).AcceptSeveralDialog);

/** From two requests on: accepts some or all of them with one press more. */
export function AcceptSeveral({ bookings }: { bookings: readonly Booking[] }) {
  const [open, setOpen] = useState(false);
  const requests = bookings.filter(({ actions }) => actions.includes('confirm'));
  const focus = useKeptFocus<HTMLDivElement>(`${open} ${requests.length}`);
  return (
    <Room role="group" aria-label="Several requests" tabIndex={-1} {...focus}>
      {requests.length >= 2 && (
        <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
          Accept several...
        </Button>
      )}
      {open && <AcceptSeveralDialog requests={requests} onClose={() => setOpen(false)} />}
    </Room>
  );
}

const Room = styled('div')({ '&:empty': { position: 'absolute' } });
