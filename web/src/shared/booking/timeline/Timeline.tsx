import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { standing } from '#api/cache/standing.ts';
import { zoneLabel } from '#shared/slots/slot-words.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { useBookingTimelineQuery } from '../api.ts';
import type { Side } from '../sides.ts';
import { Steps } from './Steps.ts';
import type { Readers } from './timeline-words.ts';
import { TimelineEntry } from './TimelineEntry.tsx';

interface Props {
  bookingId: string;
  viewer: Readers['viewer'];
  names: Record<Side, string>;
}

/** Who did what when with a booking, and what was sent because of it; oldest first. */
export function Timeline({ bookingId, viewer, names }: Props) {
  const { currentData: timeline, error, refetch } = standing(useBookingTimelineQuery({ id: bookingId }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!timeline) return <TimelineSkeleton />;
  const { items, timeZone } = timeline;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Times are the provider’s: {zoneLabel(timeZone)}.
      </Typography>
      <Steps aria-label="Timeline">
        {items.map((step, index) => (
          <TimelineEntry
            key={step.id}
            step={step}
            agreed={wasProposed(items.slice(0, index))}
            dismissed={items.slice(0, index).some(({ kind }) => kind === 'ClaimDismissed')}
            timeZone={timeZone}
            viewer={viewer}
            names={names}
          />
        ))}
      </Steps>
    </>
  );
}

/** Whether a proposal waited: then a move is the answer to it. */
const wasProposed = (before: readonly { kind: string }[]): boolean =>
  before.findLast(({ kind }) => kind.includes('Reschedule'))?.kind === 'RescheduleProposed';

function TimelineSkeleton() {
  return (
    <Stack spacing={2} role="status" aria-label="Loading the timeline">
      {[0, 1, 2].map((step) => (
        <Skeleton key={step} variant="rounded" height={52} />
      ))}
    </Stack>
  );
}
