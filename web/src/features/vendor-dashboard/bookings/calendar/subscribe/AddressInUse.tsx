import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { datedMomentLabel } from '#shared/booking/moments.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import type { Address } from './useAddress.ts';

interface Props {
  address: Address;
  madeAt: string;
  readAt: string | null;
  timeZone: string;
}

/** Since when it is good and whether somebody reads it; both ways to end it ask first. */
export function AddressInUse({ address: { made, make, switchOff, isMaking, isEnding }, madeAt, readAt, timeZone }: Props) {
  const [asking, setAsking] = useState<'renew' | 'off'>();
  const then = (work: () => Promise<void>) => void work().finally(() => setAsking(undefined));
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" color="textSecondary">
        On since {datedMomentLabel(madeAt, timeZone)}.{' '}
        {readAt ? `Last read around ${datedMomentLabel(readAt, timeZone)}.` : 'No calendar has read it yet.'}
        {!made && ' If you have lost the address, or somebody else may have it, renew it.'}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" onClick={() => setAsking('renew')}>
          Renew
        </Button>
        <Button variant="outlined" size="small" color="error" onClick={() => setAsking('off')}>
          Switch off
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking === 'renew'}
        title="Renew your calendar address?"
        confirmLabel="Renew address"
        busy={isMaking}
        onConfirm={() => then(make)}
        onClose={() => setAsking(undefined)}
      >
        The address that you have ends at once. Calendars that follow it stop, until you give them the new one.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'off'}
        title="Switch off your calendar address?"
        confirmLabel="Switch off"
        destructive
        busy={isEnding}
        onConfirm={() => then(switchOff)}
        onClose={() => setAsking(undefined)}
      >
        It ends at once, and calendars that follow it hear of nothing more. You can make another one at any time.
      </ConfirmDialog>
    </Stack>
  );
}
