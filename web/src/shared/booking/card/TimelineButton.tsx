import TimelineIcon from 'virtual:icon/outline-timeline';
import Button from '@mui/material/Button';
import type { Ask } from './BookingFrame.tsx';

export function TimelineButton({ ask }: { ask: Ask }) {
  return (
    <Button size="small" color="inherit" startIcon={<TimelineIcon />} onClick={() => ask('timeline')}>
      Timeline
    </Button>
  );
}
