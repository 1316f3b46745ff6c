import Button from '@mui/material/Button';
import { useState } from 'react';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import type { PendingApplication } from '../api.ts';

const ApplicationDialog = onDemand(async () => (await import('./ApplicationDialog.tsx')).ApplicationDialog);

/** The way to all that an applicant told. */
export function ApplicationButton({ application: { id, businessName } }: { application: PendingApplication }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`View details of ${businessName}`} onClick={() => setOpen(true)}>
        View details
      </Button>
      {open && <ApplicationDialog id={id} failure="Error" onClose={() => setOpen(false)} />}
    </>
  );
}
