import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { DIALOG_ACTIONS, DIALOG_PAPER, DIALOG_TITLE } from '#ui/dialogs/dialog-look.ts';
import type { Side } from '../sides.ts';
import { Timeline } from './Timeline.tsx';
import type { Readers } from './timeline-words.ts';

interface Props {
  bookingId: string;
  serviceTitle: string;
  viewer: Readers['viewer'];
  names: Record<Side, string>;
  onClose: () => void;
}

/** The timeline of a booking, for either side of it and for admins. */
export function TimelineSheet({ bookingId, serviceTitle, viewer, names, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth slotProps={DIALOG_PAPER}>
      <DialogTitle id={id} variant="h3" component="h2" sx={DIALOG_TITLE}>
        Timeline of {serviceTitle}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Timeline bookingId={bookingId} viewer={viewer} names={names} />
      </DialogContent>
      <DialogActions sx={DIALOG_ACTIONS}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
