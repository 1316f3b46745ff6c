import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import CalendarIcon from 'virtual:icon/outline-date-range';
import { rangeFrom } from '#shared/date-range/date-range.ts';
import { RangePopover } from '#shared/date-range/RangePopover.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { useBookingFunnelQuery } from './api.ts';
import { CohortsPanel } from './cohorts/CohortsPanel.tsx';
import { FunnelPanel } from './funnel/FunnelPanel.tsx';
import { HoursPanel } from './hours/HoursPanel.tsx';
import { PlacesPanel } from './places/PlacesPanel.tsx';
import { SearchesPanel } from './searches/SearchesPanel.tsx';
import { VisitsPanel } from './visits/VisitsPanel.tsx';

/** /dashboard/analytics of administrators and auditors: what the market does in the days that the address names; in the last six months where it names none. */
export function AnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const range = rangeFrom(params) ?? {};
  // Which days were meant where nobody has chosen any, the answer says.
  const { data: shown } = useBookingFunnelQuery(range);
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <PageTitle title="Analytics" />
        {shown && (
          <RangePopover
            label="Date Range"
            icon={<CalendarIcon />}
            title="Analytics of which days?"
            submitLabel="Show"
            initial={{ from: shown.from, to: shown.to }}
            timeZone="UTC"
            onChosen={(chosen) => setParams({ ...chosen }, { preventScrollReset: true })}
          />
        )}
      </Stack>
      <VisitsPanel range={range} />
      <FunnelPanel range={range} />
      <SearchesPanel range={range} />
      <HoursPanel range={range} />
      <PlacesPanel range={range} />
      <CohortsPanel range={range} />
    </Stack>
  );
}
