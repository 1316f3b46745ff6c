import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import Delete from 'virtual:icon/outline-delete';
import type { MyServiceDto } from '#api/generated.ts';
import { IconTooltip } from '#ui/buttons/IconTooltip.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useArchiveServiceMutation } from '../api.ts';
import { keepOn } from './switching-off.ts';

export function DeleteServiceButton({ service: { id, title } }: { service: MyServiceDto }) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [archive, { isLoading }] = useArchiveServiceMutation();

  async function remove() {
    // What is gone needs not be switched off any more.
    keepOn(id);
    try {
      await archive({ id }).unwrap();
      toast.success('Service deleted', 'Service has been deleted successfully.');
    } catch (problem) {
      toast.error('The service could not be deleted', problem);
    }
    setDialogOpen(false);
  }

  return (
    <>
      <IconTooltip title="Delete">
        <IconButton aria-label={`Delete ${title}`} color="error" onClick={() => setDialogOpen(true)}>
          <Delete fontSize="small" />
        </IconButton>
      </IconTooltip>
      <ConfirmDialog
        open={dialogOpen}
        title={`Delete ${title}?`}
        confirmLabel="Delete"
        destructive
        busy={isLoading}
        onConfirm={() => void remove()}
        onClose={() => setDialogOpen(false)}
      >
        Nobody can find or book it any more. Bookings that were made keep its title and price, and open ones go on. This can’t be taken
        back.
      </ConfirmDialog>
    </>
  );
}
