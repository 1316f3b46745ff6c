import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { counted } from '#ui/format/labels.ts';
import { HeardTitle } from '#ui/page/text.ts';
import { calendarHref } from '../calendar-choice.ts';
import { dayNumber, daysLabel, weekdayLabel } from '../calendar-words.ts';
import { STUCK, WEEK_AS_LIST } from './narrow.ts';

interface Props {
  /** Of the heading that names the day's part of the calendar. */
  id: string;
  day: string;
  isToday: boolean;
  closed: boolean;
  note: string | null;
  entries: number;
}

/** Which day it is, and what is said of it as a whole. */
export function DayName({ id, day, isToday, closed, note, entries }: Props) {
  return (
    <Name aria-current={isToday ? 'date' : undefined}>
      <HeardTitle as="h3" id={id}>
        {daysLabel([day])}
        {isToday && ', today'}: {note && `${note}, `}
        {closed && 'closed, '}
        {entries === 0 ? 'nothing booked' : counted(entries, 'entry', 'entries')}
      </HeardTitle>
      <Link to={calendarHref('day', day)} aria-label={`Show ${daysLabel([day])}`}>
        {weekdayLabel(day)} <b>{dayNumber(day)}</b>
      </Link>
      <small aria-hidden title={note ?? undefined}>
        {[closed && 'Closed', note].filter(Boolean).join(': ')}
      </small>
    </Name>
  );
}

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
    '[data-view="week"] &': {
      ...STUCK,
      display: 'flex',
      height: 'auto',
      gap: 8,
      alignItems: 'center',
      justifyContent: 'space-between',
      backgroundColor: theme.vars.palette.background.paper,
    },
    // The day lines up with what is booked on it.
    '[data-view="week"] & a': { flexShrink: 0 },
    '[data-view="week"] &:not([aria-current]) a': { marginLeft: -10 },
  },
}));
