import CheckIcon from '@mui/icons-material/Check';
import Stack from '@mui/material/Stack';

const PROMISES = ['Free cancellation up to 24 hours', 'Charged after service completion', '100% satisfaction guarantee'];

/** What holds for every booking. */
export function Promises() {
  return (
    <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', color: 'text.secondary' }}>
      {PROMISES.map((promise) => (
        <Stack component="li" key={promise} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <CheckIcon fontSize="small" color="success" />
          <span>{promise}</span>
        </Stack>
      ))}
    </Stack>
  );
}
