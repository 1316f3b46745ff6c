import { standing } from '#api/cache/standing.ts';
import { StatCard, StatGrid } from '#ui/cards/StatCard.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { useVendorCountsQuery } from './api.ts';

export function VendorFigures() {
  const { data: counts, error, refetch } = standing(useVendorCountsQuery(undefined, { refetchOnMountOrArgChange: true }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  return (
    <StatGrid>
      <StatCard label="Total Vendors" value={counts?.totalVendors} definition="Every business that has ever applied." />
      <StatCard label="Pending Approval" value={counts?.pendingApproval} definition="Applications that wait for a decision." />
      <StatCard
        label="Active Vendors"
        value={counts?.activeVendors}
        definition="Approved, and not deactivated by an administrator. Those who have paused their business themselves are among them."
      />
      <StatCard
        label="Avg Rating"
        value={counts && (counts.averageRating ?? 0).toFixed(1)}
        definition="The average of the stars of all reviews on show; 0.0 while there are none."
      />
    </StatGrid>
  );
}
