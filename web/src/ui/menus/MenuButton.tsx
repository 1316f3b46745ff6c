import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import type { MenuEntry } from './menu-entries.ts';
import { useMenu } from './useMenu.tsx';

interface Props {
  /** The button's words, or its accessible name when it shows only an icon. */
  label: string;
  entries: readonly MenuEntry[];
  icon?: ReactNode;
  iconOnly?: boolean;
  /** Only the icon on narrow screens. */
  compact?: boolean;
  endIcon?: ReactNode;
  sx?: SystemStyleObject<Theme>;
}

const SQUARE: SystemStyleObject<Theme> = { minWidth: 0, width: 44, height: 44, p: 0 };

const COMPACT: SystemStyleObject<Theme> = {
  minWidth: 44,
  px: { xs: 1, md: 2 },
  '& > span': { display: { xs: 'none', md: 'inline' } },
};

/** A button that opens a menu below itself. */
export function MenuButton({ label, entries, icon, iconOnly = false, compact = false, endIcon, sx }: Props) {
  const [opens, menu] = useMenu(entries, label);
  return (
    <>
      {iconOnly ? (
        <Button color="inherit" {...opens} sx={{ ...SQUARE, ...sx }}>
          {icon}
        </Button>
      ) : (
        <Button color="inherit" startIcon={icon} endIcon={endIcon} {...opens} sx={compact ? COMPACT : sx}>
          <span>{label}</span>
        </Button>
      )}
      {menu}
    </>
  );
}
