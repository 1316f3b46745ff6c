import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Definition } from '#ui/cards/Definition.tsx';
import { BarChart } from '#ui/charts/BarChart.tsx';
import type { Point } from '#ui/charts/chart.ts';
import { ChartFrame } from '#ui/charts/ChartFrame.tsx';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { grouped } from '#ui/format/numbers.ts';
import type { BookingFunnelDto } from '../api.ts';
import { definitionOf, endsOf, stepsOf } from './funnel.ts';

const GRID = { display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } };

/** How many came to each step, and what became of those that did not come to the next. */
export function FunnelCharts({ funnel }: { funnel: BookingFunnelDto }) {
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary">
        Bookings that were made from {calendarDateLabel(funnel.from)} to {calendarDateLabel(funnel.to)}, and what has become of them by now.
        Days begin at midnight, UTC.
      </Typography>
      <Box sx={GRID}>
        <Bars
          title="Steps"
          definition="Each booking counts at every step that it has come to. The share is that of the step before."
          points={stepsOf(funnel)}
        />
        <Bars
          title="Not accepted"
          definition="What became of the requests that were not accepted, and their share of all requests."
          points={endsOf(funnel, false)}
          none="Every request was accepted."
        />
        <Bars
          title="Accepted, but not done"
          definition="What became of the accepted bookings whose work was not done, and their share of the accepted ones."
          points={endsOf(funnel, true)}
          none="All that was accepted was done."
        />
      </Box>
    </>
  );
}

function Bars({ title, definition, points, none }: { title: string; definition: string; points: readonly Point[]; none?: string }) {
  return (
    <ChartFrame title={title} definition={definition} of="Bookings that were" points={points} written={grouped}>
      {points.length > 0 ? (
        <BarChart name={title} points={points} written={grouped} beside={Explained} />
      ) : (
        <Typography color="textSecondary">{none}</Typography>
      )}
    </ChartFrame>
  );
}

const Explained = (key: string) => {
  const explained = definitionOf(key);
  return explained && <Definition of={explained.of}>{explained.definition}</Definition>;
};
