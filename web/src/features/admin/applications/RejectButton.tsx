import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Decision } from '../api.ts';
import { RejectDialog } from './RejectDialog.tsx';

export function RejectButton(decision: Decision) {
  const [dialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size="small"
        aria-label={`Reject ${decision.application.businessName}`}
        onClick={() => setDialogOpen(true)}
      >
        Reject
      </Button>
      <RejectDialog open={dialogOpen} {...decision} onClose={() => setDialogOpen(false)} />
    </>
  );
}
