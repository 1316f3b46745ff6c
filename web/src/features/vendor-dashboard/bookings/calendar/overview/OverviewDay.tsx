import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CalendarDayDto } from '#api/generated.ts';
import { counted } from '#ui/format/labels.ts';
import { calendarHref } from '../calendar-choice.ts';
import { dayNumber, weekdayLabel } from '../calendar-words.ts';
import { STUCK, WEEK_AS_LIST } from '../grid/narrow.ts';
import type { Span } from '../grid/open-hours.ts';
import { roomWords } from './fullness.ts';
import { HourBars } from './HourBars.tsx';
import { busyWords, dayWords, unsettledWords } from './overview-words.ts';

interface Props {
  day: CalendarDayDto;
  isToday: boolean;
  shown: Span;
}

/** One day of many jobs: how many, how much room is left, and when it is busy. All of it leads to the day. */
export function OverviewDay({ day, isToday, shown }: Props) {
  const id = useId();
  const busy = busyWords(day);
  const room = roomWords(day.freeHours);
  const isClosed = day.open.length === 0;
  return (
    <li data-day={day.date}>
      <Whole
        to={calendarHref('day', day.date)}
        aria-label={dayWords(day, isToday)}
        aria-describedby={busy ? id : undefined}
        aria-current={isToday ? 'date' : undefined}
      >
        <Head>
          <span data-name>
            {weekdayLabel(day.date)} <b>{dayNumber(day.date)}</b>
          </span>
          {day.jobs > 0 ? <strong>{counted(day.jobs, 'job')}</strong> : !isClosed && <span>Nothing booked</span>}
          {room && <span data-room={room.seen === 'Full' ? 'full' : ''}>{room.seen}</span>}
          {isClosed && <span>Closed</span>}
          <small>{unsettledWords(day)}</small>
          {day.note && <small title={day.note}>{day.note}</small>}
        </Head>
        <HourBars hours={day.hours} open={day.open} shown={shown} />
      </Whole>
      <span id={id} hidden>
        {busy}
      </span>
    </li>
  );
}

const Whole = styled(Link)(({ theme }) => ({
  display: 'block',
  height: '100%',
  boxSizing: 'border-box',
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:hover [data-name]': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current] [data-name]': { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
  '&[aria-current] b': { color: 'inherit' },
  [WEEK_AS_LIST]: {
    borderLeft: 0,
    borderTop: `1px dashed ${theme.vars.palette.divider}`,
    paddingBottom: 12,
    'li:first-of-type > &': { borderTop: 0 },
  },
}));

const oneLine = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Head = styled('span')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 2,
  boxSizing: 'border-box',
  height: 'var(--head)',
  paddingInline: 4,
  fontSize: '.8125rem',
  textAlign: 'center',
  '& [data-name]': {
    display: 'flex',
    gap: 6,
    alignItems: 'baseline',
    marginBottom: 2,
    padding: '6px 10px',
    borderRadius: 8,
    color: theme.vars.palette.text.secondary,
  },
  '& b': { fontSize: '1.125rem', color: theme.vars.palette.text.primary, fontVariantNumeric: 'tabular-nums' },
  '& strong': { fontSize: '.9375rem' },
  '& [data-room]': { color: theme.vars.palette.success.main, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& [data-room="full"]': { color: theme.vars.palette.warning.main },
  '& small': { ...oneLine, color: theme.vars.palette.text.secondary, fontSize: '.75rem' },
  '& small:empty': { display: 'none' },
  [WEEK_AS_LIST]: {
    ...STUCK,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 10,
    alignItems: 'baseline',
    height: 'auto',
    padding: '8px 0 4px',
    backgroundColor: theme.vars.palette.background.paper,
    '& [data-name]': { minWidth: '3.75rem', boxSizing: 'border-box', margin: 0, padding: '4px 8px' },
    // The day lines up with its hours.
    'a:not([aria-current]) > & [data-name]': { marginLeft: -8 },
  },
}));
