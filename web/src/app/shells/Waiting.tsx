import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

export function Waiting() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
      <CircularProgress aria-label="Loading" />
    </Box>
  );
}
