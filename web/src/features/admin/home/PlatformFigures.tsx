import Stack from '@mui/material/Stack';
import { standing } from '#api/cache/standing.ts';
import { StatCard, StatGrid } from '#ui/cards/StatCard.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { money } from '#ui/format/money.ts';
import { usePlatformCountsQuery } from '../api.ts';
import { AGAIN } from './again.ts';

export function PlatformFigures() {
  const { data: counts, error, refetch } = standing(usePlatformCountsQuery(undefined, AGAIN));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  return (
    <Stack spacing={2}>
      <StatGrid>
        <StatCard label="Total Users" value={counts?.totalUsers} />
        <StatCard label="Total Vendors" value={counts?.totalVendors} />
        <StatCard label="Total Bookings" value={counts?.totalBookings} />
      </StatGrid>
      <StatGrid>
        <StatCard
          label="Platform Revenue"
          value={counts && money(counts.platformRevenueCents)}
          definition="The agreed prices of all bookings, whatever their status, without the platform fee."
        />
        <StatCard
          label="Completed Value"
          value={counts && money(counts.completedValueCents)}
          definition="The agreed prices of the completed bookings, without the platform fee. It is the providers’ own."
        />
        <StatCard
          label="Fees Kept"
          value={counts && money(counts.feesKeptCents)}
          definition="The platform fees of the completed bookings, less what refunds took of them. A refund takes of the fee only what goes beyond the price."
        />
        <StatCard
          label="Refunds"
          value={counts && money(counts.refundsCents)}
          definition="What customers got back after problems with completed work."
        />
      </StatGrid>
    </Stack>
  );
}
