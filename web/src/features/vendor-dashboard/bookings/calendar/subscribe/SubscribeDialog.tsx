import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DIALOG_ACTIONS, DIALOG_PAPER, DIALOG_TITLE } from '#ui/dialogs/dialog-look.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { AddressInUse } from './AddressInUse.tsx';
import { MakeAddress } from './MakeAddress.tsx';
import { NewAddress } from './NewAddress.tsx';
import { type Address, useAddress } from './useAddress.ts';

interface Props {
  timeZone: string;
  onClose: () => void;
}

/** A secret address by which the provider's own calendar follows their bookings: made here, seen once, renewed and switched off. */
export function SubscribeDialog({ timeZone, onClose }: Props) {
  const id = useId();
  const address = useAddress();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth slotProps={DIALOG_PAPER}>
      <DialogTitle id={id} variant="h3" component="h2" sx={DIALOG_TITLE}>
        Your bookings in your own calendar
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {!address.made && (
            <Typography>
              The calendar on your phone or computer shows your bookings and days off, and follows what changes. What is moved moves there,
              too.
            </Typography>
          )}
          <Notice>
            <p>
              <strong>Whoever has this address can read your calendar: share it with nobody.</strong>
            </p>
            <p>It tells the service, the time and the town, and the street once you have accepted. It never tells who has booked.</p>
          </Notice>
          <State address={address} timeZone={timeZone} />
        </Stack>
      </DialogContent>
      <DialogActions sx={DIALOG_ACTIONS}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function State({ address, timeZone }: { address: Address; timeZone: string }) {
  const { state, error, refetch, made, problem } = address;
  if (error) return <ProblemAlert problem={error} onRetry={() => void refetch()} />;
  if (!state) return <CircularProgress aria-label="Loading" sx={{ alignSelf: 'center' }} />;
  return (
    <>
      {problem !== undefined && <ProblemAlert problem={problem} />}
      {made && <NewAddress key={made} address={made} />}
      {state.madeAt ? (
        <AddressInUse address={address} madeAt={state.madeAt} readAt={state.readAt} timeZone={timeZone} />
      ) : (
        <MakeAddress address={address} />
      )}
    </>
  );
}
