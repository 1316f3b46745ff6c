import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type CSSProperties, useMemo } from 'react';
import { standing } from '#api/cache/standing.ts';
import type { CalendarDayDto } from '#api/generated.ts';
import { useTimedRefetch } from '#shared/booking/list/useTimedRefetch.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { useVendorCalendarQuery } from '../../../api.ts';
import { Room, WEEK_AS_LIST } from '../grid/narrow.ts';
import { shownHours } from '../grid/open-hours.ts';
import { Scale } from '../grid/Scale.tsx';
import { OverviewDay } from './OverviewDay.tsx';
import { OverviewLegend } from './OverviewLegend.tsx';

interface Props {
  days: readonly string[];
  today: string;
}

/** A week of more jobs than could be read beside each other: for each day how many, and how much room is left. */
export function WeekOverview({ days, today }: Props) {
  const { currentData: week, error, isFetching, refetch } = standing(useVendorCalendarQuery({ from: days[0]!, to: days.at(-1)! }));
  useTimedRefetch(
    useMemo(() => week && [week], [week]),
    refetch,
  );
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!week) return <Skeleton variant="rounded" height={480} role="status" aria-label="Loading the week" />;
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <Week days={week.days} today={today} />
        <OverviewLegend />
      </Stack>
    </Refreshing>
  );
}

function Week({ days, today }: { days: readonly CalendarDayDto[]; today: string }) {
  const shown = shownHours(
    days.flatMap(({ open }) => open),
    days.flatMap(({ hours }) => hours.map(({ hour }) => ({ from: hour, to: hour + 1 }))),
  );
  return (
    <Room>
      <Sheet data-view="week" style={{ '--days': days.length } as CSSProperties}>
        <Scale shown={shown} />
        <Days aria-label="Days of the week">
          {days.map((day) => (
            <OverviewDay key={day.date} day={day} isToday={day.date === today} shown={shown} />
          ))}
        </Days>
      </Sheet>
    </Room>
  );
}

const Sheet = styled(Paper)({
  '--hour': '30px',
  '--head': '128px',
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  padding: '8px 8px 12px 0',
  [WEEK_AS_LIST]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '0 12px 8px' },
});

const Days = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--days), minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
  [WEEK_AS_LIST]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
