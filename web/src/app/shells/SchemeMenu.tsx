import Contrast from '@mui/icons-material/Contrast';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
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
  const entries = SCHEMES.map((scheme) => ({
    label: scheme.label,
    icon: scheme.icon,
    checked: scheme === chosen,
    onChosen: () => setMode(scheme.mode),
  }));
  return <MenuButton label={`Color scheme: ${chosen.label}`} icon={chosen.icon} entries={entries} iconOnly />;
}
