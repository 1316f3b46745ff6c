import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { counted } from '#ui/format/labels.ts';
import { laneLabel } from '../../../lane-label.ts';
import { calendarHref } from '../calendar-choice.ts';
import type { Block } from '../grid/blocks.ts';
import { HourColumn } from '../grid/HourColumn.tsx';
import type { Span } from '../grid/open-hours.ts';

interface Props {
  lane: number | null;
  day: string;
  shown: Span;
  open: readonly Span[];
  /** Of this lane. */
  blocks: readonly Block[];
}

/** One of several jobs at the same time: what it is called, and what is booked in it. */
export function LaneColumn({ lane, day, shown, open, blocks }: Props) {
  const id = useId();
  const jobs = blocks.filter(({ proposed }) => !proposed).length;
  return (
    <Column role="group" aria-labelledby={id} data-lane={lane ?? ''}>
      <Head>
        <h4 id={id}>{laneLabel(lane)}</h4>
        <small>{jobs === 0 ? 'No jobs' : counted(jobs, 'job')}</small>
      </Head>
      <HourColumn day={day} lane={lane} shown={shown} open={open} blocks={blocks} hrefOf={(booking) => calendarHref('day', day, booking)} />
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({ minWidth: 0, borderLeft: `1px solid ${theme.vars.palette.divider}` }));

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  boxSizing: 'border-box',
  height: 'var(--head)',
  padding: '8px 10px 12px',
  backgroundColor: theme.vars.palette.background.paper,
  lineHeight: 1.3,
  '& h4': { margin: 0, fontSize: '.875rem', fontWeight: 700 },
  '& small': { fontSize: '.75rem', color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));
