import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DateRange } from '#shared/date-range/date-range.ts';
import { HeatMap } from '#ui/charts/HeatMap.tsx';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { type CohortDto, type CohortsDto, useCohortsQuery, useReadCohortsMutation } from '../api.ts';
import { DownloadCsv } from '../DownloadCsv.tsx';
import { FiguresPanel } from '../FiguresPanel.tsx';
import { activeOf, cameAgain, cohortLines, largestShare, monthsOf, shareOf } from './cohorts.ts';

const TITLE = 'Who comes back';

/** Who came in each month, and how many of them were still active in each month after. */
export function CohortsPanel({ range }: { range: Partial<DateRange> }) {
  const query = useCohortsQuery(range, { refetchOnMountOrArgChange: true });
  const reading = useReadCohortsMutation();
  return (
    <FiguresPanel
      title={TITLE}
      query={query}
      action={(shown) => <DownloadCsv title={TITLE} of="who-comes-back" range={shown} reading={reading} />}
    >
      {(shown) =>
        shown.customers.length + shown.providers.length === 0 ? (
          <EmptyState
            title="Nobody came in these months"
            text="Of customers who book for the first time, and of providers who are approved, this shows how many are still there in the months after."
          />
        ) : (
          <Cohorts shown={shown} />
        )
      }
    </FiguresPanel>
  );
}

function Cohorts({ shown: { from, to, customers, providers } }: { shown: CohortsDto }) {
  const again = cameAgain(customers);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Who came in the months from {calendarDateLabel(from)} to {calendarDateLabel(to)}: in each field the share of them, and below it how
        many they are. Months begin at midnight, UTC; this one is not over yet.
        {again &&
          ` Of ${counted(again.people, 'customer')}, ${written((100 * again.again) / again.people)} booked again in the month after their first booking.`}
      </Typography>
      <Stack spacing={3} sx={{ mt: 2 }}>
        <Triangle
          title="Customers who booked again"
          definition="By the month of their first booking: how many made a booking in each month after, whatever became of it. Then all of them did."
          cohorts={customers}
          one="customer"
          from={1}
        />
        <Triangle
          title="Providers who completed work"
          definition="By the month in which they were approved: how many completed a booking in that month, and in each month after."
          cohorts={providers}
          one="provider"
          from={0}
        />
      </Stack>
    </>
  );
}

interface TriangleProps {
  title: string;
  definition: string;
  cohorts: readonly CohortDto[];
  /** Of whom: "customer". */
  one: string;
  /** From this month after on, shares differ. */
  from: number;
}

function Triangle({ title, definition, cohorts, one, from }: TriangleProps) {
  if (cohorts.length === 0) return <Typography color="textSecondary">No {one}s came in these months.</Typography>;
  return (
    <HeatMap
      wide
      {...{ title, definition, written }}
      rows={cohortLines(cohorts, one)}
      columns={monthsOf(cohorts)}
      valueOf={(cohort, after) => shareOf(cohorts, cohort, after)}
      below={(cohort, after) => activeOf(cohorts, cohort, after)}
      most={largestShare(cohorts, from)}
    />
  );
}

const written = (percent: number): string => `${Math.round(percent)}%`;
