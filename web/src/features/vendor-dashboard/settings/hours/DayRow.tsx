import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ContentCopy from 'virtual:icon/baseline-content-copy';
import { IconTooltip } from '#ui/buttons/IconTooltip.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { DayHours } from './DayHours.tsx';
import { type Interval, USUAL } from './intervals.ts';

interface Props {
  day: string;
  hours: readonly Interval[];
  onChange: (hours: Interval[]) => void;
  onCopy: () => void;
}

/** One day of the week: closed, or open at some hours. */
export function DayRow({ day, hours, onChange, onCopy }: Props) {
  const open = hours.length > 0;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '11rem minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 1,
        py: 1,
        alignItems: 'start',
      }}
    >
      <Box component="label" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 40, cursor: 'pointer' }}>
        <Toggle
          checked={open}
          onChange={({ target }) => onChange(target.checked ? [USUAL] : [])}
          slotProps={{ input: { role: 'switch', 'aria-label': `Open on ${day}` } }}
        />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {day}
        </Typography>
      </Box>
      <Box sx={{ gridRow: { xs: 2, md: 1 }, gridColumn: { xs: '1 / -1', md: 2 } }}>
        {open ? (
          <DayHours day={day} hours={hours} onChange={onChange} />
        ) : (
          <Typography color="textSecondary" sx={{ lineHeight: '40px' }}>
            Closed
          </Typography>
        )}
      </Box>
      <IconTooltip title={`Use ${day}’s hours on every day`}>
        <IconButton aria-label={`Use ${day}’s hours on every day`} onClick={onCopy} sx={{ gridColumn: { xs: 2, md: 3 }, gridRow: 1 }}>
          <ContentCopy style={{ width: 18, height: 18 }} />
        </IconButton>
      </IconTooltip>
    </Box>
  );
}
