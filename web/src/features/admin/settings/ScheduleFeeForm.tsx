import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { asProblem } from '#problem.ts';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { zoneHere } from '#ui/format/days.ts';
import { momentLabel } from '#ui/format/moment.ts';
import { money } from '#ui/format/money.ts';
import { centsOf, dollars } from '#ui/forms/numbers/number-fields.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { useTypingPause } from '#ui/typing/useTypingPause.ts';
import { WHO_READS } from '../who-reads.ts';
import { type PlatformFeeSettingDto, usePlatformFeePreviewQuery, useSchedulePlatformFeeMutation } from './api.ts';
import { FeePreview } from './FeePreview.tsx';

interface Wanted {
  feeCents: number;
  from: string;
}

/** Another fee, from when on, and why. What it changes is said, and what stands against it, by the decision itself while it is typed. */
export function ScheduleFeeForm({ setting: { mostCents } }: { setting: PlatformFeeSettingDto }) {
  const [fee, setFee] = useState('');
  const [when, setWhen] = useState('');
  const [asked, setAsked] = useState(false);
  const [previewed, setPreviewed] = useState<Wanted | null>(null);
  const reason = useReason();
  const [schedule] = useSchedulePlatformFeeMutation();
  const { busy, problem, run } = useAction(() => undefined);

  const feeError = checkFee(fee, mostCents);
  const wanted = feeError || !when ? null : { feeCents: centsOf(fee), from: new Date(when).toISOString() };
  useTypingPause(`${fee} ${when}`, () => setPreviewed(wanted));
  const preview = usePlatformFeePreviewQuery(previewed ?? { feeCents: 0, from: '' }, { skip: !previewed, refetchOnMountOrArgChange: true });
  const isOfNow = previewed && wanted && previewed.feeCents === wanted.feeCents && previewed.from === wanted.from;
  const refusal = isOfNow && preview.error ? asProblem(preview.error) : undefined;
  const fields = (problem ? asProblem(problem).fields : undefined) ?? refusal?.fields ?? {};
  const errors = {
    fee: (asked || fee ? feeError : undefined) ?? fields['feeCents'],
    when: asked && !when ? 'Choose a date and a time.' : fields['from'],
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!reason.check() || !wanted || busy) return;
    void run(async () => {
      await schedule({ scheduleFeeDto: { ...wanted, reason: reason.written } }).unwrap();
      return ['Fee scheduled', `It is ${money(wanted.feeCents)} from ${momentLabel(wanted.from)}.`];
    });
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} aria-label="Schedule another fee">
      <Typography variant="h3" component="h3" sx={{ fontSize: '1rem' }}>
        Schedule another fee
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' } }}>
        <TextField
          label="New fee"
          type="number"
          required
          value={fee}
          error={errors.fee !== undefined}
          helperText={errors.fee ?? `Up to ${money(mostCents)}`}
          onChange={({ target }) => setFee(target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { min: 0, max: mostCents / 100, step: 0.01, inputMode: 'decimal' },
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          }}
        />
        <TextField
          label="From"
          type="datetime-local"
          required
          value={when}
          error={errors.when !== undefined}
          helperText={errors.when ?? `At least an hour ahead. Your clocks: ${zoneHere()}`}
          onChange={({ target }) => setWhen(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      <ReasonField reason={reason} hint={WHO_READS} />
      {isOfNow && preview.currentData && <FeePreview preview={preview.currentData} from={previewed.from} />}
      {refusal && !refusal.fields && <ProblemAlert problem={refusal} />}
      {problem !== undefined && !asProblem(problem).fields && <ProblemAlert problem={problem} title="Update failed" />}
      <div>
        <Button type="submit" variant="contained" loading={busy}>
          Schedule
        </Button>
      </div>
      <UnsavedGuard active={!busy && (fee !== '' || when !== '' || reason.written !== '')}>
        The fee that you have filled in is not scheduled yet.
      </UnsavedGuard>
    </Stack>
  );
}

function checkFee(typed: string, mostCents: number): string | undefined {
  const tooMuch = `The fee can be up to ${money(mostCents)}.`;
  return dollars({ missing: 'Enter the fee', negative: tooMuch, mostCents, tooMuch })(typed);
}
