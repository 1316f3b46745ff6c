import type { ReviewDto } from '#api/generated-public.ts';
import { ReportButton as Report } from '#shared/reports/ReportButton.tsx';
import { onDemand } from '#ui/dialogs/on-demand.tsx';

const ReportReviewDialog = onDemand(async () => (await import('./ReportReviewDialog.tsx')).ReportReviewDialog);

export function ReportButton({ review }: { review: ReviewDto }) {
  return (
    <Report
      aria-label={`Report the review by ${review.authorName}`}
      dialog={(reporting) => <ReportReviewDialog review={review} {...reporting} />}
    >
      Report
    </Report>
  );
}
