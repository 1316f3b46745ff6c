import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Outcome, OutcomeWords } from './outcome-words.ts';

interface Props {
  outcomes: readonly Outcome[];
  words: OutcomeWords;
  chosen: Outcome | null;
  onChoose: (outcome: Outcome) => void;
}

/** One of what the sides have claimed, each with what follows from it. */
export function OutcomeChoice({ outcomes, words, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>Your decision</FormLabel>
      <RadioGroup aria-labelledby={id} value={chosen ?? ''} onChange={(_, value) => onChoose(value as Outcome)} sx={{ mt: 0.5, gap: 1 }}>
        {outcomes.map((outcome) => (
          <FormControlLabel
            key={outcome}
            value={outcome}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', '& .MuiRadio-root': { mt: -0.75 } }}
            label={
              <>
                {words[outcome].label}
                <Typography variant="body2" color="textSecondary">
                  {words[outcome].consequence}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
