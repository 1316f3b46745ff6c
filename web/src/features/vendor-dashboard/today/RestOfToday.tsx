import type { Booking } from '#shared/booking/api.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { JobRows } from './JobRows.tsx';

/** What comes after the next job. */
export function RestOfToday({ jobs, lanes }: { jobs: readonly Booking[]; lanes: number }) {
  if (jobs.length === 0) return null;
  return (
    <Panel title="The rest of today" wide={lanes > 1}>
      <JobRows jobs={jobs} lanes={lanes} />
    </Panel>
  );
}
