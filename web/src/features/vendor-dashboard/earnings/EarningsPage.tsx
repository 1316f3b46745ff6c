import Stack from '@mui/material/Stack';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { DownloadReport } from './DownloadReport.tsx';
import { EarningsFigures } from './EarningsFigures.tsx';
import { EarningsByMonth } from './months/EarningsByMonth.tsx';
import { RecentTransactions } from './RecentTransactions.tsx';

/** /dashboard/earnings of a vendor */
export function EarningsPage() {
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <PageTitle title="Earnings" />
        <DownloadReport />
      </Stack>
      <EarningsFigures />
      <EarningsByMonth />
      <RecentTransactions />
    </Stack>
  );
}
