import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import Delete from 'virtual:icon/outline-delete';
import type { BookingConflictDto, WorkingHoursDto } from '#api/generated.ts';
import { IconTooltip } from '#ui/buttons/IconTooltip.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { weekdayOf } from '#ui/format/days.ts';
import { useClearDayHoursMutation } from '../api.ts';
import { ConflictList } from '../conflicts/ConflictList.tsx';
import { useNewConflicts } from '../conflicts/useNewConflicts.ts';
import { hoursLabel } from '../hours/hour-words.ts';
import { rowWords } from './calendar.ts';
import type { DaysInRow } from './rows-of-days.ts';

interface Props {
  days: DaysInRow;
  hours: WorkingHoursDto;
}

/** The days go back to the hours of their weekdays. */
export function RemoveDayButton({ days, hours }: Props) {
  const { date, until } = days;
  const [conflicts, setConflicts] = useState<BookingConflictDto[]>();
  const [clear, { isLoading }] = useClearDayHoursMutation();
  const newConflicts = useNewConflicts();
  const name = rowWords(days);

  const ask = async () => {
    try {
      setConflicts(await newConflicts({ day: { date, until } }));
    } catch (cause) {
      toast.error(`${name} was not removed`, cause);
    }
  };
  const remove = async () => {
    try {
      await clear({ date, until }).unwrap();
      toast.success(until === date ? 'Day removed' : 'Days removed', `${name}: your weekly hours count again.`);
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
        {until === date
          ? `Your weekly hours count again: ${hoursLabel(hours.weeklyHours[weekdayOf(date)] ?? [])}.`
          : 'Your weekly hours count again on each of these days.'}
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
