import { styled } from '@mui/material/styles';
import type { Booking } from '#shared/booking/api.ts';
import { timeLabel } from '#shared/slots/slot-words.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { counted } from '#ui/format/labels.ts';
import { JobRows } from './JobRows.tsx';

/** How much there is to do, and from when on; what it is, for whoever wants to know. */
export function Tomorrow({ jobs, lanes }: { jobs: readonly Booking[]; lanes: number }) {
  const [first] = jobs;
  if (!first) return null;
  return (
    <Panel title="Tomorrow" wide={lanes > 1}>
      <Folded>
        <summary>
          {counted(jobs.length, 'job')}, {jobs.length > 1 && 'the first '}at {timeLabel(first.time)}
        </summary>
        <JobRows jobs={jobs} lanes={lanes} />
      </Folded>
    </Panel>
  );
}

const Folded = styled('details')(({ theme }) => ({
  '& > summary': { width: 'fit-content', minHeight: 24, color: theme.vars.palette.primary.main, cursor: 'pointer' },
  '&[open] > summary': { marginBottom: 8 },
}));
