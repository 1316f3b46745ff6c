import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { hourLabel, timeLabel } from '#shared/slots/slot-words.ts';
import type { Placed } from './blocks.ts';
import { lookOf, LOOKS, lookStyles } from './looks.tsx';
import { useMovableBlock } from './move/useMovableBlock.ts';
import { WEEK_AS_LIST } from './narrow.ts';

interface Props {
  block: Placed;
  /** The first hour of the calendar. */
  firstHour: number;
  href: string;
}

/** A booking on the calendar; opens over it. */
export function CalendarBlock({ block, firstHour, href }: Props) {
  const { booking, time, from, to, column, columns } = block;
  const look = lookOf(block);
  const movable = useMovableBlock(block);
  const place = {
    '--top': from - firstHour,
    '--height': to - from,
    '--left': `${(100 * column) / columns}%`,
    '--width': `${100 / columns}%`,
  } as CSSProperties;
  return (
    <Face
      to={href}
      preventScrollReset
      style={place}
      data-surface
      data-look={look}
      data-block={from}
      data-short={to - from < 1 || undefined}
      aria-label={labelOf(block)}
      {...movable}
    >
      <span>
        {LOOKS[look].icon}
        {hourLabel(time)}
      </span>
      <strong>{booking.service.title}</strong>
      <small>{booking.customer.fullName}</small>
    </Face>
  );
}

/** "9:00 AM, Drain cleaning for Ada Quinn, Confirmed" */
function labelOf(block: Placed): string {
  const { booking, proposed, time } = block;
  const waiting = booking.proposal && !proposed ? ', another time is proposed' : '';
  return `${timeLabel(time)}, ${booking.service.title} for ${booking.customer.fullName}, ${LOOKS[lookOf(block)].label}${waiting}`;
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A lane of a week's day: the time and its icon have just room enough. */
const NARROW = '@container booking (max-width: 80px)';

/** A line has no room for the name as well. */
const SMALL = '@container booking (max-width: 260px)';

const Face = styled(Link)(({ theme }) => ({
  display: 'block',
  container: 'booking / inline-size',
  boxSizing: 'border-box',
  position: 'absolute',
  top: 'calc(var(--top) * var(--hour) + 1px)',
  left: 'var(--left)',
  width: 'calc(var(--width) - 3px)',
  height: 'calc(var(--height) * var(--hour) - 2px)',
  minHeight: 24,
  padding: '3px 6px',
  overflow: 'hidden',
  border: '1px solid',
  borderLeftWidth: 4,
  borderRadius: 6,
  fontSize: '.75rem',
  lineHeight: 1.35,
  textDecoration: 'none',
  ...lookStyles(theme),
  '& > span': { display: 'flex', gap: 4, alignItems: 'center', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& svg': { fontSize: 14 },
  '& > strong, & > small': { display: 'block', fontSize: 'inherit', ...oneLine },
  // Half an hour has room for one line.
  '&[data-short]': { display: 'flex', gap: 6, alignItems: 'center', paddingBlock: 0 },
  [SMALL]: { '&[data-short] > small': { display: 'none' } },
  [NARROW]: { '& > span': { gap: 2, marginInline: '-3px -5px', fontSize: '.6875rem' } },
  '&[data-movable]': { cursor: 'grab' },
  '&[data-moved]': { opacity: 0.5 },
  '&:hover': { zIndex: 1, filter: 'brightness(.97)' },
  '&:focus-visible': { zIndex: 1 },
  [WEEK_AS_LIST]: {
    '[data-view="week"] &': { display: 'block', position: 'static', width: 'auto', height: 'auto', padding: '8px 10px' },
    '[data-view="week"] & > small': { display: 'block' },
  },
}));
