import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId } from 'react';
import type { WorkingHoursDto } from '#api/generated.ts';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { todayIn } from '#ui/format/days.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { ConflictList } from '../conflicts/ConflictList.tsx';
import { DayHours } from '../hours/DayHours.tsx';
import { USUAL } from '../hours/intervals.ts';
import { rowWords } from './calendar.ts';
import type { DaysInRow } from './rows-of-days.ts';
import { useDay } from './useDay.ts';

interface Props {
  /** Undefined for others. */
  days: DaysInRow | undefined;
  hours: WorkingHoursDto;
  onClose: () => void;
}

const LONGEST_NOTE = 200;

/** Days that are closed, or open at other hours than their weekdays. */
export function DayDialog({ days, hours, onClose }: Props) {
  const id = useId();
  const { fields, change, save, saving, wrong, conflicts, problem } = useDay(days, hours, onClose);
  const several = Boolean(fields.until) && fields.until !== fields.date;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) void save();
  };

  return (
    <FieldDialog open onClose={saving ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {days ? rowWords(days) : 'Add a holiday or exception'}
      </DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ pt: 1 }}>
          <Stack spacing={2}>
            {!days && (
              <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
                <TextField
                  label="Date"
                  type="date"
                  required
                  autoFocus
                  value={fields.date}
                  error={wrong.date !== undefined}
                  helperText={wrong.date}
                  onChange={({ target }) => change({ date: target.value })}
                  slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: todayIn(hours.timeZone) } }}
                />
                <TextField
                  label="Last day"
                  type="date"
                  value={fields.until}
                  error={wrong.until !== undefined}
                  helperText={wrong.until ?? 'Where it is more than one day'}
                  onChange={({ target }) => change({ until: target.value })}
                  slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: fields.date || todayIn(hours.timeZone) } }}
                />
              </Box>
            )}
            <RadioGroup
              aria-label={several ? 'Hours of these days' : 'Hours of this day'}
              value={fields.hours.length === 0 ? 'closed' : 'open'}
              onChange={(_, choice) => change({ hours: choice === 'closed' ? [] : [USUAL] })}
            >
              <FormControlLabel value="closed" control={<Radio />} label="Closed all day" />
              <FormControlLabel value="open" control={<Radio />} label="Open at other hours" />
            </RadioGroup>
            {fields.hours.length > 0 && (
              <DayHours day={several ? 'Each day' : 'This day'} hours={fields.hours} onChange={(chosen) => change({ hours: chosen })} />
            )}
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
            {problem !== undefined && (
              <ProblemAlert problem={problem} title={several ? 'The days were not saved.' : 'The day was not saved.'} />
            )}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} disabled={saving}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" aria-disabled={saving}>
            {saving ? 'Saving...' : conflicts.length > 0 ? 'Save anyway' : several ? 'Save days' : 'Save day'}
          </Button>
        </DialogActions>
      </form>
    </FieldDialog>
  );
}
