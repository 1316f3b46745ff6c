import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { standing } from '#api/cache/standing.ts';
import { dayLabel, shortDayLabel } from '#shared/slots/slot-words.ts';
import { TimeGridSkeleton } from '#shared/slots/TimeGridSkeleton.tsx';
import { TimeOption } from '#shared/slots/TimeOption.tsx';
import { ZoneNote } from '#shared/slots/zone/ZoneNote.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { type Booking, useBookingSlotsQuery } from '../api.ts';

interface Props {
  booking: Booking;
  date: string | null;
  time: string | null;
  onPick: (time: string) => void;
}

/** The ten start times of a day, at the price that is agreed. */
export function MovingTimes({ booking, date, time, onPick }: Props) {
  const group = useId();
  const { currentData, error, refetch } = standing(useBookingSlotsQuery({ id: booking.id, date: date ?? '' }, { skip: !date }));

  if (!date) return <Typography color="textSecondary">Choose a day to see its start times.</Typography>;
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!currentData) return <TimeGridSkeleton />;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, containerType: 'inline-size' }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
        {shortDayLabel(date)} — pick a start time
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 0.75 }}>
        {currentData.slots.map((slot) => (
          <TimeOption
            key={slot.time}
            group={group}
            day={dayLabel(date)}
            slot={slot}
            price={null}
            chosen={slot.time === time}
            onPick={onPick}
          />
        ))}
      </Box>
      <ZoneNote timeZone={currentData.timeZone} day={date} />
    </Box>
  );
}
