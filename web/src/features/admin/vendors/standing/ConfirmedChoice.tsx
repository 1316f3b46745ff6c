import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

const CHOICES = { keep: 'Keep them: the provider comes as agreed', cancel: 'Cancel them: nobody pays' } as const;
export type Confirmed = keyof typeof CHOICES;

interface Props {
  chosen: Confirmed;
  onChoose: (confirmed: Confirmed) => void;
}

/** Confirmed bookings are the administrator's to decide about; requests end in any case. */
export function ConfirmedChoice({ chosen, onChoose }: Props) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>Confirmed bookings</FormLabel>
      <RadioGroup aria-labelledby={id} value={chosen} onChange={(_, value) => onChoose(value as Confirmed)}>
        {(Object.keys(CHOICES) as Confirmed[]).map((choice) => (
          <FormControlLabel key={choice} value={choice} control={<Radio size="small" />} label={CHOICES[choice]} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
