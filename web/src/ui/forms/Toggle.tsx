import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

/** MUI's switch, with a border that can be seen when it is off. */
export const Toggle = styled(Switch)(({ theme }) => ({
  flexShrink: 0,
  width: 44,
  height: 26,
  padding: 0,
  overflow: 'visible',
  '& .MuiSwitch-switchBase': { padding: 3, color: theme.vars.palette.background.paper },
  '& .MuiSwitch-switchBase.Mui-checked': { transform: 'translateX(18px)', color: theme.vars.palette.background.paper },
  '& .MuiSwitch-thumb': { width: 20, height: 20, boxShadow: 'none' },
  '& .MuiSwitch-track': { borderRadius: 13, opacity: 1, backgroundColor: theme.vars.palette.outline.main },
  '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
  '&:focus-within:has(:focus-visible) .MuiSwitch-track': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
