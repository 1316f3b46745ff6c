import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Edit from 'virtual:icon/outline-edit';
import type { DayExceptionDto, WorkingHoursDto } from '#api/generated.ts';
import { IconTooltip } from '../../IconTooltip.tsx';
import { hoursLabel } from '../hours/hour-words.ts';
import { dateWords } from './calendar.ts';
import { RemoveDayButton } from './RemoveDayButton.tsx';

interface Props {
  hours: WorkingHoursDto;
  onEdit: (day: DayExceptionDto) => void;
}

export function DayList({ hours, onEdit }: Props) {
  if (hours.exceptions.length === 0) return <Typography sx={{ py: 1 }}>No holidays or exceptions yet</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {hours.exceptions.map((day) => (
        <Box component="li" key={day.date} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{dateWords(day.date)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[hoursLabel(day.hours), day.note].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Stack direction="row">
            <IconTooltip title="Edit">
              <IconButton aria-label={`Edit ${dateWords(day.date)}`} onClick={() => onEdit(day)}>
                <Edit fontSize="small" />
              </IconButton>
            </IconTooltip>
            <RemoveDayButton day={day} hours={hours} />
          </Stack>
        </Box>
      ))}
    </Box>
  );
}
