import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { WorkingHoursDto } from '#api/generated.ts';
import type { CalendarView } from '../calendar-choice.ts';
import { hourLabel } from '../calendar-words.ts';
import type { Block } from './blocks.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { moveFocus } from './move-focus.ts';
import { WEEK_AS_LIST } from './narrow.ts';
import { noteOn, openOn, shownHours } from './open-hours.ts';

interface Props {
  view: CalendarView;
  days: readonly string[];
  today: string;
  hours: WorkingHoursDto;
  blocks: readonly Block[];
}

/** The days beside each other, over the hours of the day. */
export function CalendarGrid({ view, days, today, hours, blocks }: Props) {
  const theirs = blocks.filter(({ day }) => days.includes(day));
  const shown = shownHours(
    days.flatMap((day) => openOn(day, hours)),
    theirs,
  );
  const labels = Array.from({ length: shown.to - shown.from }, (_, index) => shown.from + index);
  return (
    <Room>
      <Sheet data-view={view} style={{ '--days': days.length, '--hours': labels.length } as CSSProperties} onKeyDown={moveFocus}>
        <Scale aria-hidden>
          {labels.map((hour) => (
            <span key={hour}>{hourLabel(`${hour}:00`)}</span>
          ))}
        </Scale>
        {days.map((day) => (
          <CalendarDay
            key={day}
            day={day}
            view={view}
            isToday={day === today}
            shown={shown}
            open={openOn(day, hours)}
            note={noteOn(day, hours)}
            blocks={theirs.filter((block) => block.day === day)}
          />
        ))}
      </Sheet>
    </Room>
  );
}

const Room = styled('div')({ container: 'calendar / inline-size' });

const Sheet = styled(Paper)({
  '--hour': '60px',
  '--head': '64px',
  // Alone, a day has room for two lines of its note.
  '&[data-view="day"]': { '--head': '76px' },
  display: 'grid',
  gridTemplateColumns: '3.25rem repeat(var(--days), minmax(0, 1fr))',
  padding: '8px 8px 12px 0',
  [WEEK_AS_LIST]: { '&[data-view="week"]': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '0 12px 8px' } },
});

const Scale = styled('div')(({ theme }) => ({
  paddingTop: 'var(--head)',
  color: theme.vars.palette.text.secondary,
  fontSize: '.75rem',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'block', height: 'var(--hour)', paddingRight: 8, lineHeight: '1rem', textAlign: 'right', translate: '0 -.5rem' },
  [WEEK_AS_LIST]: { '[data-view="week"] &': { display: 'none' } },
}));
