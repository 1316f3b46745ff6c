import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SlotChoice } from './slot-choice.ts';
import { shortDayLabel, timeLabel } from './slot-words.ts';

export interface FreeSlot {
  date: string;
  time: string;
}

interface NearestSlotsProps {
  slots: FreeSlot[];
  onChoose: (slot: SlotChoice) => void;
}

/** Its first offer takes the focus, which the button that was pressed loses: without a time it is disabled. */
export function NearestSlots({ slots, onChoose }: NearestSlotsProps) {
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle>That time has just been taken</AlertTitle>
      {slots.length === 0 ? 'Please choose another time.' : 'The nearest free times are:'}
      <Stack spacing={1} sx={{ mt: 1 }}>
        {slots.map(({ date, time }, index) => (
          <Button
            key={date + time}
            autoFocus={index === 0}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onChoose({ date, time })}
          >
            {shortDayLabel(date)}, {timeLabel(time)}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
