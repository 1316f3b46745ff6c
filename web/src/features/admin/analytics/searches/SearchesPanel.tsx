import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DateRange } from '#shared/date-range/date-range.ts';
import type { Point } from '#ui/charts/chart.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { type SearchesDto, useReadSearchesMutation, useSearchesQuery } from '../api.ts';
import { Bars } from '../Bars.tsx';
import { DownloadCsv } from '../DownloadCsv.tsx';
import { FiguresPanel } from '../FiguresPanel.tsx';

const TITLE = 'What visitors search for';
const SIDE_BY_SIDE = { display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } };
/** Beyond that the file has them. */
const SHOWN = 10;

/** What is wanted, and what of it nobody offers. */
export function SearchesPanel({ range }: { range: Partial<DateRange> }) {
  const query = useSearchesQuery(range, { refetchOnMountOrArgChange: true });
  const reading = useReadSearchesMutation();
  return (
    <FiguresPanel
      title={TITLE}
      query={query}
      action={(searches) => <DownloadCsv title={TITLE} of="searches" range={searches} reading={reading} />}
    >
      {(searches) =>
        searches.searches === 0 ? (
          <EmptyState
            title="Nobody searched on these days"
            text="Of what is searched for, this shows what was found, and what nobody offers."
          />
        ) : (
          <Searches searches={searches} />
        )
      }
    </FiguresPanel>
  );
}

function Searches({ searches: { from, to, searches, foundNothing, notFound, found } }: { searches: SearchesDto }) {
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {counted(searches, 'search', 'searches')} from {calendarDateLabel(from)} to {calendarDateLabel(to)},{' '}
        {foundNothing.toLocaleString('en-US')} of them without a service that fits. Texts are shown that at least three visitors of a day
        searched for: others may say who somebody is.
      </Typography>
      <Box sx={SIDE_BY_SIDE}>
        <Bars
          title="Found nothing"
          definition="What visitors searched for and no service offers, by visitors a day."
          of="Visitors who searched for"
          points={pointsOf(notFound)}
          none="Whatever several visitors searched for was found."
        />
        <Bars
          title="Found"
          definition="What visitors searched for and services offer, by visitors a day."
          of="Visitors who searched for"
          points={pointsOf(found)}
          none="Nothing that several visitors searched for was found."
        />
      </Box>
    </>
  );
}

const pointsOf = (texts: SearchesDto['found']): Point[] =>
  texts.slice(0, SHOWN).map(({ text, visitors }) => ({ key: text, name: `“${text}”`, mark: text, value: visitors }));
