import { useColorScheme } from '@mui/material/styles';
import Contrast from 'virtual:icon/baseline-contrast';
import DarkMode from 'virtual:icon/outline-dark-mode';
import LightMode from 'virtual:icon/outline-wb-sunny';

const SCHEMES = [
  { mode: 'light', label: 'Light', icon: <LightMode fontSize="small" /> },
  { mode: 'dark', label: 'Dark', icon: <DarkMode fontSize="small" /> },
  { mode: 'system', label: 'System', icon: <Contrast fontSize="small" /> },
] as const;

/** The colour schemes to choose from, and the one that is chosen. */
export function useSchemes() {
  const { mode, setMode } = useColorScheme();
  const chosen = SCHEMES.find((scheme) => scheme.mode === mode) ?? SCHEMES[2];
  const entries = SCHEMES.map((scheme) => ({
    label: scheme.label,
    icon: scheme.icon,
    checked: scheme === chosen,
    onChosen: () => setMode(scheme.mode),
  }));
  return { chosen, entries };
}
