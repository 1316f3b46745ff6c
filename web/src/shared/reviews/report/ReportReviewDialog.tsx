import type { ReviewDto } from '#api/generated-public.ts';
import { ReportDialog, type Reporting } from '#shared/reports/ReportDialog.tsx';
import { useReportReviewMutation } from './api.ts';
import { GROUNDS } from './grounds.ts';

/** Asks what is wrong with a review. */
export function ReportReviewDialog({ review: { id, authorName }, ...reporting }: { review: ReviewDto } & Reporting) {
  const [report, { isLoading, error }] = useReportReviewMutation();
  return (
    <ReportDialog
      title={`Report the review by ${authorName}?`}
      grounds={GROUNDS}
      thanks={['Review reported', 'An administrator looks at it and decides whether it stays.']}
      busy={isLoading}
      problem={error}
      send={(reportReviewDto) => report({ id, reportReviewDto })}
      {...reporting}
    />
  );
}
