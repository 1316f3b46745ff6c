import Button from '@mui/material/Button';
import { useState } from 'react';
import { onDemand } from '#ui/dialogs/on-demand.tsx';

// Seldom opened.
const load = () => import('./DownloadInFullDialog.tsx');
const DownloadInFullDialog = onDemand(async () => (await load()).DownloadInFullDialog);

/** The same file with nothing masked, for who gives their password again. */
export function DownloadInFullButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} onPointerEnter={load} onFocus={load}>
        Download in Full
      </Button>
      {open && <DownloadInFullDialog onClose={() => setOpen(false)} />}
    </>
  );
}
