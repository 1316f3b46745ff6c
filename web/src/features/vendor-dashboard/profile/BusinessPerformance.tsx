import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { standing } from '#api/cache/standing.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { useVendorPerformanceQuery } from './api.ts';
import { Figure, Figures } from './Figure.tsx';

const RESPONSE_RATE =
  'Of the booking requests of the last 90 days that you answered or that ran out, the share that you accepted or declined in time. Requests that the customer withdrew do not count.';

export function BusinessPerformance() {
  return (
    <Panel title="Business Performance">
      <Performance />
    </Panel>
  );
}

function Performance() {
  const { data: performance, error, refetch } = standing(useVendorPerformanceQuery(undefined, { refetchOnMountOrArgChange: true }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!performance) return <Skeleton variant="rounded" height={180} />;
  const { totalReviews, averageRating, bookings, responseRate } = performance;
  return (
    <>
      <Figures>
        <Figure name="Total Reviews" value={String(totalReviews)} definition="Reviews of your completed bookings that customers can see." />
        <Figure
          name="Average Rating"
          value={(averageRating ?? 0).toFixed(1)}
          definition="The mean of the stars of these reviews; 0.0 while there are none."
        />
        <Figure name="Bookings" value={String(bookings)} definition="All bookings of your business, whatever became of them." />
        {responseRate && (
          <Figure
            name="Response Rate"
            value={`${Math.round((100 * responseRate.part) / responseRate.of)}%`}
            note={`${responseRate.part} of ${responseRate.of} requests`}
            definition={RESPONSE_RATE}
          />
        )}
      </Figures>
      {!responseRate && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Your response rate appears here once it can be told from at least 5 requests of the last 90 days.
        </Typography>
      )}
    </>
  );
}
