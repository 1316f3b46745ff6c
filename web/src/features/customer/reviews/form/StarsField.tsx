import FormHelperText from '@mui/material/FormHelperText';
import MuiRating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import Star from 'virtual:icon/baseline-star';
import { counted } from '#ui/format/labels.ts';

interface Props {
  value: number | null;
  missing: boolean;
  onChange: (stars: number) => void;
}

const MEANINGS = ['Poor', 'Could be better', 'All right', 'Good', 'Excellent'];

/** One to five stars; below them, what the chosen number means. */
export function StarsField({ value, missing, onChange }: Props) {
  const id = useId();
  const [pointed, setPointed] = useState(-1);
  const shown = pointed > 0 ? pointed : value;
  return (
    <div>
      <Typography id={`${id}-label`} sx={{ fontWeight: 600 }}>
        Your rating
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Choice
          name={id}
          value={value}
          size="large"
          aria-labelledby={`${id}-label`}
          aria-describedby={missing ? `${id}-missing` : undefined}
          getLabelText={(stars) => `${counted(stars, 'star')}: ${MEANINGS[stars - 1]}`}
          icon={<Star fontSize="inherit" />}
          emptyIcon={<Star fontSize="inherit" />}
          onChange={(_event, stars) => stars !== null && onChange(stars)}
          onChangeActive={(_event, stars) => setPointed(stars)}
        />
        <Typography aria-hidden color="textSecondary">
          {shown ? MEANINGS[shown - 1] : !missing && 'Choose one to five stars'}
        </Typography>
      </Stack>
      {missing && (
        <FormHelperText id={`${id}-missing`} error role="alert">
          Give one to five stars
        </FormHelperText>
      )}
    </div>
  );
}

/** Yellow alone would be too faint on paper: ink draws the edge of each star. */
const Choice = styled(MuiRating)(({ theme }) => ({
  fontSize: '2.5rem',
  '& .MuiRating-icon svg': {
    stroke: theme.vars.palette.text.secondary,
    strokeWidth: 0.9,
    paintOrder: 'stroke',
    overflow: 'visible',
    padding: 2,
  },
  '& .MuiRating-iconFilled': { color: theme.vars.palette.tape.main },
  '& .MuiRating-iconEmpty': { color: 'transparent' },
  '& .MuiRating-iconFocus': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2, borderRadius: 6 },
}));
