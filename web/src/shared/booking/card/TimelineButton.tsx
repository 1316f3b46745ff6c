import Button from '@mui/material/Button';
import TimelineIcon from 'virtual:icon/outline-timeline';
import type { OpenDialog } from './BookingFrame.tsx';

export function TimelineButton({ openDialog }: { openDialog: OpenDialog }) {
  return (
    <Button size="small" color="inherit" startIcon={<TimelineIcon />} onClick={() => openDialog('timeline')}>
      Timeline
    </Button>
  );
}
