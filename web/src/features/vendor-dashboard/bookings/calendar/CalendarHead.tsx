import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Back from 'virtual:icon/baseline-chevron-left';
import Next from 'virtual:icon/baseline-chevron-right';
import { zoneLabel } from '#shared/slots/slot-words.ts';
import { calendarHref, type CalendarView, daysOn } from './calendar-choice.ts';
import { daysLabel } from './calendar-words.ts';

interface Props {
  view: CalendarView;
  day: string;
  days: readonly string[];
  timeZone: string;
}

/** Which days are on show, and the way to others. */
export function CalendarHead({ view, day, days, timeZone }: Props) {
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
        {zoneLabel(timeZone)}
      </Typography>
    </Stack>
  );
}
