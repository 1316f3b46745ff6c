import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { CalendarHourDto } from '#api/generated.ts';
import { hourLabel } from '#shared/slots/slot-words.ts';
import { busyColor, closedStyle } from '../grid/looks.tsx';
import { WEEK_AS_LIST } from '../grid/narrow.ts';
import { closedIn, type Span } from '../grid/open-hours.ts';

interface Props {
  hours: readonly CalendarHourDto[];
  open: readonly Span[];
  shown: Span;
}

const NOTHING = { taken: 0, lanes: 1 };

/** How full each hour is: below each other beside the hours of the week, or beside each other where a day has the whole width. */
export function HourBars({ hours, open, shown }: Props) {
  const closed = closedIn(shown, open);
  return (
    <Bars aria-hidden>
      {Array.from({ length: shown.to - shown.from }, (_, index) => shown.from + index).map((hour) => {
        const { taken, lanes } = hours.find((each) => each.hour === hour) ?? NOTHING;
        const isClosed = closed.some(({ from, to }) => from <= hour && hour < to);
        const share = taken / lanes;
        return (
          <Hour key={hour} data-closed={isClosed || undefined} data-full={share === 1 || undefined} data-label={hourLabel(`${hour}:00`)}>
            <i data-surface style={{ '--share': share } as CSSProperties} />
            {taken > 0 && (
              <span>
                {taken} of {lanes}
              </span>
            )}
          </Hour>
        );
      })}
    </Bars>
  );
}

const Bars = styled('span')({
  display: 'block',
  [WEEK_AS_LIST]: { display: 'flex', gap: 2, paddingBottom: 18 },
});

const Hour = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  boxSizing: 'border-box',
  height: 'var(--hour)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.75rem',
  fontVariantNumeric: 'tabular-nums',
  '&[data-closed]': { background: closedStyle(theme) },
  '& i': {
    position: 'absolute',
    insetBlock: 2,
    left: 2,
    width: 'calc(var(--share) * (100% - 4px))',
    borderRadius: 4,
    backgroundColor: busyColor(theme, 38),
  },
  // Words on lines are hard to read.
  '&[data-closed]:not([data-full]) span': {
    paddingRight: 4,
    borderRadius: 4,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 75%, transparent)`,
  },
  '&[data-full] i': { backgroundColor: theme.vars.palette.primary.main },
  '& span': { position: 'relative', paddingLeft: 8, lineHeight: 'calc(var(--hour) - 1px)' },
  '&[data-full] span': { color: theme.vars.palette.primary.contrastText },
  [WEEK_AS_LIST]: {
    flex: '1 1 0',
    minWidth: 0,
    height: 36,
    borderTop: 0,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.divider,
    '& i': { inset: 'auto 0 0', width: 'auto', height: 'calc(var(--share) * 100%)', backgroundColor: busyColor(theme, 70) },
    '& span': { display: 'none' },
    // Each third hour is named: for all there is no room.
    '&:nth-of-type(3n + 1)::after': {
      content: 'attr(data-label)',
      position: 'absolute',
      top: '100%',
      left: 0,
      paddingTop: 2,
      color: theme.vars.palette.text.secondary,
      fontSize: '.6875rem',
      whiteSpace: 'nowrap',
    },
  },
}));
