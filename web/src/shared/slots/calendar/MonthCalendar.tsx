import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { todayIn } from '#ui/format/days.ts';
import { WEEK } from './CalendarRoom.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { EntryDay, FreeDay } from './FreeDay.tsx';
import { MonthButton } from './MonthButton.tsx';
import { calendarRange, monthName } from './months.ts';
import type { BookableMonth } from './useBookableMonth.ts';
import { weeksLeft } from './weeks-left.ts';

interface MonthCalendarProps {
  /** Whose calendar it is: another one is rendered from the start. */
  of: string;
  view: BookableMonth;
  date: string | null;
  onPick: (date: string) => void;
}

const DAYS = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', justifyItems: 'center' };

/** Fills its column; days that can be picked are tinted, so that the free ones are seen at a glance. */
const MONTH = {
  width: '100%',
  maxWidth: '30rem',
  height: 'auto',
  maxHeight: 'none',
  mx: 0,
  '& .MuiPickersCalendarHeader-root': { px: 1, mt: 0 },
  '& .MuiPickersCalendarHeader-label': { fontWeight: 600 },
  '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': DAYS,
  // What is over takes no room.
  '& .MuiDayCalendar-weekContainer:not(:has(> :not([data-over], .MuiPickerDay-fillerCell)))': { display: 'none' },
  '& .MuiDayCalendar-weekDayLabel': { color: 'text.secondary' },
  '& .MuiPickerDay-root': { '--PickerDay-size': 'min(39px, 11vw)', fontSize: '.875rem', fontVariantNumeric: 'tabular-nums' },
  '& .MuiPickerDay-root:not(.Mui-disabled, .Mui-selected)': { bgcolor: 'primary.light', color: 'primary.dark', fontWeight: 600 },
};

/** A month in which only days with a free slot can be picked. */
export function MonthCalendar({ of, view, date, onPick }: MonthCalendarProps) {
  const { month, days, empty, next, query, leafTo } = view;
  // The calendar keeps its month to itself; a jump from outside is a new calendar.
  const [jumps, setJumps] = useState(0);
  const lastDay = query.data?.lastDay;
  const { first, last } = useMemo(() => calendarRange(lastDay ?? `${month}-01`), [lastDay, month]);

  if (query.error) return <ProblemAlert problem={query.error} onRetry={query.refetch} />;
  if (!days && jumps === 0 && !query.data) return <CalendarSkeleton />;

  const free = new Set(days?.days.filter((day) => day.free > 0).map((day) => day.date));
  const chosen = date?.startsWith(month) ? date : null;
  const [firstFree] = free;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <EntryDay value={chosen ?? firstFree}>
        <DateCalendar
          key={`${jumps}-${of}`}
          views={['day']}
          slots={{ day: FreeDay, previousIconButton: MonthButton, nextIconButton: MonthButton }}
          value={chosen ? dayjs(chosen) : null}
          referenceDate={dayjs(`${month}-01`)}
          minDate={first}
          maxDate={last}
          loading={!days}
          disableHighlightToday
          shouldDisableDate={(day) => !free.has(day.format('YYYY-MM-DD'))}
          onMonthChange={(to) => leafTo(to.format('YYYY-MM'))}
          onChange={(day) => day && onPick(day.format('YYYY-MM-DD'))}
          sx={[MONTH, { '& .MuiDayCalendar-slideTransition': { minHeight: WEEK * weeksLeft(month, todayIn()) } }]}
        />
      </EntryDay>
      {empty && (
        <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
          Nothing is free in {monthName(month)}.{' '}
          {next && (
            <Button
              size="small"
              onClick={() => {
                leafTo(next);
                setJumps(jumps + 1);
              }}
            >
              Go to {monthName(next)}
            </Button>
          )}
        </Typography>
      )}
    </LocalizationProvider>
  );
}
