import type { DateRange } from '#shared/date-range/date-range.ts';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useBookingFunnelQuery, useReadBookingFunnelMutation } from '../api.ts';
import { DownloadCsv } from '../DownloadCsv.tsx';
import { FiguresPanel } from '../FiguresPanel.tsx';
import { FunnelCharts } from './FunnelCharts.tsx';

const TITLE = 'From request to review';

/** How far the bookings that were made in some days have come. */
export function FunnelPanel({ range }: { range: Partial<DateRange> }) {
  const query = useBookingFunnelQuery(range, { refetchOnMountOrArgChange: true });
  const reading = useReadBookingFunnelMutation();
  return (
    <FiguresPanel
      title={TITLE}
      query={query}
      action={(funnel) => <DownloadCsv title={TITLE} of="bookings-made" range={funnel} reading={reading} />}
    >
      {(funnel) =>
        funnel.requested === 0 ? (
          <EmptyState
            title="No bookings were made on these days"
            text="Of those that are made, this shows how many were accepted, done and reviewed, and how the others ended."
          />
        ) : (
          <FunnelCharts funnel={funnel} />
        )
      }
    </FiguresPanel>
  );
}
