import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import type { MenuEntry } from './menu-entries.ts';

// Most visits open no menu: what draws one is fetched when a button is first pointed at.
const load = () => import('./MenuPopup.tsx');
const MenuPopup = onDemand(async () => (await load()).MenuPopup);
// Where that fails, the press tries again, and says so.
const ahead = () => void load().catch(() => undefined);

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
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opens = {
    id: `${id}-button`,
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? `${id}-menu` : undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    onPointerEnter: ahead,
    onFocus: ahead,
  };
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
      {anchor && <MenuPopup id={id} anchor={anchor} entries={entries} onClose={() => setAnchor(null)} />}
    </>
  );
}
