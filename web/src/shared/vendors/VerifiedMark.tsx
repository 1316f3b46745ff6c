import Box from '@mui/material/Box';
import Verified from 'virtual:icon/baseline-verified';

interface Props {
  /** With words it is a badge; without, a mark beside a name. */
  children?: string;
}

/** Only approved providers are public, so whoever is listed is verified. */
export function VerifiedMark({ children }: Props) {
  if (!children) return <Verified titleAccess="Verified Provider" sx={{ fontSize: 17, color: 'success.main', flexShrink: 0 }} />;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        fontSize: '.8125rem',
        fontWeight: 600,
        bgcolor: 'success.light',
        color: 'success.dark',
      }}
    >
      <Verified aria-hidden sx={{ fontSize: 16 }} />
      {children}
    </Box>
  );
}
