import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type Block, placed } from './blocks.ts';
import { CalendarBlock } from './CalendarBlock.tsx';
import { closedStyle } from './looks.tsx';
import { NewTime } from './move/NewTime.tsx';
import { useColumnTarget } from './move/useColumnTarget.ts';
import { WEEK_AS_LIST } from './narrow.ts';
import { closedIn, type Span } from './open-hours.ts';

interface Props {
  day: string;
  /** Whose column it is; left out where one column has all lanes. */
  lane?: number | null;
  shown: Span;
  /** When the provider works. */
  open: readonly Span[];
  blocks: readonly Block[];
  /** Where a booking opens. */
  hrefOf: (bookingId: string) => string;
  /** Said where nothing is booked. */
  children?: ReactNode;
}

/** The hours of a day, or of one lane of it, with what is booked. */
export function HourColumn({ day, lane, shown, open, blocks, hrefOf, children }: Props) {
  const { over, drop } = useColumnTarget({ day, lane, shown });
  return (
    <Hours data-column {...drop}>
      {closedIn(shown, open).map((span) => (
        <Closed
          key={span.from}
          style={{ top: `calc(${span.from - shown.from} * var(--hour))`, height: `calc(${span.to - span.from} * var(--hour))` }}
        />
      ))}
      {placed(blocks).map((block) => (
        <CalendarBlock key={`${block.booking.id} ${block.proposed}`} block={block} firstHour={shown.from} href={hrefOf(block.booking.id)} />
      ))}
      {over && <NewTime target={over.target} durationMinutes={over.booking.durationMinutes} firstHour={shown.from} />}
      {children}
    </Hours>
  );
}

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
