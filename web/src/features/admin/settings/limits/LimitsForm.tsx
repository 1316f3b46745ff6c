import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { asProblem } from '#problem.ts';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { grouped } from '#ui/format/numbers.ts';
import { wholeNumber } from '#ui/forms/numbers/number-fields.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { useTypingPause } from '#ui/typing/useTypingPause.ts';
import { type BookingLimitsSettingDto, useBookingLimitsPreviewQuery, useSetBookingLimitsMutation } from '../api.ts';
import { WHO_READS } from '../who-reads.ts';
import { isSame, type Limit, LIMITS, type Limits } from './limits.ts';
import { LimitsPreview } from './LimitsPreview.tsx';

const LABELS: Record<Limit, string> = {
  withOneProvider: 'Most with one provider',
  altogether: 'Most altogether',
  atOnce: 'Most at the same time',
};

interface Props {
  setting: BookingLimitsSettingDto;
  onSaved: () => void;
}

/** Other limits, and why. A field that nobody has touched follows what is stored. Whom the limits would meet is said while they are typed, by the decision itself. */
export function LimitsForm({ setting, onSaved }: Props) {
  const [typed, setTyped] = useState<Partial<Record<Limit, string>>>({});
  const [asked, setAsked] = useState(false);
  const [previewed, setPreviewed] = useState<Limits | null>(null);
  const reason = useReason();
  const [save] = useSetBookingLimitsMutation();
  const { busy, problem, run } = useAction(onSaved);

  const { fewest: least, most, changedAt } = setting;
  const bounds = `Enter a whole number from ${least} to ${grouped(most)}.`;
  const check = wholeNumber({ least, most, outside: bounds });
  const shown = byLimit((limit) => typed[limit] ?? String(setting[limit]));
  const isValid = LIMITS.every((limit) => check(shown[limit]) === undefined);
  const wanted = isValid ? byLimit((limit) => Number(shown[limit])) : null;
  const isChanged = LIMITS.some((limit) => shown[limit].trim() !== String(setting[limit]));
  useTypingPause(Object.values(shown).join(' '), () => setPreviewed(isChanged ? wanted : null));
  const preview = useBookingLimitsPreviewQuery(previewed ?? setting, { skip: !previewed, refetchOnMountOrArgChange: true });
  const isOfNow = isChanged && previewed && wanted && isSame(previewed, wanted);
  const refusal = isOfNow && preview.error ? asProblem(preview.error) : undefined;
  const fields = (problem ? asProblem(problem).fields : undefined) ?? refusal?.fields ?? {};

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isChanged || !reason.check() || !wanted || busy) return;
    void run(async () => {
      await save({ setLimitsDto: { ...wanted, changedAt, reason: reason.written } }).unwrap();
      return ['Limits saved', 'They hold from now on.'];
    });
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} aria-label="Set other limits">
      <Typography variant="h3" component="h3" sx={{ fontSize: '1rem' }}>
        Set other limits
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {LIMITS.map((limit) => {
          const error = check(shown[limit]) ?? fields[limit];
          return (
            <TextField
              key={limit}
              label={LABELS[limit]}
              type="number"
              required
              value={shown[limit]}
              error={error !== undefined}
              helperText={error}
              onChange={({ target }) => setTyped({ ...typed, [limit]: target.value })}
              slotProps={{ htmlInput: { min: least, max: most, step: 1, inputMode: 'numeric' } }}
            />
          );
        })}
      </Box>
      <ReasonField reason={reason} hint={WHO_READS} />
      {isOfNow && preview.currentData && <LimitsPreview preview={preview.currentData} limits={previewed} />}
      {refusal && !refusal.fields && <ProblemAlert problem={refusal} />}
      {problem !== undefined && !asProblem(problem).fields && <ProblemAlert problem={problem} title="Update failed" />}
      {asked && !isChanged && <Typography role="alert">These limits hold already. Change one of them first.</Typography>}
      <div>
        <Button type="submit" variant="contained" loading={busy}>
          Save limits
        </Button>
      </div>
      <UnsavedGuard active={!busy && (isChanged || reason.written !== '')}>
        The limits that you have filled in are not saved yet.
      </UnsavedGuard>
    </Stack>
  );
}

const byLimit = <Value,>(of: (limit: Limit) => Value): Record<Limit, Value> => ({
  withOneProvider: of('withOneProvider'),
  altogether: of('altogether'),
  atOnce: of('atOnce'),
});
