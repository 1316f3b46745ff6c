import { TextField } from '#ui/forms/TextField.tsx';
import { hourLabel } from './hour-words.ts';

interface Props {
  /** "Monday, from" */
  name: string;
  value: number;
  earliest: number;
  latest: number;
  onChange: (hour: number) => void;
}

export function HourSelect({ name, value, earliest, latest, onChange }: Props) {
  const hours = Array.from({ length: latest - earliest + 1 }, (_, place) => earliest + place);
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      slotProps={{ htmlInput: { 'aria-label': name } }}
      sx={{ width: 114, '& select': { pl: 1.25, fontSize: '.875rem', fontVariantNumeric: 'tabular-nums' } }}
    >
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {hourLabel(hour)}
        </option>
      ))}
    </TextField>
  );
}
