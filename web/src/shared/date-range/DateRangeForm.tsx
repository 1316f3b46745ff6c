import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { badgeLook } from '#ui/buttons/badge-look.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { type DateRange, usualRanges } from './date-range.ts';

interface Props {
  initial: DateRange;
  /** yyyy-MM-dd, where the provider works. */
  today: string;
  /** What choosing does, as a verb. */
  submitLabel: string;
  busy?: boolean;
  onChosen: (range: DateRange) => void;
}

/** Two dates, or one of the usual ranges, which fills them in. */
export function DateRangeForm({ initial, today, submitLabel, busy, onChosen }: Props) {
  const [range, setRange] = useState(initial);
  const backwards = range.from !== '' && range.to !== '' && range.from > range.to;
  const incomplete = range.from === '' || range.to === '';

  function choose(event: FormEvent) {
    event.preventDefault();
    if (!backwards && !incomplete) onChosen(range);
  }

  return (
    <Stack component="form" spacing={2} noValidate onSubmit={choose}>
      <Stack direction="row" role="group" aria-label="Usual ranges" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {usualRanges(today).map(({ label, range: usual }) => {
          const chosen = usual.from === range.from && usual.to === range.to;
          return <Chip key={label} label={label} {...badgeLook(chosen)} aria-pressed={chosen} onClick={() => setRange(usual)} />;
        })}
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <DateField label="From" value={range.from} onChange={(from) => setRange({ ...range, from })} />
        <DateField
          label="To"
          value={range.to}
          problem={backwards ? 'The last day comes before the first.' : undefined}
          onChange={(to) => setRange({ ...range, to })}
        />
      </Box>
      <Button type="submit" variant="contained" size="small" loading={busy} disabled={backwards || incomplete} sx={{ alignSelf: 'end' }}>
        {submitLabel}
      </Button>
    </Stack>
  );
}

interface DateFieldProps {
  label: string;
  value: string;
  problem?: string;
  onChange: (date: string) => void;
}

function DateField({ label, value, problem, onChange }: DateFieldProps) {
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      error={problem !== undefined}
      helperText={problem}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
