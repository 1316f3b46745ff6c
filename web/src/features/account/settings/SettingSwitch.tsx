import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Toggle } from '../../../ui/Toggle.tsx';

interface Props {
  label: string;
  does: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** One choice, its name and its consequence. */
export function SettingSwitch({ label, does, checked, onChange }: Props) {
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', py: 1.25 }}>
      <div>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 600, cursor: 'pointer' }}>
          {label}
        </Typography>
        <Typography id={`${id}-does`} variant="body2" color="textSecondary">
          {does}
        </Typography>
      </div>
      <Toggle
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-does` } }}
      />
    </Box>
  );
}
