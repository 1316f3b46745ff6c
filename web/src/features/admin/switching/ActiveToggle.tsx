import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Toggle } from '#ui/forms/Toggle.tsx';

interface Props {
  /** Of what is switched. */
  name: string;
  active: boolean;
  onTurn: (on: boolean) => void;
}

export function ActiveToggle({ name, active, onTurn }: Props) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip
        size="small"
        variant={active ? 'status' : 'outlined'}
        color={active ? 'success' : 'default'}
        label={active ? 'Active' : 'Inactive'}
      />
      <Toggle
        checked={active}
        onChange={({ target }) => onTurn(target.checked)}
        slotProps={{ input: { role: 'switch', 'aria-label': `${name} is active` } }}
      />
    </Stack>
  );
}
