import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Booking } from '#shared/booking/api.ts';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { type Deed, DEEDS } from './deeds.ts';

const SeveralDialog = onDemand(async () => (await import('./SeveralDialog.tsx')).SeveralDialog);

interface Props {
  bookings: readonly Booking[];
  deeds: readonly Deed[];
}

/** From two bookings on that the server offers it for: does it with some or all of them, with one press more. */
export function Several({ bookings, deeds }: Props) {
  const [open, setOpen] = useState<Deed>();
  const offering = (deed: Deed) => bookings.filter(({ actions }) => actions.includes(deed));
  const offered = deeds.filter((deed) => offering(deed).length >= 2);
  const focus = useKeptFocus<HTMLDivElement>(`${open} ${offered.join(' ')}`);
  return (
    <Room role="group" aria-label="Several at once" tabIndex={-1} {...focus}>
      {offered.map((deed) => (
        <Button
          key={deed}
          variant="outlined"
          size="small"
          color={DEEDS[deed].destructive ? 'error' : 'primary'}
          onClick={() => setOpen(deed)}
        >
          {DEEDS[deed].verb} several...
        </Button>
      ))}
      {open && <SeveralDialog deed={open} bookings={offering(open)} onClose={() => setOpen(undefined)} />}
    </Room>
  );
}

const Room = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '&:empty': { position: 'absolute' },
  // Below the bookings of a panel, and none of the last one's buttons.
  'section > &:not(:empty)': { marginTop: 16, paddingTop: 16, borderTop: `1px dashed ${theme.vars.palette.divider}` },
}));
