import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { type CSSProperties, useId } from 'react';
import type { WorkingHoursDto } from '#api/generated.ts';
import { keysOf } from '#ui/keys/page-keys.ts';
import { SmallMuted } from '#ui/page/text.ts';
import type { Block } from '../grid/blocks.ts';
import { DayName } from '../grid/DayName.tsx';
import { moveFocus } from '../grid/move-focus.ts';
import { noteOn, openOn, shownHours } from '../grid/open-hours.ts';
import { Scale } from '../grid/Scale.tsx';
import { LaneColumn } from './LaneColumn.tsx';
import { lanesShown } from './lanes.ts';

interface Props {
  day: string;
  isToday: boolean;
  hours: WorkingHoursDto;
  /** Of this day. */
  blocks: readonly Block[];
}

/** A day of a provider who does several jobs at the same time: each lane has a column, and a head that stays in sight. */
export function LaneDay({ day, isToday, hours, blocks }: Props) {
  const id = useId();
  const open = openOn(day, hours);
  const shown = shownHours(open, blocks);
  const lanes = lanesShown(hours.lanes, blocks);
  return (
    <Sheet data-view="day">
      <section data-day={day} aria-labelledby={id}>
        <DayName id={id} day={day} isToday={isToday} closed={open.length === 0} note={noteOn(day, hours)} entries={blocks.length} />
        {blocks.length === 0 && open.length > 0 && <Nothing aria-hidden>Nothing booked</Nothing>}
        {/* Of many lanes not all are in sight, and where nothing is booked only this can be moved to. */}
        <Lanes
          tabIndex={0}
          role="group"
          aria-label="Lanes"
          style={{ '--lanes': lanes.length, '--hours': shown.to - shown.from } as CSSProperties}
          onKeyDown={moveFocus}
          {...keysOf('calendar')}
        >
          <Side>
            <Scale shown={shown} />
          </Side>
          {lanes.map((lane) => (
            <LaneColumn
              key={lane ?? 'none'}
              lane={lane}
              day={day}
              shown={shown}
              open={open}
              blocks={blocks.filter((block) => block.lane === lane)}
            />
          ))}
        </Lanes>
      </section>
    </Sheet>
  );
}

const Sheet = styled(Paper)({ '--head': 'auto', padding: '8px 0 0', overflow: 'hidden' });

const Nothing = styled(SmallMuted)({ textAlign: 'center' });

/** As high as there is room below the page's header and above the legend: otherwise the names of the lanes would be out of sight where the work is. */
const Lanes = styled('div')(({ theme }) => ({
  '--hour': '60px',
  '--head': '58px',
  display: 'grid',
  gridTemplateColumns: '3.25rem repeat(var(--lanes), minmax(6.75rem, 1fr))',
  maxHeight: 'max(22rem, calc(100dvh - 194px))',
  marginTop: 8,
  paddingBottom: 12,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Whatever the focus goes to is beside the hours and below the names.
  scrollPadding: 'var(--head) 8px 8px 3.5rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:focus-visible': { outlineOffset: -3 },
}));

const Side = styled('div')(({ theme }) => ({
  position: 'sticky',
  left: 0,
  zIndex: 3,
  backgroundColor: theme.vars.palette.background.paper,
}));
