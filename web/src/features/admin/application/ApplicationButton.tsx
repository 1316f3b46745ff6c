import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { PendingApplication } from '../api.ts';

const ApplicationDialog = lazy(async () => ({ default: (await import('./ApplicationDialog.tsx')).ApplicationDialog }));

/** The way to all that an applicant told. */
export function ApplicationButton({ application: { id, businessName } }: { application: PendingApplication }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`View details of ${businessName}`} onClick={() => setOpen(true)}>
        View details
      </Button>
      {open && (
        <Suspense>
          <ApplicationDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
