import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';

interface Props {
  /** The button's words, or its accessible name when it shows only an icon. */
  label: string;
  icon?: ReactNode;
  iconOnly?: boolean;
  endIcon?: ReactNode;
  sx?: ButtonProps['sx'];
  /** The items; `close` is called after one was chosen. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu below itself. */
export function MenuButton({ label, icon, iconOnly = false, endIcon, sx, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const opens = {
    id: `${id}-button`,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor ? true : undefined,
    'aria-controls': anchor ? `${id}-menu` : undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    sx,
  };
  return (
    <>
      {iconOnly ? (
        <IconButton aria-label={label} color="inherit" {...opens}>
          {icon}
        </IconButton>
      ) : (
        <Button color="inherit" startIcon={icon} endIcon={endIcon} {...opens}>
          {label}
        </Button>
      )}
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
