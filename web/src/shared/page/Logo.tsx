import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

/** The wordmark, half of it on a piece of tape. */
export function Logo() {
  return (
    <Box
      component={Link}
      to={paths.home}
      aria-label="plumb &level, home"
      sx={{
        typography: 'h3',
        fontSize: { xs: '1.25rem', md: '1.375rem' },
        letterSpacing: '-.02em',
        lineHeight: 1.2,
        color: 'text.primary',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        borderRadius: '4px',
      }}
    >
      plumb{' '}
      <Box component="span" sx={{ px: 0.5, bgcolor: 'tape.main', color: 'tape.ink', display: 'inline-block' }}>
        &level
      </Box>
    </Box>
  );
}
