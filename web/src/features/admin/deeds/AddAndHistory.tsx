import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Add from 'virtual:icon/baseline-add';
import History from 'virtual:icon/baseline-history';

interface Props {
  /** What the one button says. */
  add: string;
  onAdd: () => void;
  onHistory: () => void;
}

/** Beside the title of a list. */
export function AddAndHistory({ add, onAdd, onHistory }: Props) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="outlined" startIcon={<History />} onClick={onHistory}>
        History
      </Button>
      <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
        {add}
      </Button>
    </Stack>
  );
}
