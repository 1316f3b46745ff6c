import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Toggle } from './Toggle.tsx';

interface Props {
  label: string;
  does: string;
  checked: boolean;
  onChange: (on: boolean) => void;
  /** It can't be switched, as `does` says: it keeps its place in the order of the keyboard, so that this is heard there. */
  locked?: boolean | undefined;
  /** 'li' within `SwitchRows`. */
  component?: 'div' | 'li';
}

/** One choice, its name and its consequence. */
export function SwitchRow({ label, does, checked, onChange, locked = false, component = 'div' }: Props) {
  const id = useId();
  return (
    <Box component={component} sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', py: 1.25 }}>
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
        onChange={({ target }) => locked || onChange(target.checked)}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-does`, 'aria-disabled': locked } }}
        sx={{ opacity: locked ? 0.5 : 1 }}
      />
    </Box>
  );
}

/** Choices below each other. */
export const SwitchRows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
