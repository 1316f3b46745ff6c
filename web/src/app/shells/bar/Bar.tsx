import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

export interface BarEntry {
  label: string;
  icon: ReactNode;
  href: string;
  /** Other addresses that belong to it: whoever is at one of them is here. */
  around?: readonly string[];
  /** How much there waits for the person's answer. */
  waiting?: number | undefined;
  onPress?: (event: MouseEvent) => void;
}

interface BarProps {
  entries: readonly BarEntry[];
  /** What comes after them, as a list item. */
  more?: ReactNode;
  /** Whose bar it is: as long as nobody knows who is there, only what visitors and customers have in common shows, where customers have it. */
  of?: 'visitors' | 'nobody-known';
}

/** Where most people go, at the lower edge of a phone; wider screens have it in the header or beside the page. */
export function Bar({ entries, more, of }: BarProps) {
  const { pathname } = useLocation();
  return (
    <Foot aria-label="Main pages" data-of={of}>
      <ul>
        {entries.map(({ label, icon, href, around = [], waiting = 0, onPress }) => (
          <li key={href}>
            <Link
              to={href}
              aria-label={waiting > 0 ? `${label}, ${waiting} to answer` : undefined}
              aria-current={pathname === href ? 'page' : around.some((start) => pathname.startsWith(start)) || undefined}
              onClick={onPress}
            >
              <span>
                {icon}
                {waiting > 0 && <b>{waiting > 9 ? '9+' : waiting}</b>}
              </span>
              {label}
            </Link>
          </li>
        ))}
        {more}
      </ul>
    </Foot>
  );
}

const Foot = styled('nav')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media print': { display: 'none' },
  // What a page keeps at its foot takes its place.
  'html:has([data-foot-line]) &': { visibility: 'hidden' },
  // On a screen so low it would take the page's room: there it stands at the end.
  '@media (max-height: 479.95px)': { position: 'static', visibility: 'visible !important' },
  '& ul': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' },
  '& :is(a, button)': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    width: '100%',
    minHeight: 60,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    fontSize: '.6875rem',
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: 'none',
    cursor: 'pointer',
    // The ring stays within the bar.
    '&:focus-visible': { outlineOffset: -4, borderRadius: 10 },
    '& > span:first-of-type': { position: 'relative', display: 'flex', padding: '2px 14px', borderRadius: 999 },
    '& b': {
      position: 'absolute',
      top: -2,
      left: 'calc(50% + 4px)',
      minWidth: 18,
      boxSizing: 'border-box',
      padding: '0 4px',
      borderRadius: 9,
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
      lineHeight: '18px',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
    '&[aria-current]': {
      color: theme.vars.palette.text.primary,
      '& > span:first-of-type': { backgroundColor: theme.vars.palette.tape.main, color: theme.vars.palette.tape.ink },
    },
  },
  '[data-session="remembered"] &[data-of="visitors"], &[data-of="nobody-known"]': {
    '& ul': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    '& li:nth-of-type(n + 3)': { visibility: 'hidden' },
  },
}));
