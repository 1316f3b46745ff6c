import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { standing } from '#api/cache/standing.ts';
import type { WorkingHoursDto } from '#api/generated.ts';
import { useTimedRefetch } from '#shared/booking/list/useTimedRefetch.ts';
import { dayLabel, timeLabel, zoneLabel } from '#shared/slots/slot-words.ts';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { todayIn } from '#ui/format/days.ts';
import { useBookingsOfDaysQuery, useVendorBookingsQuery } from '../api.ts';
import { calendarHref, daysOn } from '../bookings/calendar/calendar-choice.ts';
import { useWorkingHoursQuery } from '../settings/api.ts';
import { dayPlan, emptyWords, hadWork, notReported, workOf } from './day-plan.ts';
import { NowAndNext } from './NowAndNext.tsx';
import { RestOfToday } from './RestOfToday.tsx';
import { NeedsAnswer } from './to-do/NeedsAnswer.tsx';
import { NotReported } from './to-do/NotReported.tsx';
import { Tomorrow } from './Tomorrow.tsx';
import { useMinute } from './useMinute.ts';

/** A provider's day as it goes on, in their own time, and what waits for their answer. */
export function Today() {
  const { data: hours, error, refetch } = standing(useWorkingHoursQuery());
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!hours) return <TodaySkeleton />;
  return <Day hours={hours} />;
}

function Day({ hours: { timeZone, lanes } }: { hours: WorkingHoursDto }) {
  const now = useMinute();
  const today = todayIn(timeZone, now);
  const tomorrow = daysOn('day', today, 1);
  const days = [useDay(today), useDay(tomorrow)] as const;
  const waiting = standing(useVendorBookingsQuery({ when: 'unanswered' }));
  useTimedRefetch(waiting.data?.items, waiting.refetch);
  // From the oldest on, whatever day it is for the server: what midnight makes work of yesterday is here already.
  const agreed = standing(useVendorBookingsQuery({ status: 'confirmed', sort: 'date' }));
  useTimedRefetch(agreed.data?.items, agreed.refetch);
  const [todays, tomorrows] = days.map(({ currentData }) => currentData);
  const id = useId();
  const focus = useKeptFocus<HTMLElement>([waiting.data, agreed.data, todays]);

  const queries = [...days, waiting, agreed];
  const error = queries.find((query) => query.error)?.error;
  if (error) return <ProblemAlert problem={error} onRetry={() => queries.forEach(({ refetch }) => void refetch())} />;
  if (!todays || !tomorrows || !waiting.data || !agreed.data) return <TodaySkeleton />;

  const plan = dayPlan(todays, today, now);
  const morrow = workOf(tomorrows, tomorrow);
  const busy = plan.now.length + plan.next.length > 0;
  return (
    <Room aria-labelledby={id} tabIndex={-1} {...focus}>
      <Stack direction="row" sx={{ columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography id={id} variant="h2">
          Today
        </Typography>
        <Typography color="textSecondary" sx={{ flex: 1 }}>
          {dayLabel(today)}, {zoneLabel(timeZone)}
        </Typography>
        <Button href={calendarHref('day')} size="small" sx={{ mr: -1.5 }}>
          Calendar
        </Button>
      </Stack>
      {!busy && <Typography>{emptyWords(hadWork(todays, today), morrow[0] && timeLabel(morrow[0].time))}</Typography>}
      <Parts>
        <NowAndNext plan={plan} lanes={lanes} now={now} />
        <NeedsAnswer waiting={waiting.data} now={now} />
        <NotReported jobs={notReported(agreed.data.items, today, now)} />
        <RestOfToday jobs={plan.later} lanes={lanes} />
        <Tomorrow jobs={morrow} lanes={lanes} />
      </Parts>
    </Room>
  );
}

function useDay(day: string) {
  const query = standing(useBookingsOfDaysQuery({ from: day, to: day }));
  useTimedRefetch(query.currentData, query.refetch);
  return query;
}

const TodaySkeleton = () => <Skeleton variant="rounded" height={280} role="status" aria-label="Loading your day" />;

const Room = styled('section')({ display: 'grid', gap: 12, '&:focus': { outline: 'none' } });

/** Two beside each other; one that is left over has all the width, and so has what holds several lanes. */
const Parts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  alignItems: 'flex-start',
  '&:empty': { display: 'none' },
  '& > *': { flex: '1 1 100%', minWidth: 0 },
  [theme.breakpoints.up('lg')]: { '& > :not([data-wide])': { flexBasis: 'calc(50% - 12px)' } },
}));
