import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

// Seldom opened.
const load = () => import('./DeletionDialog.tsx');
const DeletionDialog = lazy(async () => ({ default: (await load()).DeletionDialog }));

export function DeleteAccountButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)} onPointerEnter={load} onFocus={load}>
        Delete Account
      </Button>
      {open && (
        <Suspense>
          <DeletionDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
