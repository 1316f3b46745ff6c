import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { calendarHref, type CalendarView } from '../calendar-choice.ts';
import type { Block } from './blocks.ts';
import { DayName } from './DayName.tsx';
import { HourColumn } from './HourColumn.tsx';
import { WEEK_AS_LIST } from './narrow.ts';
import type { Span } from './open-hours.ts';

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
      <DayName id={id} day={day} isToday={isToday} closed={closed} note={note} entries={blocks.length} />
      <HourColumn day={day} shown={shown} open={open} blocks={blocks} hrefOf={(booking) => calendarHref(view, day, booking)}>
        {blocks.length === 0 && !closed && <Nothing aria-hidden>Nothing booked</Nothing>}
      </HourColumn>
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

/** A day that stands alone says so, and each of a list of days; beside others an empty day shows it. */
const Nothing = styled('p')(({ theme }) => ({
  display: 'none',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  '[data-view="day"] &': { display: 'block', padding: '20px 12px' },
  [WEEK_AS_LIST]: { '[data-view="week"] &': { display: 'block' } },
}));
