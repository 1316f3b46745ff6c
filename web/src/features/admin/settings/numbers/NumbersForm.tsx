import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { asProblem } from '#problem.ts';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { WHO_READS } from '../../who-reads.ts';
import type { Numbers } from './useNumbers.ts';

interface Props<Field extends string> {
  title: string;
  numbers: Numbers<Field>;
  labels: Readonly<Record<Field, string>>;
  least: number;
  most: number;
  /** "limits": what is set. */
  what: string;
  /** What it would change, as far as it was said for what stands in the fields. */
  preview: ReactNode;
  /** Why that is refused. */
  refused: unknown;
  /** Answers what is told once it is saved. */
  save: (wanted: Record<Field, number>, reason: string) => Promise<[string, string]>;
  onSaved: () => void;
}

/** Other numbers, and why. What they would change is said while they are typed, by the decision itself. */
export function NumbersForm<Field extends string>({
  title,
  numbers,
  labels,
  least,
  most,
  what,
  preview,
  refused,
  save,
  onSaved,
}: Props<Field>) {
  const [asked, setAsked] = useState(false);
  const reason = useReason();
  const { busy, problem, run } = useAction(onSaved);
  const { shown, write, check, wanted, isChanged } = numbers;
  const fields = Object.keys(labels) as Field[];
  const refusal = refused ? asProblem(refused) : undefined;
  const wrong = (problem ? asProblem(problem).fields : undefined) ?? refusal?.fields ?? {};

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isChanged || !reason.check() || !wanted || busy) return;
    void run(() => save(wanted, reason.written));
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} aria-label={title}>
      <Typography variant="h3" component="h3" sx={{ fontSize: '1rem' }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${fields.length}, minmax(0, 1fr))` },
        }}
      >
        {fields.map((field) => {
          const error = check(shown[field]) ?? wrong[field];
          return (
            <TextField
              key={field}
              label={labels[field]}
              type="number"
              required
              value={shown[field]}
              error={error !== undefined}
              helperText={error}
              onChange={({ target }) => write(field, target.value)}
              slotProps={{ htmlInput: { min: least, max: most, step: 1, inputMode: 'numeric' } }}
            />
          );
        })}
      </Box>
      <ReasonField reason={reason} hint={WHO_READS} />
      {preview}
      {refusal && !refusal.fields && <ProblemAlert problem={refusal} />}
      {problem !== undefined && !asProblem(problem).fields && <ProblemAlert problem={problem} title="Update failed" />}
      {asked && !isChanged && <Typography role="alert">These {what} hold already. Change one of them first.</Typography>}
      <div>
        <Button type="submit" variant="contained" loading={busy}>
          Save {what}
        </Button>
      </div>
      <UnsavedGuard active={!busy && (isChanged || reason.written !== '')}>
        {`The ${what} that you have filled in are not saved yet.`}
      </UnsavedGuard>
    </Stack>
  );
}
