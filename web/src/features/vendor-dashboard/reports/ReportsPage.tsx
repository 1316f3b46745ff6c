import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { rangeFrom } from '#shared/date-range/date-range.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { type Report, useVendorReportQuery } from './api.ts';
import { CustomerInsights } from './CustomerInsights.tsx';
import { GrowthTrends } from './GrowthTrends.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { MonthlyPerformance } from './MonthlyPerformance.tsx';
import { PopularServices } from './PopularServices.tsx';
import { QualityMetrics } from './QualityMetrics.tsx';
import { ReportActions } from './ReportActions.tsx';

/** /dashboard/reports of a vendor */
export function ReportsPage() {
  const [params] = useSearchParams();
  const { data: report, error, isFetching, refetch } = useVendorReportQuery(rangeFrom(params) ?? {}, { refetchOnMountOrArgChange: true });

  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <PageTitle title="Business Reports" />
        {report && <ReportActions report={report} />}
      </Stack>
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : report ? (
        <Shown report={report} refreshing={isFetching} />
      ) : (
        <ReportSkeleton />
      )}
    </Stack>
  );
}

const SIDE_BY_SIDE = { display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } };

function Shown({ report, refreshing }: { report: Report; refreshing: boolean }) {
  return (
    <Refreshing active={refreshing}>
      <Stack spacing={3}>
        <KeyFigures report={report} />
        <MonthlyPerformance report={report} />
        <PopularServices services={report.services} />
        <Box sx={SIDE_BY_SIDE}>
          <CustomerInsights customers={report.customers} />
          <QualityMetrics quality={report.quality} />
        </Box>
        <GrowthTrends report={report} />
      </Stack>
    </Refreshing>
  );
}

function ReportSkeleton() {
  return (
    <Stack spacing={3} role="status" aria-label="Loading your report">
      <Skeleton variant="rounded" height={108} />
      <Skeleton variant="rounded" height={360} />
      <Skeleton variant="rounded" height={300} />
    </Stack>
  );
}
