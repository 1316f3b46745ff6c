import Button from '@mui/material/Button';
import { useState } from 'react';
import { onDemand } from '#ui/dialogs/on-demand.tsx';

// Seldom opened.
const load = () => import('./DeletionDialog.tsx');
const DeletionDialog = onDemand(async () => (await load()).DeletionDialog);

export function DeleteAccountButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)} onPointerEnter={load} onFocus={load}>
        Delete Account
      </Button>
      {open && <DeletionDialog onClose={() => setOpen(false)} />}
    </>
  );
}
