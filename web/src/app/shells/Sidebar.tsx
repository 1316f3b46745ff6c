import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from './menus.tsx';

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
          <Tooltip title={rail ? label : ''} placement="right">
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
          </Tooltip>
        </ListItem>
      ))}
    </List>
  );
}
