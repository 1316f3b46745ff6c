import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { lazy, type ReactElement, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '../menus/sidebar-entries.tsx';

/** Most see the words beside the icons. */
const Tooltip = lazy(() =>
  import('@mui/material/Tooltip').catch(() => ({ default: ({ children }: { children: ReactElement }) => children })),
);

interface Props {
  entries: readonly MenuEntry[];
  /** Only icons, with the words as tooltips. */
  rail?: boolean;
  onChosen?: () => void;
}

export function Sidebar({ entries, rail = false, onChosen }: Props) {
  const { pathname } = useLocation();
  return (
    <List component="nav" aria-label="Dashboard" sx={{ px: rail ? 0.5 : 1 }}>
      {entries.map(({ label, href, icon }) => (
        <ListItem key={href} component="div" disablePadding sx={{ mb: 0.5 }}>
          <Named label={rail ? label : undefined}>
            <ListItemButton
              href={href}
              aria-label={label}
              aria-current={pathname === href ? 'page' : undefined}
              selected={pathname === href}
              onClick={onChosen}
              sx={{
                borderRadius: '8px',
                minHeight: 40,
                px: rail ? 1 : 1.5,
                '&.Mui-selected': { color: 'primary.dark', bgcolor: 'primary.light' },
              }}
            >
              <ListItemIcon sx={{ minWidth: rail ? 0 : 34, color: 'inherit', '& svg': { fontSize: 20 } }}>{icon}</ListItemIcon>
              {!rail && <ListItemText primary={label} slotProps={{ primary: { sx: { fontSize: '.875rem', fontWeight: 600 } } }} />}
            </ListItemButton>
          </Named>
        </ListItem>
      ))}
    </List>
  );
}

function Named({ label, children }: { label: string | undefined; children: ReactElement }) {
  if (!label) return children;
  return (
    <Suspense fallback={children}>
      <Tooltip title={label} placement="right">
        {children}
      </Tooltip>
    </Suspense>
  );
}
