import Typography from '@mui/material/Typography';
import { Panel } from '../../../ui/Panel.tsx';
import { ProblemAlert } from '../../../ui/ProblemAlert.tsx';
import { StatCard, StatGrid } from '../../../ui/StatCard.tsx';
import { useVendorPerformanceQuery } from './api.ts';

const RESPONSE_RATE =
  'Of the booking requests of the last 90 days that you answered or that ran out, the share that you accepted or declined in time. Requests that the customer withdrew do not count.';

export function BusinessPerformance() {
  const { data: performance, error, refetch } = useVendorPerformanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const rate = performance?.responseRate;

  return (
    <Panel title="Business Performance">
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : (
        <StatGrid>
          <StatCard
            label="Total Reviews"
            value={performance?.totalReviews}
            definition="Reviews of your completed bookings that customers can see."
          />
          <StatCard
            label="Average Rating"
            value={performance && (performance.averageRating ?? 0).toFixed(1)}
            definition="The mean of the stars of these reviews; 0.0 while there are none."
          />
          <StatCard label="Bookings" value={performance?.bookings} definition="All bookings of your business, whatever became of them." />
          {rate && (
            <StatCard
              label="Response Rate"
              value={`${Math.round((100 * rate.part) / rate.of)}%`}
              note={`${rate.part} of ${rate.of} requests`}
              definition={RESPONSE_RATE}
            />
          )}
        </StatGrid>
      )}
      {rate === null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Your response rate appears here once it can be told from at least 5 requests of the last 90 days.
        </Typography>
      )}
    </Panel>
  );
}
