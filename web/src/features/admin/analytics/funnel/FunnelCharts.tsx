import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { calendarDateLabel } from '#ui/format/dates.ts';
import type { BookingFunnelDto } from '../api.ts';
import { Bars } from '../Bars.tsx';
import { definitionOf, endsOf, stepsOf } from './funnel.ts';

const GRID = { display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } };

const SHARED = { of: 'Bookings that were', wordsOf: definitionOf };

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
          none=""
          {...SHARED}
        />
        <Bars
          title="Not accepted"
          definition="What became of the requests that were not accepted, and their share of all requests."
          points={endsOf(funnel, false)}
          none="Every request was accepted."
          {...SHARED}
        />
        <Bars
          title="Accepted, but not done"
          definition="What became of the accepted bookings whose work was not done, and their share of the accepted ones."
          points={endsOf(funnel, true)}
          none="All that was accepted was done."
          {...SHARED}
        />
      </Box>
    </>
  );
}
