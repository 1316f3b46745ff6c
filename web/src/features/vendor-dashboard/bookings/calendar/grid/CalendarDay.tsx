import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '#ui/format/labels.ts';
import { HeardTitle } from '#ui/page/text.ts';
import { calendarHref, type CalendarView } from '../calendar-choice.ts';
import { dayNumber, daysLabel, weekdayLabel } from '../calendar-words.ts';
import { type Block, placed } from './blocks.ts';
import { CalendarBlock } from './CalendarBlock.tsx';
import { closedStyle } from './looks.tsx';
import { WEEK_AS_LIST } from './narrow.ts';
import { closedIn, type Span } from './open-hours.ts';

interface Props {
  day: string;
  view: CalendarView;
  isToday: boolean;
  shown: Span;
  /** When the provider works. */
  open: readonly Span[];
  note: string | null;
  blocks: readonly Block[];
}

/** One day: when it is closed, and what is booked. */
export function CalendarDay({ day, view, isToday, shown, open, note, blocks }: Props) {
  const id = useId();
  const closed = open.length === 0;
  return (
    <Column data-day={day} aria-labelledby={id}>
      <Name aria-current={isToday ? 'date' : undefined}>
        <HeardTitle as="h3" id={id}>
          {daysLabel([day])}
          {isToday && ', today'}: {note && `${note}, `}
          {closed && 'closed, '}
          {blocks.length === 0 ? 'nothing booked' : counted(blocks.length, 'entry', 'entries')}
        </HeardTitle>
        <Link to={calendarHref('day', day)} aria-label={`Show ${daysLabel([day])}`}>
          {weekdayLabel(day)} <b>{dayNumber(day)}</b>
        </Link>
        <small aria-hidden title={note ?? undefined}>
          {[closed && 'Closed', note].filter(Boolean).join(': ')}
        </small>
      </Name>
      <Hours>
        {closedIn(shown, open).map((span) => (
          <Closed
            key={span.from}
            style={{ top: `calc(${span.from - shown.from} * var(--hour))`, height: `calc(${span.to - span.from} * var(--hour))` }}
          />
        ))}
        {placed(blocks).map((block) => (
          <CalendarBlock
            key={`${block.booking.id} ${block.proposed}`}
            block={block}
            firstHour={shown.from}
            href={calendarHref(view, day, block.booking.id)}
          />
        ))}
        {blocks.length === 0 && !closed && <Nothing aria-hidden>Nothing booked</Nothing>}
      </Hours>
    </Column>
  );
}

const Column = styled('section')(({ theme }) => ({
  minWidth: 0,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  [WEEK_AS_LIST]: {
    '[data-view="week"] &': { borderLeft: 0, borderTop: `1px dashed ${theme.vars.palette.divider}`, paddingBlock: 8 },
    '[data-view="week"] &:first-of-type': { borderTop: 0 },
  },
}));

const Name = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  height: 'var(--head)',
  '& a': {
    display: 'flex',
    gap: 6,
    alignItems: 'baseline',
    padding: '6px 10px',
    borderRadius: 8,
    color: theme.vars.palette.text.secondary,
    fontSize: '.8125rem',
    textDecoration: 'none',
  },
  '& b': { fontSize: '1.125rem', color: theme.vars.palette.text.primary, fontVariantNumeric: 'tabular-nums' },
  '& a:hover': { textDecoration: 'underline' },
  '&[aria-current="date"] a': { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
  '&[aria-current="date"] b': { color: 'inherit' },
  '& small': {
    maxWidth: '100%',
    paddingInline: 4,
    overflow: 'hidden',
    color: theme.vars.palette.text.secondary,
    fontSize: '.75rem',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '[data-view="day"] & small': { textAlign: 'center', whiteSpace: 'normal' },
  [WEEK_AS_LIST]: {
    '[data-view="week"] &': { display: 'flex', height: 'auto', gap: 8, alignItems: 'center', justifyContent: 'space-between' },
    // The day lines up with what is booked on it.
    '[data-view="week"] & a': { flexShrink: 0 },
    '[data-view="week"] &:not([aria-current]) a': { marginLeft: -10 },
  },
}));

const Hours = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 'calc(var(--hours) * var(--hour))',
  backgroundImage: `repeating-linear-gradient(to bottom, ${theme.vars.palette.divider} 0 1px, transparent 1px var(--hour))`,
  [WEEK_AS_LIST]: {
    '[data-view="week"] &': { display: 'grid', gap: 6, height: 'auto', backgroundImage: 'none' },
  },
}));

const Closed = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  background: closedStyle(theme),
  [WEEK_AS_LIST]: { '[data-view="week"] &': { display: 'none' } },
}));

/** A day that stands alone says so, and each of a list of days; beside others an empty day shows it. */
const Nothing = styled('p')(({ theme }) => ({
  display: 'none',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  '[data-view="day"] &': { display: 'block', padding: '20px 12px' },
  [WEEK_AS_LIST]: { '[data-view="week"] &': { display: 'block' } },
}));
