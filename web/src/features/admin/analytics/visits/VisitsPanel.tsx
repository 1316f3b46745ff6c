import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DateRange } from '#shared/date-range/date-range.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useReadVisitsMutation, useVisitsQuery } from '../api.ts';
import { Bars } from '../Bars.tsx';
import { DownloadCsv } from '../DownloadCsv.tsx';
import { FiguresPanel } from '../FiguresPanel.tsx';
import { comingsOf, definitionOf, stepsOf } from './visits.ts';

const TITLE = 'From visit to booking';
const GRID = { display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '2fr 1fr' } };
const SHARED = { of: 'Visitors who', wordsOf: definitionOf };

/** How far visitors come, whoever they are. */
export function VisitsPanel({ range }: { range: Partial<DateRange> }) {
  const query = useVisitsQuery(range, { refetchOnMountOrArgChange: true });
  const reading = useReadVisitsMutation();
  return (
    <FiguresPanel
      title={TITLE}
      query={query}
      action={(visits) => <DownloadCsv title={TITLE} of="visits" range={visits} reading={reading} />}
    >
      {(visits) =>
        visits.visitors === 0 ? (
          <EmptyState
            title="No visitors were counted on these days"
            text="Of those who come, this shows how many look for services, and how far they get."
          />
        ) : (
          <>
            <Typography variant="body2" color="textSecondary">
              Visitors from {calendarDateLabel(visits.from)} to {calendarDateLabel(visits.to)}, each once a day at every step up to the
              furthest. Nobody is followed from one day to the next.
            </Typography>
            <Box sx={GRID}>
              <Bars
                title="How far they came"
                definition="The share is that of the step before."
                points={stepsOf(visits)}
                none=""
                {...SHARED}
              />
              <Bars
                title="New or back again"
                definition="Of those who allow a cookie with the day of their last visit."
                points={comingsOf(visits)}
                none="Nobody has allowed a cookie on these days."
                {...SHARED}
              />
            </Box>
          </>
        )
      }
    </FiguresPanel>
  );
}
