import { useState } from 'react';
import type { ReviewDto } from '#api/generated-public.ts';
import { useSignedInUser } from '#api/session/session.ts';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { onDemand } from '#ui/dialogs/on-demand.tsx';

const ReportDialog = onDemand(async () => (await import('./ReportDialog.tsx')).ReportDialog);

/** For everybody but auditors: they only look. */
export function ReportButton({ review }: { review: ReviewDto }) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [reported, setReported] = useState(false);
  const reads = useSignedInUser()?.roles.includes('auditor');
  if (reads) return null;
  if (reported) {
    return (
      <span role="status" tabIndex={-1} ref={takeFocus}>
        Reported
      </span>
    );
  }
  return (
    <>
      <PlainButton
        color="inherit"

        aria-label={`Report the review by ${review.authorName}`}
        onClick={() => setDialogOpen(true)}
      >
        Report
      </PlainButton>
      {dialogOpen && <ReportDialog review={review} onReported={() => setReported(true)} onClose={() => setDialogOpen(false)} />}
    </>
  );
}

/** The button that was pressed is gone, and with it the focus. */
const takeFocus = (place: HTMLElement | null) => place?.focus();
