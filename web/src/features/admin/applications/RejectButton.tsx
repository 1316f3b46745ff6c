import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Applicant } from '../api.ts';
import { RejectDialog } from './RejectDialog.tsx';

interface Props {
  application: Applicant;
  onDone?: () => void;
}

export function RejectButton({ application, onDone }: Props) {
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
      <RejectDialog open={dialogOpen} application={application} onClose={() => setDialogOpen(false)} {...(onDone && { onDone })} />
    </>
  );
}
