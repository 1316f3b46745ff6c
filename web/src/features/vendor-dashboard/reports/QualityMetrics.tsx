import Typography from '@mui/material/Typography';
import { Panel } from '#ui/cards/Panel.tsx';
import { Track } from '#ui/charts/drawing/Track.tsx';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { Figure, FigureList } from '../table/FigureList.tsx';
import type { Report } from './api.ts';

type Share = Report['quality']['responseRate'];

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** How well the provider serves. What customers caused does not count. */
export function QualityMetrics({ quality }: { quality: Report['quality'] }) {
  return (
    <Panel title="Quality Metrics">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        The last 90 days, since {calendarDateLabel(quality.since)}, whatever the date range. Shares of fewer than five cases are not shown.
      </Typography>
      <FigureList>
        <Metric
          label="Response rate"
          definition="Of the requests that you answered or that expired, those that you accepted or declined before their deadline. What the customer withdrew and what was accepted automatically does not count."
          share={quality.responseRate}
        />
        <Metric
          label="Completion rate"
          definition="Of the confirmed jobs whose scheduled end has passed, those that are completed. What the customer or Plumb & Level cancelled does not count."
          share={quality.completionRate}
        />
        <Metric
          label="Cancelled by you"
          definition="Of the bookings that were confirmed, those that you cancelled or did not come to. The fewer, the better."
          share={quality.providerCancellations}
        />
        <Metric label="Five-star reviews" definition="Of all reviews, those with five stars." share={quality.fiveStars} />
      </FigureList>
    </Panel>
  );
}

function Metric({ label, definition, share }: { label: string; definition: string; share: Share }) {
  if (!share) {
    return (
      <Figure label={label} definition={definition}>
        Not enough cases yet
      </Figure>
    );
  }
  const ratio = share.part / share.of;
  return (
    <Figure label={label} definition={definition} bar={<Track {...share} />}>
      {percent.format(ratio)} ({share.part} of {share.of})
    </Figure>
  );
}
