import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useRemovePhotoMutation } from '../api.ts';

export function RemovePhotoButton() {
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemovePhotoMutation();

  const confirm = async () => {
    try {
      await remove().unwrap();
      setAsking(false);
      toast.success('Photo removed', 'A drawn picture stands in its place.');
    } catch (cause) {
      setAsking(false);
      toast.error('The photo was not removed', cause);
    }
  };

  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        Remove Photo
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove your photo?"
        confirmLabel="Remove photo"
        destructive
        busy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        The photo is deleted from our server, and a drawn picture takes its place.
      </ConfirmDialog>
    </>
  );
}
