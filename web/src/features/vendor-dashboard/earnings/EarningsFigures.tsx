import { standing } from '#api/cache/standing.ts';
import { StatCard, StatGrid } from '#ui/cards/StatCard.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { changeLabel } from '#ui/format/change.ts';
import { money } from '#ui/format/money.ts';
import { useVendorEarningsQuery } from './api.ts';

export function EarningsFigures() {
  const { data: earnings, error, refetch } = standing(useVendorEarningsQuery(undefined, { refetchOnMountOrArgChange: true }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  const change = earnings && changeLabel(earnings.thisMonthCents, earnings.lastMonthCents);
  return (
    <StatGrid>
      <StatCard
        label="Total Earnings"
        value={earnings && money(earnings.totalCents)}
        definition="The agreed prices of your completed bookings and the cancellation fees that customers owed you, without the platform fee."
      />
      <StatCard
        label="This Month"
        value={earnings && money(earnings.thisMonthCents)}
        definition="What was earned since the first day of this month, by your clock; compared with the whole of last month."
        note={earnings && (change ? `${change} from last month` : `${money(earnings.lastMonthCents)} last month`)}
      />
      <StatCard
        label="Transactions"
        value={earnings?.transactions}
        definition="How many of your bookings are completed."
        note="Completed bookings"
      />
      <StatCard
        label="Pending"
        value={earnings && money(earnings.pendingCents)}
        definition="What you have earned, less what was refunded to customers, and what has not been paid out to you yet."
        note="Awaiting payment"
      />
    </StatGrid>
  );
}
