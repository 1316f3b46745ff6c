import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import Add from 'virtual:icon/baseline-add';
import Close from 'virtual:icon/baseline-close';
import { IconTooltip } from '#ui/buttons/IconTooltip.tsx';
import { HourSelect } from './HourSelect.tsx';
import { type Interval, isOverlapping, moreHours, startingAt } from './intervals.ts';

interface Props {
  /** "Monday", for whoever hears one field at a time. */
  day: string;
  hours: readonly Interval[];
  onChange: (hours: Interval[]) => void;
}

/** The hours of one day: one interval below the other. */
export function DayHours({ day, hours, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const more = moreHours(hours);
  const replace = (place: number, changed: Interval) => onChange(hours.map((each, index) => (index === place ? changed : each)));
  /** The button that was pressed is gone; the focus goes to the hours that are meant, or it would be lost. */
  const become = (changed: Interval[], place: number) => {
    flushSync(() => onChange(changed));
    list.current?.querySelectorAll('select')[place * 2]?.focus();
  };
  const nameOf = (place: number) => (hours.length > 1 ? `${day}, hours ${place + 1}` : day);

  return (
    <Stack ref={list} spacing={0.75} sx={{ alignItems: 'flex-start' }}>
      {hours.map((interval, place) => (
        <Stack key={place} direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
          <HourSelect
            name={`${nameOf(place)}, from`}
            value={interval.from}
            earliest={0}
            latest={23}
            onChange={(from) => replace(place, startingAt(interval, from))}
          />
          <span aria-hidden>–</span>
          <HourSelect
            name={`${nameOf(place)}, to`}
            value={interval.to}
            earliest={interval.from + 1}
            latest={24}
            onChange={(to) => replace(place, { ...interval, to })}
          />
          {hours.length > 1 && (
            <IconTooltip title="Remove these hours">
              <IconButton
                size="small"
                aria-label={`Remove ${nameOf(place)}`}
                onClick={() =>
                  become(
                    hours.filter((_, index) => index !== place),
                    Math.max(0, place - 1),
                  )
                }
              >
                <Close fontSize="small" />
              </IconButton>
            </IconTooltip>
          )}
          {more && place === hours.length - 1 && (
            <IconTooltip title="Add hours">
              <IconButton size="small" aria-label={`Add hours on ${day}`} onClick={() => become([...hours, more], hours.length)}>
                <Add fontSize="small" />
              </IconButton>
            </IconTooltip>
          )}
        </Stack>
      ))}
      {isOverlapping(hours) && <FormHelperText error>These hours overlap.</FormHelperText>}
    </Stack>
  );
}
