import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import Delete from 'virtual:icon/outline-delete';
import type { BookingConflictDto, DayExceptionDto, WorkingHoursDto } from '#api/generated.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { IconTooltip } from '../../IconTooltip.tsx';
import { useClearDayHoursMutation } from '../api.ts';
import { ConflictList } from '../conflicts/ConflictList.tsx';
import { useNewConflicts } from '../conflicts/useNewConflicts.ts';
import { hoursLabel } from '../hours/hour-words.ts';
import { dateWords, weekdayOf } from './calendar.ts';

interface Props {
  day: DayExceptionDto;
  hours: WorkingHoursDto;
}

/** The day goes back to the hours of its weekday. */
export function RemoveDayButton({ day: { date }, hours }: Props) {
  const [conflicts, setConflicts] = useState<BookingConflictDto[]>();
  const [clear, { isLoading }] = useClearDayHoursMutation();
  const newConflicts = useNewConflicts();
  const usual = hours.weeklyHours[weekdayOf(date)] ?? [];
  const name = dateWords(date);

  const ask = async () => {
    try {
      setConflicts(await newConflicts({ day: { date, hours: usual } }));
    } catch (cause) {
      toast.error(`${name} was not removed`, cause);
    }
  };
  const remove = async () => {
    try {
      await clear({ date }).unwrap();
      toast.success('Day removed', `${name} has your usual hours again.`);
    } catch (cause) {
      toast.error(`${name} was not removed`, cause);
    }
    setConflicts(undefined);
  };

  return (
    <>
      <IconTooltip title="Remove">
        <IconButton aria-label={`Remove ${name}`} onClick={() => void ask()}>
          <Delete fontSize="small" />
        </IconButton>
      </IconTooltip>
      <ConfirmDialog
        open={conflicts !== undefined}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        busy={isLoading}
        onConfirm={() => void remove()}
        onClose={() => setConflicts(undefined)}
      >
        Your weekly hours count again: {hoursLabel(usual)}.
        {conflicts && conflicts.length > 0 && (
          <>
            <p>These bookings would lie outside of them. They stay as agreed.</p>
            <ConflictList conflicts={conflicts} />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
