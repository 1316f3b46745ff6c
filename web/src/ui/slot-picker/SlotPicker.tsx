import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import type { SlotChoice } from './slot-choice.ts';
import { timeLabel } from './slot-words.ts';
import { TimeGrid } from './TimeGrid.tsx';

// The calendar is the heaviest thing on a service's page and nothing above the fold waits for it.
const DayCalendar = lazy(() => import('./DayCalendar.tsx'));

interface SlotPickerProps {
  serviceId: string;
  choice: SlotChoice;
  onChoose: (choice: SlotChoice) => void;
}

/** A day with free slots, then one of its ten times; a new day lets go of the time. */
export function SlotPicker({ serviceId, choice, onChoose }: SlotPickerProps) {
  const { date, time } = choice;
  const [lost, setLost] = useState<SlotChoice | null>(null);

  return (
    <Stack spacing={2}>
      <Box sx={{ minHeight: 330 }}>
        <Suspense fallback={<CalendarSkeleton />}>
          <DayCalendar serviceId={serviceId} date={date} onPick={(day) => day !== date && onChoose({ date: day, time: null })} />
        </Suspense>
      </Box>
      {lost?.time && lost.date === date && !time && (
        <Alert severity="warning">{timeLabel(lost.time)} is not free any more. Please choose another time.</Alert>
      )}
      <TimeGrid
        serviceId={serviceId}
        date={date}
        time={time}
        onPick={(start) => onChoose({ date, time: start })}
        onLose={() => {
          setLost(choice);
          onChoose({ date, time: null });
        }}
      />
    </Stack>
  );
}
