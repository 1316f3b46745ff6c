import Button from '@mui/material/Button';
import type { Booking } from '#shared/booking/api.ts';
import { BookingRow, BookingRows } from '#shared/booking/BookingRow.tsx';
import { hrefOf } from '#shared/booking/list/chosen-bookings.ts';
import { paths } from '#shared/paths.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { SmallMuted } from '#ui/page/text.ts';
import { MarkCompleteButton } from '../../bookings/MarkCompleteButton.tsx';
import { Several } from '../../bookings/several/Several.tsx';

const SHOWN = 5;

/** Work of earlier days that waits for being completed, the oldest first. */
export function NotReported({ jobs }: { jobs: readonly Booking[] }) {
  if (jobs.length === 0) return null;
  return (
    <Panel
      title="Not reported as done yet"
      action={
        jobs.length > SHOWN && (
          <Button href={hrefOf({ status: 'confirmed', when: 'past', page: 1 })} size="small" sx={{ mr: -1.5 }}>
            All past confirmed
          </Button>
        )
      }
    >
      <SmallMuted>What you do not report is completed automatically, 48 hours after its end.</SmallMuted>
      <BookingRows>
        {jobs.slice(0, SHOWN).map((job) => (
          <BookingRow
            key={job.id}
            title={job.service.title}
            party={job.customer.fullName}
            booking={job}
            href={paths.booking(job.id)}
            end={job.actions.includes('complete') && <MarkCompleteButton booking={job} />}
          />
        ))}
      </BookingRows>
      <Several bookings={jobs} deeds={['complete']} />
    </Panel>
  );
}
