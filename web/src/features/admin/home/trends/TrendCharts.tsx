import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '#ui/charts/BarChart.tsx';
import { ChartFrame } from '#ui/charts/ChartFrame.tsx';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { changeLabel } from '#ui/format/change.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { todayIn } from '#ui/format/days.ts';
import { grouped } from '#ui/format/numbers.ts';
import type { PlatformTrends } from '../../api.ts';
import { CAUSES } from '../../cancellation-causes.ts';
import { STEP_WORDS, stepName, type Trend, TRENDS } from './trends.ts';

const GRID = {
  display: 'grid',
  gap: 3,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
};

/** One chart for each figure, all over the same days. */
export function TrendCharts({ trends }: { trends: PlatformTrends }) {
  const { from, to, cancellations } = trends;
  const open = to >= todayIn('UTC');
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary">
        {calendarDateLabel(from)} to {calendarDateLabel(to)}, compared with as many days before. Days begin at midnight, UTC.
        {open && ' Where a line is dashed, its time is not over yet.'}
      </Typography>
      <Box sx={GRID}>
        {TRENDS.map((trend) => (
          <TrendChart key={trend.figure} trend={trend} trends={trends} open={open} />
        ))}
        <Causes cancellations={cancellations} />
      </Box>
    </>
  );
}

interface TrendChartProps {
  trend: Trend;
  trends: PlatformTrends;
  /** Today is one of its days. */
  open: boolean;
}

function TrendChart({ trend, trends, open }: TrendChartProps) {
  const { figure, title, definition, write, unitOf, besides } = trend;
  const { step, steps, figures, before } = trends;
  const points = steps.map((each) => ({ key: each.from, ...stepName(step, each.from), value: each[figure] }));
  const [now, earlier] = [figures[figure], before[figure]];
  const change = now !== null && earlier !== null ? changeLabel(now, earlier) : null;
  return (
    <ChartFrame
      title={title}
      definition={definition}
      figure={now === null ? '–' : write(now)}
      note={[besides?.(figures), change].filter(Boolean).join(' · ') || undefined}
      of={STEP_WORDS[step]}
      points={points}
      written={write}
    >
      <LineChart name={`${title} by ${step}`} points={points} written={write} unitOf={unitOf} open={open} />
    </ChartFrame>
  );
}

function Causes({ cancellations }: Pick<PlatformTrends, 'cancellations'>) {
  const points = cancellations.map(({ reason, bookings }) => ({
    key: reason,
    name: CAUSES[reason],
    mark: CAUSES[reason],
    value: bookings,
  }));
  return (
    <ChartFrame
      title="Cancellations by cause"
      definition="Bookings that ended on these days without the work being done, and why."
      of="Cause"
      points={points}
      written={grouped}
    >
      {points.length > 0 ? (
        <BarChart name="Cancellations by cause" points={points} written={grouped} />
      ) : (
        <Typography color="textSecondary">Nothing was cancelled on these days.</Typography>
      )}
    </ChartFrame>
  );
}
