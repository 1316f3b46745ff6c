import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { DateRange } from '#shared/date-range/date-range.ts';
import { BarChart } from '#ui/charts/BarChart.tsx';
import { ChartFrame } from '#ui/charts/ChartFrame.tsx';
import { ChartTitle } from '#ui/charts/ChartTitle.tsx';
import { TableButton } from '#ui/charts/TableButton.tsx';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';
import { grouped } from '#ui/format/numbers.ts';
import { FieldFrame } from '#ui/forms/field.ts';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { type MarketPlaceDto, type MarketPlacesDto, useMarketPlacesQuery, useReadMarketPlacesMutation } from '../api.ts';
import { DownloadCsv } from '../DownloadCsv.tsx';
import { FiguresPanel } from '../FiguresPanel.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { areasOf, isOnMap, worstOf } from './places.ts';
import { PlacesTable } from './PlacesTable.tsx';

const TITLE = 'Where work is wanted, and who works there';
const MAP = 'Bookings by ZIP code';
const WORST = 'Worst served';
const SIDE_BY_SIDE = { display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' } };

/** In which ZIP codes customers ask for work, beside who drives there. */
export function PlacesPanel({ range }: { range: Partial<DateRange> }) {
  const query = useMarketPlacesQuery(range, { refetchOnMountOrArgChange: true });
  const reading = useReadMarketPlacesMutation();
  return (
    <FiguresPanel
      title={TITLE}
      query={query}
      action={(shown) => <DownloadCsv title={TITLE} of="places-asked-for" range={shown} reading={reading} />}
    >
      {(shown) =>
        shown.places.length === 0 ? (
          <EmptyState
            title="Nobody asked for work on these days"
            text="Of those who do, this shows in which ZIP codes, beside how many providers drive there."
          />
        ) : (
          <Places shown={shown} />
        )
      }
    </FiguresPanel>
  );
}

function Places({ shown: { from, to, places, unknown, providers } }: { shown: MarketPlacesDto }) {
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Bookings that were asked for from {calendarDateLabel(from)} to {calendarDateLabel(to)}, by the ZIP code of the work, in{' '}
        {counted(places.length, 'place')}; {counted(providers, 'provider')} can be booked now.
        {unknown > 0 && ` Of ${counted(unknown, 'booking')} the place is not known any more: their customers have deleted their accounts.`}
      </Typography>
      <Box sx={SIDE_BY_SIDE}>
        <OnMap places={places} />
        <ChartFrame
          title={WORST}
          definition="Ten places at most: those where nobody comes, and then those where most bookings come to one provider. The bars draw how many bookings were asked for."
          of="Place"
          points={worstOf(places)}
          written={grouped}
        >
          <BarChart name={WORST} points={worstOf(places)} written={grouped} />
        </ChartFrame>
      </Box>
    </>
  );
}

function OnMap({ places }: { places: readonly MarketPlaceDto[] }) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const [chosen, setChosen] = useState('');
  const drawn = places.filter(isOnMap);
  const areas = areasOf(drawn);
  const shown = areas.find(({ zip }) => zip === chosen)?.places ?? drawn;
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <ChartTitle
        id={id}
        title={MAP}
        definition="Bookings by the ZIP code of the work, whatever became of them. Not accepted are those that ended before anybody had accepted them. Providers count where they can be booked now, and the middle of the ZIP code lies within the radius in which they work."
      >
        <TableButton title={MAP} pressed={asTable} onPress={() => setAsTable(!asTable)} />
      </ChartTitle>
      {areas.length > 1 && !asTable && (
        <FieldFrame sx={{ mt: 1, maxWidth: 320 }}>
          <select aria-label="Part of the map" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">All places</option>
            {areas.map(({ zip, name }) => (
              <option key={zip} value={zip}>
                Around {name}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
      {asTable && <PlacesTable places={places} />}
      {!asTable && drawn.length > 0 && <PlaceMap key={chosen} name={MAP} places={shown} />}
      {drawn.length < places.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {counted(places.length - drawn.length, 'place')} in Alaska, in Hawaii or on islands, with{' '}
          {counted(
            places.filter((place) => !isOnMap(place)).reduce((sum, { bookings }) => sum + bookings, 0),
            'booking',
          )}
          , can’t be drawn here: the table has them.
        </Typography>
      )}
    </Box>
  );
}
