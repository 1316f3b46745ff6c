import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dateLabel } from '#ui/format/dates.ts';
import { Written } from '#ui/page/text.ts';
import type { ModeratedReviewDto } from './api.ts';

interface Props<Ground extends string> {
  reports: readonly (Omit<ModeratedReviewDto['reports'][number], 'ground'> & { ground: Ground })[];
  grounds: Readonly<Record<Ground, string>>;
}

/** What was said against something; what was decided about already stands back. */
export function Reports<Ground extends string>({ reports, grounds }: Props<Ground>) {
  if (reports.length === 0) return null;
  return (
    <Box component="ul" aria-label="Reports" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {reports.map(({ id, ground, note, reporterName, reportedAt, open }) => (
        <Box
          key={id}
          component="li"
          sx={{
            p: 1.5,
            borderRadius: '10px',
            ...(open ? { bgcolor: 'warning.light', color: 'warning.dark' } : { border: 1, borderColor: 'divider' }),
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {grounds[ground]}
          </Typography>
          {note && <Note>{note}</Note>}
          <Typography variant="body2">
            {reporterName ?? 'A visitor'}, {dateLabel(reportedAt)}
            {!open && ' · decided'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const Note = styled(Written)(({ theme }) => theme.typography.body2);
