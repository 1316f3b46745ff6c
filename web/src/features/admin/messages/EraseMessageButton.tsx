import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type ContactMessageDto, useEraseContactMessageMutation } from '../api.ts';

/** For what a visitor wrote: messages of people with an account go with the account. */
export function EraseMessageButton({ message: { id, name } }: { message: ContactMessageDto }) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [erase, { isLoading }] = useEraseContactMessageMutation();

  async function eraseMessage() {
    try {
      await erase({ id }).unwrap();
      toast.success('Message erased', 'Name, address and text are gone for good.');
    } catch (problem) {
      toast.error('The message could not be erased', problem);
    }
    setDialogOpen(false);
  }

  return (
    <>
      <Button variant="outlined" color="error" size="small" aria-label={`Erase: message from ${name}`} onClick={() => setDialogOpen(true)}>
        Erase
      </Button>
      <ConfirmDialog
        open={dialogOpen}
        title={`Erase the message from ${name}?`}
        confirmLabel="Erase"
        destructive
        busy={isLoading}
        onConfirm={() => void eraseMessage()}
        onClose={() => setDialogOpen(false)}
      >
        Name, address and text go for good; nobody can read them again. That there was a message, and when, stays.
      </ConfirmDialog>
    </>
  );
}
