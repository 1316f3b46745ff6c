import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { Parted } from './useFollowedForm.ts';

interface Props {
  parted: Parted;
  /** The labels of the fields, by their names. */
  labels: Readonly<Record<string, string>>;
  sx?: object;
}

const AND = new Intl.ListFormat('en-US');

/** Nothing is overwritten silently: tells of what another window has saved in fields that are being changed here. */
export function ChangedElsewhere({ parted: { names, take }, labels, sx = {} }: Props) {
  if (names.length === 0) return null;
  return (
    <Alert severity="warning" role="alert" sx={sx}>
      <AlertTitle>Changed in another window</AlertTitle>
      {AND.format(names.map((name) => labels[name] ?? name))} {names.length === 1 ? 'has' : 'have'} been saved there with something else.
      What you typed stays here; if you save, it takes the place of theirs.
      <div>
        <Button type="button" color="inherit" size="small" variant="outlined" sx={{ mt: 1 }} onClick={take}>
          Use theirs
        </Button>
      </div>
    </Alert>
  );
}
