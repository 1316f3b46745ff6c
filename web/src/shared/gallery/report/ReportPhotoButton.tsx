import type { WorkPhotoDto } from '#api/generated-public.ts';
import { ReportButton } from '#shared/reports/ReportButton.tsx';
import { onDemand } from '#ui/dialogs/on-demand.tsx';

const ReportPhotoDialog = onDemand(async () => (await import('./ReportPhotoDialog.tsx')).ReportPhotoDialog);

/** What comes of it stands here: behind an open photo, whatever else the page says is not heard. */
const THANKS = 'Thank you. An administrator looks at it and decides whether it stays.';

export function ReportPhotoButton({ work }: { work: WorkPhotoDto }) {
  return (
    <ReportButton thanks={THANKS} dialog={(reporting) => <ReportPhotoDialog work={work} {...reporting} />}>
      Report photo
    </ReportButton>
  );
}
