import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { bothClocks } from '#shared/booking/moments.ts';
import { choiceLabel } from '#shared/slots/slot-words.ts';
import type { Holding } from './useHold.ts';

/** Two times are held already. One of them can be given back for this one; and what is free can be booked without a hold. */
export function OtherHolds({ holding: { others, letGo } }: { holding: Holding }) {
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle>You hold two other times already</AlertTitle>
      This one is not held for you, but you can book it while it is free. Or let go of another one:
      <Stack spacing={1} sx={{ mt: 1 }}>
        {others.map((hold) => (
          <Button
            key={hold.id}
            size="small"
            variant="outlined"
            color="inherit"
            sx={{ overflowWrap: 'anywhere' }}
            onClick={() => void letGo(hold)}
          >
            {hold.serviceTitle}, {choiceLabel(hold)}
            {bothClocks(hold)}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
