import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import type { SlotChoice } from './slot-choice.ts';
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
  return (
    <Stack spacing={2}>
      <Box sx={{ minHeight: 330 }}>
        <Suspense fallback={<CalendarSkeleton />}>
          <DayCalendar serviceId={serviceId} date={choice.date} onPick={(date) => date !== choice.date && onChoose({ date, time: null })} />
        </Suspense>
      </Box>
      <TimeGrid serviceId={serviceId} date={choice.date} time={choice.time} onPick={(time) => onChoose({ date: choice.date, time })} />
    </Stack>
  );
}
