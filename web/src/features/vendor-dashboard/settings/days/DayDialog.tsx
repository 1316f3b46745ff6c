import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId } from 'react';
import type { DayExceptionDto, WorkingHoursDto } from '#api/generated.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { ConflictList } from '../conflicts/ConflictList.tsx';
import { DayHours } from '../hours/DayHours.tsx';
import { USUAL } from '../hours/intervals.ts';
import { dateWords, todayIn } from './calendar.ts';
import { useDay } from './useDay.ts';

interface Props {
  /** Undefined for another one. */
  day: DayExceptionDto | undefined;
  hours: WorkingHoursDto;
  onClose: () => void;
}

const LONGEST_NOTE = 200;

/** A day that is closed, or open at other hours than its weekday. */
export function DayDialog({ day, hours, onClose }: Props) {
  const id = useId();
  const { fields, change, save, saving, wrongDate, conflicts, problem } = useDay(day, hours, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) void save();
  };

  return (
    <Dialog open onClose={saving ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {day ? dateWords(day.date) : 'Add a holiday or exception'}
      </DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ pt: 1 }}>
          <Stack spacing={2}>
            {!day && (
              <TextField
                label="Date"
                type="date"
                required
                autoFocus
                fullWidth
                value={fields.date}
                error={wrongDate !== undefined}
                helperText={wrongDate}
                onChange={({ target }) => change({ date: target.value })}
                slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: todayIn(hours.timeZone) } }}
              />
            )}
            <RadioGroup
              aria-label="Hours of this day"
              value={fields.hours.length === 0 ? 'closed' : 'open'}
              onChange={(_, choice) => change({ hours: choice === 'closed' ? [] : [USUAL] })}
            >
              <FormControlLabel value="closed" control={<Radio />} label="Closed all day" />
              <FormControlLabel value="open" control={<Radio />} label="Open at other hours" />
            </RadioGroup>
            {fields.hours.length > 0 && <DayHours day="This day" hours={fields.hours} onChange={(chosen) => change({ hours: chosen })} />}
            <TextField
              label="Note"
              fullWidth
              value={fields.note}
              helperText="Only you see it: “Thanksgiving”"
              onChange={({ target }) => change({ note: target.value })}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: LONGEST_NOTE } }}
            />
            {conflicts.length > 0 && (
              <Notice role="alert">
                <p>These bookings lie outside of these hours. They stay as agreed.</p>
                <ConflictList conflicts={conflicts} />
              </Notice>
            )}
            {problem !== undefined && <ProblemAlert problem={problem} title="The day was not saved." />}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} disabled={saving}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" aria-disabled={saving}>
            {saving ? 'Saving...' : conflicts.length > 0 ? 'Save anyway' : 'Save day'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
