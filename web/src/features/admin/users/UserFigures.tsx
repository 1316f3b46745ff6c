import { standing } from '#api/cache/standing.ts';
import { StatCard, StatGrid } from '#ui/cards/StatCard.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { useUserCountsQuery } from './api.ts';

export function UserFigures() {
  const { data: counts, error, refetch } = standing(useUserCountsQuery(undefined, { refetchOnMountOrArgChange: true }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  return (
    <StatGrid>
      <StatCard label="Total Users" value={counts?.totalUsers} definition="Every account that has not been erased, deactivated ones too." />
      <StatCard
        label="Customers"
        value={counts?.customers}
        definition="Everybody who can book. Business owners and administrators can, too; auditors can not."
      />
      <StatCard
        label="Vendors"
        value={counts?.vendors}
        definition="Everybody who is a business owner now, whatever became of the application."
      />
      <StatCard label="Admins" value={counts?.admins} definition="Everybody who is an administrator now." />
    </StatGrid>
  );
}
