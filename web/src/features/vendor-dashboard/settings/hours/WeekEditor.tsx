import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { Ref } from 'react';
import { announce } from '#ui/feedback/announcer.ts';
import { WEEKDAYS } from '#ui/format/days.ts';
import { DayRow } from './DayRow.tsx';
import type { Interval, Week } from './intervals.ts';

interface Props {
  week: Week;
  error?: string | undefined;
  /** Takes the focus when the hours can't be saved as they are. */
  ref?: Ref<HTMLElement>;
  onChange: (week: Week) => void;
}

/** Monday first, as a working week is read; stored from Sunday on. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

export function WeekEditor({ week, error, ref, onChange }: Props) {
  const change = (weekday: number, hours: Interval[]) => onChange(week.map((each, index) => (index === weekday ? hours : each)));
  const copy = (weekday: number) => {
    onChange(week.map(() => week[weekday] ?? []));
    announce(`Every day now has ${WEEKDAYS[weekday]}’s hours.`);
  };

  return (
    <Box ref={ref} role="group" aria-label="Weekly hours" tabIndex={-1} sx={{ outline: 'none' }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {ORDER.map((weekday) => (
          <DayRow
            key={weekday}
            day={WEEKDAYS[weekday]!}
            hours={week[weekday] ?? []}
            onChange={(hours) => change(weekday, hours)}
            onCopy={() => copy(weekday)}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
