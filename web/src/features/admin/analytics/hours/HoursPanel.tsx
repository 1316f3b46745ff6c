import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DateRange } from '#shared/date-range/date-range.ts';
import { HeatMap } from '#ui/charts/HeatMap.tsx';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { grouped } from '#ui/format/numbers.ts';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { type MarketHoursDto, useMarketHoursQuery, useReadMarketHoursMutation } from '../api.ts';
import { DownloadCsv } from '../DownloadCsv.tsx';
import { FiguresPanel } from '../FiguresPanel.tsx';
import { hoursOf, tightest, valueOf, WEEK } from './hours.ts';

const TITLE = 'When work is wanted, and who works then';
const SIDE_BY_SIDE = { display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } };

/** For which hours of the week customers ask, beside who works then. */
export function HoursPanel({ range }: { range: Partial<DateRange> }) {
  const query = useMarketHoursQuery(range, { refetchOnMountOrArgChange: true });
  const reading = useReadMarketHoursMutation();
  return (
    <FiguresPanel
      title={TITLE}
      query={query}
      action={(shown) => <DownloadCsv title={TITLE} of="hours-asked-for" range={shown} reading={reading} />}
    >
      {(shown) =>
        shown.bookings === 0 ? (
          <EmptyState
            title="Nobody asked for an hour on these days"
            text="Of those who do, this shows for which hours of the week, beside how many providers work then."
          />
        ) : (
          <Hours shown={shown} />
        )
      }
    </FiguresPanel>
  );
}

function Hours({ shown: { from, to, hours } }: { shown: MarketHoursDto }) {
  const shared = { rows: hoursOf(hours), columns: WEEK, written: grouped };
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Bookings that were asked for from {calendarDateLabel(from)} to {calendarDateLabel(to)}, by the hour of the work on the provider’s
        clock. Most come to one provider on {tightest(hours)}
      </Typography>
      <Box sx={SIDE_BY_SIDE}>
        <HeatMap
          title="Bookings asked for"
          definition="By the hour in which the work was to begin when the customer asked; whatever became of the booking, and wherever it was moved later."
          valueOf={valueOf(hours, 'bookings')}
          {...shared}
        />
        <HeatMap
          title="Providers who work then"
          definition="Who can be booked now, by the hours of their usual week; days with hours of their own don’t count."
          valueOf={valueOf(hours, 'providers')}
          {...shared}
        />
      </Box>
    </>
  );
}
