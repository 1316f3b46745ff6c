import Contrast from '@mui/icons-material/Contrast';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { MenuButton } from '../../ui/MenuButton.tsx';

const SCHEMES = [
  { mode: 'light', label: 'Light', icon: <LightMode fontSize="small" /> },
  { mode: 'dark', label: 'Dark', icon: <DarkMode fontSize="small" /> },
  { mode: 'system', label: 'System', icon: <Contrast fontSize="small" /> },
] as const;

export function SchemeMenu() {
  const { mode, setMode } = useColorScheme();
  const chosen = SCHEMES.find((scheme) => scheme.mode === mode) ?? SCHEMES[2];
  return (
    <MenuButton label={`Colour scheme: ${chosen.label}`} icon={chosen.icon} iconOnly sx={{ width: 44, height: 44 }}>
      {(close) =>
        SCHEMES.map((scheme) => (
          <MenuItem
            key={scheme.mode}
            role="menuitemradio"
            aria-checked={scheme === chosen}
            selected={scheme === chosen}
            onClick={() => {
              setMode(scheme.mode);
              close();
            }}
          >
            <ListItemIcon>{scheme.icon}</ListItemIcon>
            {scheme.label}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
