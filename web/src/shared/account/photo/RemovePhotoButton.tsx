import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useRemovePhotoMutation } from './api.ts';

export function RemovePhotoButton() {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [remove, { isLoading }] = useRemovePhotoMutation();

  const confirm = async () => {
    try {
      await remove().unwrap();
      setDialogOpen(false);
      toast.success('Photo removed', 'A drawn picture stands in its place.');
    } catch (cause) {
      setDialogOpen(false);
      toast.error('The photo was not removed', cause);
    }
  };

  return (
    <>
      <Button color="inherit" onClick={() => setDialogOpen(true)}>
        Remove Photo
      </Button>
      <ConfirmDialog
        open={dialogOpen}
        title="Remove your photo?"
        confirmLabel="Remove photo"
        destructive
        busy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setDialogOpen(false)}
      >
        The photo is deleted from our server, and a drawn picture takes its place.
      </ConfirmDialog>
    </>
  );
}
