import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import type { MenuEntry } from './menu-entries.ts';

interface Props {
  id: string;
  anchor: HTMLElement;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

export function MenuPopup({ id, anchor, entries, onClose }: Props) {
  return (
    <Menu
      id={`${id}-menu`}
      anchorEl={anchor}
      open
      onClose={onClose}
      // There at once: while it grows, what is under the pointer as it goes down is not what is there as it comes up.
      transitionDuration={0}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ list: { 'aria-labelledby': `${id}-button` }, paper: { sx: { mt: 0.5, minWidth: 180 } } }}
    >
      {entries.map((entry, index) => item(entry, index, onClose))}
    </Menu>
  );
}

/** Not a component of its own: the menu's keyboard reads its direct children. */
function item(entry: MenuEntry, key: number, onClose: () => void) {
  if (entry === 'line') return <Divider key={key} />;
  if ('heading' in entry) {
    return (
      <ListSubheader key={key} role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '32px' }}>
        {entry.heading}
      </ListSubheader>
    );
  }
  const content = (
    <>
      {entry.icon !== undefined && <ListItemIcon>{entry.icon}</ListItemIcon>}
      {entry.label}
    </>
  );
  if ('href' in entry) {
    return (
      <MenuItem key={key} component={Link} to={entry.href} onClick={onClose}>
        {content}
      </MenuItem>
    );
  }
  const choice = entry.checked !== undefined && { role: 'menuitemradio', 'aria-checked': entry.checked, selected: entry.checked };
  return (
    <MenuItem key={key} {...choice} onClick={() => (onClose(), entry.onChosen())}>
      {content}
    </MenuItem>
  );
}
