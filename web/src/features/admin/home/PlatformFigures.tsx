import { standing } from '#api/cache/standing.ts';
import { StatCard, StatGrid } from '#ui/cards/StatCard.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { money } from '#ui/format/money.ts';
import { usePlatformCountsQuery } from '../api.ts';

export function PlatformFigures() {
  const { data: counts, error, refetch } = standing(usePlatformCountsQuery());

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  return (
    <StatGrid>
      <StatCard label="Total Users" value={counts?.totalUsers} />
      <StatCard label="Total Vendors" value={counts?.totalVendors} />
      <StatCard label="Total Bookings" value={counts?.totalBookings} />
      <StatCard
        label="Platform Revenue"
        value={counts && money(counts.platformRevenueCents)}
        definition="The agreed prices of all bookings, whatever their status, without the platform fee."
        note={counts && `${money(counts.completedValueCents)} of it completed`}
      />
    </StatGrid>
  );
}
