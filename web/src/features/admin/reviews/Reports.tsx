import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GROUNDS } from '#shared/reviews/report/grounds.ts';
import { dateLabel } from '#ui/format/dates.ts';
import { Written } from '#ui/page/text.ts';
import type { ModeratedReviewDto } from './api.ts';

/** What readers have said against a review; what was decided about already stands back. */
export function Reports({ reports }: { reports: ModeratedReviewDto['reports'] }) {
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
            {GROUNDS[ground]}
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
