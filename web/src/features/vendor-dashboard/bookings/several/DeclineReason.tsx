import { TextField } from '#ui/forms/TextField.tsx';
import { DECLINE_REASONS } from '../decline-reasons.ts';

interface Props {
  /** Empty: none is said. */
  reason: string;
  disabled: boolean;
  onChoose: (reason: string) => void;
}

/** One of the usual reasons, for all of them. */
export function DeclineReason({ reason, disabled, onChoose }: Props) {
  return (
    <TextField
      select
      label="Reason"
      fullWidth
      value={reason}
      disabled={disabled}
      helperText="Each of these customers reads it in the timeline of their request."
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">None given</option>
      {DECLINE_REASONS.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </TextField>
  );
}
