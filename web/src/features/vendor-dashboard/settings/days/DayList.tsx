import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Edit from 'virtual:icon/outline-edit';
import type { WorkingHoursDto } from '#api/generated.ts';
import { IconTooltip } from '#ui/buttons/IconTooltip.tsx';
import { hoursLabel } from '../hours/hour-words.ts';
import { rowWords } from './calendar.ts';
import { RemoveDayButton } from './RemoveDayButton.tsx';
import { type DaysInRow, rowsOf } from './rows-of-days.ts';

interface Props {
  hours: WorkingHoursDto;
  onEdit: (days: DaysInRow) => void;
}

export function DayList({ hours, onEdit }: Props) {
  if (hours.exceptions.length === 0) return <Typography sx={{ py: 1 }}>No holidays or exceptions yet</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {rowsOf(hours.exceptions).map((days) => (
        <Box component="li" key={days.date} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{rowWords(days)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[hoursLabel(days.hours), days.note].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Stack direction="row">
            <IconTooltip title="Edit">
              <IconButton aria-label={`Edit ${rowWords(days)}`} onClick={() => onEdit(days)}>
                <Edit fontSize="small" />
              </IconButton>
            </IconTooltip>
            <RemoveDayButton days={days} hours={hours} />
          </Stack>
        </Box>
      ))}
    </Box>
  );
}
