import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PendingApplication } from '../api.ts';
import { RejectDialog } from './RejectDialog.tsx';

export function RejectButton({ application }: { application: PendingApplication }) {
  const [dialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size="small"
        aria-label={`Reject ${application.businessName}`}
        onClick={() => setDialogOpen(true)}
      >
        Reject
      </Button>
      <RejectDialog open={dialogOpen} application={application} onClose={() => setDialogOpen(false)} />
    </>
  );
}
