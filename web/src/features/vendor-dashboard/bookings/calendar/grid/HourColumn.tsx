import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type Block, placed } from './blocks.ts';
import { CalendarBlock } from './CalendarBlock.tsx';
import { closedStyle } from './looks.tsx';
import { WEEK_AS_LIST } from './narrow.ts';
import { closedIn, type Span } from './open-hours.ts';

interface Props {
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
export function HourColumn({ shown, open, blocks, hrefOf, children }: Props) {
  return (
    <Hours data-column>
      {closedIn(shown, open).map((span) => (
        <Closed
          key={span.from}
          style={{ top: `calc(${span.from - shown.from} * var(--hour))`, height: `calc(${span.to - span.from} * var(--hour))` }}
        />
      ))}
      {placed(blocks).map((block) => (
        <CalendarBlock key={`${block.booking.id} ${block.proposed}`} block={block} firstHour={shown.from} href={hrefOf(block.booking.id)} />
      ))}
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
