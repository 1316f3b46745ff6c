import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { useAccountSecurityQuery, useDeletionQuery } from '../api.ts';
import { DeletionForm } from './DeletionForm.tsx';
import { ReasonsAgainst } from './ReasonsAgainst.tsx';

/** Asks the server first whether the account can be deleted: if not, it says why; otherwise, what will happen. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  return (
    <FieldDialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        Delete your account?
      </DialogTitle>
      <Possible onClose={onClose} />
    </FieldDialog>
  );
}

function Possible({ onClose }: { onClose: () => void }) {
  const { currentData: deletion, error, refetch } = useDeletionQuery(undefined, { refetchOnMountOrArgChange: true });
  const security = useAccountSecurityQuery();

  if (error && !deletion) {
    return (
      <Closing onClose={onClose}>
        <ProblemAlert problem={error} onRetry={refetch} />
      </Closing>
    );
  }
  if (!deletion || security.isLoading) {
    return (
      <Closing onClose={onClose}>
        <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center' }}>
          <CircularProgress size={24} aria-hidden />
          <Typography>Checking whether anything is still open...</Typography>
        </Stack>
      </Closing>
    );
  }
  if (deletion.reasons.length > 0) {
    return (
      <Closing onClose={onClose}>
        <ReasonsAgainst reasons={deletion.reasons} />
      </Closing>
    );
  }
  return <DeletionForm twoFactor={security.data?.twoFactor ?? false} onRefused={refetch} onClose={onClose} />;
}

function Closing({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}
