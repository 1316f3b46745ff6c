import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Address } from './useAddress.ts';

/** While there is none. */
export function MakeAddress({ address: { make, isMaking, ended } }: { address: Address }) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">
        {ended ? 'The address is switched off. Your calendar keeps what it has until you remove it there.' : 'There is no address yet.'}
      </Typography>
      <Button variant="contained" loading={isMaking} onClick={() => void make()}>
        Make an address
      </Button>
    </Stack>
  );
}
