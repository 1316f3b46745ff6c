import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Back from 'virtual:icon/baseline-chevron-left';
import Next from 'virtual:icon/baseline-chevron-right';
import type { WorkingHoursDto } from '#api/generated.ts';
import { zoneLabel } from '#shared/slots/slot-words.ts';
import { calendarHref, type CalendarView, daysOn } from './calendar-choice.ts';
import { daysLabel } from './calendar-words.ts';
import { PrintDay } from './paper/PrintDay.tsx';
import { SubscribeButton } from './subscribe/SubscribeButton.tsx';

interface Props {
  view: CalendarView;
  day: string;
  days: readonly string[];
  hours: WorkingHoursDto;
}

/** Which days are on show, and the way to others; all of them can be followed elsewhere, and a single one can be printed. */
export function CalendarHead({ view, day, days, hours }: Props) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', ml: -1 }}>
        <IconButton href={calendarHref(view, daysOn(view, day, -1))} aria-label={`Previous ${view}`}>
          <Back />
        </IconButton>
        <Button href={calendarHref(view)} variant="outlined" size="small">
          Today
        </Button>
        <IconButton href={calendarHref(view, daysOn(view, day, 1))} aria-label={`Next ${view}`}>
          <Next />
        </IconButton>
      </Stack>
      <Typography variant="h3" component="h2" aria-live="polite">
        {daysLabel(days)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {zoneLabel(hours.timeZone)}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ ml: { md: 'auto' } }}>
        <SubscribeButton timeZone={hours.timeZone} />
        {view === 'day' && <PrintDay day={day} hours={hours} />}
      </Stack>
    </Stack>
  );
}
