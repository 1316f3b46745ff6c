import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import Delete from 'virtual:icon/outline-delete';
import type { OwnWorkPhotoDto } from '#api/generated.ts';
import { IconTooltip } from '#ui/buttons/IconTooltip.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useRemoveWorkPhotoMutation } from './api.ts';

export function RemovePhotoButton({ work: { id, before }, name }: { work: OwnWorkPhotoDto; name: string }) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [remove, { isLoading }] = useRemoveWorkPhotoMutation();

  async function confirm() {
    const { error } = await remove({ id });
    setDialogOpen(false);
    if (error) toast.error('The photo was not removed', error);
    else toast.success('Photo removed');
  }

  return (
    <>
      <IconTooltip title="Remove">
        <IconButton aria-label={`Remove ${name}`} color="error" onClick={() => setDialogOpen(true)}>
          <Delete fontSize="small" />
        </IconButton>
      </IconTooltip>
      <ConfirmDialog
        open={dialogOpen}
        title="Remove this photo?"
        confirmLabel="Remove photo"
        destructive
        busy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setDialogOpen(false)}
      >
        {before
          ? 'It is deleted from our server. The photo of how it was before stays, and stands alone.'
          : 'It is deleted from our server, and customers see it no longer. This can’t be taken back.'}
      </ConfirmDialog>
    </>
  );
}
