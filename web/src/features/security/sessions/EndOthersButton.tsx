import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useEndOtherSessionsMutation } from '../api.ts';

export function EndOthersButton({ count }: { count: number }) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();

  async function end() {
    try {
      const { ended } = await endOthers().unwrap();
      toast.success('Other sessions ended', ended === 1 ? 'One device is signed out.' : `${ended} devices are signed out.`);
    } catch (problem) {
      toast.error('The sessions were not ended', problem);
    }
    setDialogOpen(false);
  }
  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={() => setDialogOpen(true)} sx={{ mt: 1 }}>
        End all other sessions
      </Button>
      <ConfirmDialog
        open={dialogOpen}
        title="End all other sessions?"
        confirmLabel="End them"
        cancelLabel="Keep them"
        destructive
        busy={isLoading}
        onConfirm={() => void end()}
        onClose={() => setDialogOpen(false)}
      >
        {count === 1 ? 'One other device is' : `${count} other devices are`} signed out at once. You stay signed in here.
      </ConfirmDialog>
    </>
  );
}
