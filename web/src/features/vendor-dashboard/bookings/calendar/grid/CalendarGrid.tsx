import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { WorkingHoursDto } from '#api/generated.ts';
import { keysOf } from '#ui/keys/page-keys.ts';
import type { CalendarView } from '../calendar-choice.ts';
import type { Block } from './blocks.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { moveFocus } from './move-focus.ts';
import { Room, WEEK_AS_LIST } from './narrow.ts';
import { noteOn, openOn, shownHours } from './open-hours.ts';
import { Scale } from './Scale.tsx';

interface Props {
  view: CalendarView;
  days: readonly string[];
  today: string;
  hours: WorkingHoursDto;
  blocks: readonly Block[];
}

/** The days beside each other, over the hours of the day. */
export function CalendarGrid({ view, days, today, hours, blocks }: Props) {
  const shown = shownHours(
    days.flatMap((day) => openOn(day, hours)),
    blocks,
  );
  return (
    <Room>
      <Sheet
        data-view={view}
        style={{ '--days': days.length, '--hours': shown.to - shown.from } as CSSProperties}
        onKeyDown={moveFocus}
        {...keysOf('calendar')}
      >
        <Scale shown={shown} />
        {days.map((day) => (
          <CalendarDay
            key={day}
            day={day}
            view={view}
            isToday={day === today}
            shown={shown}
            open={openOn(day, hours)}
            note={noteOn(day, hours)}
            blocks={blocks.filter((block) => block.day === day)}
          />
        ))}
      </Sheet>
    </Room>
  );
}

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
