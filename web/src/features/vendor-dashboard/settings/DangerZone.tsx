import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MyVendorDto } from '#api/generated.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useMyVendorQuery } from '../api.ts';
import { usePauseVendorMutation, useResumeVendorMutation } from './api.ts';

/** Only a business that customers could see can be hidden from them. */
export function DangerZone() {
  const { data: vendor } = useMyVendorQuery();
  if (vendor?.verificationStatus !== 'approved') return null;
  return <Panel title="Danger Zone">{vendor.isPaused ? <Reactivate vendor={vendor} /> : <Deactivate vendor={vendor} />}</Panel>;
}

function Deactivate({ vendor: { businessName } }: { vendor: MyVendorDto }) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [pause, { isLoading }] = usePauseVendorMutation();

  const deactivate = async () => {
    try {
      await pause().unwrap();
      toast.success('Vendor account deactivated', 'Customers no longer see your profile and services.');
    } catch (cause) {
      toast.error('Your vendor account was not deactivated', cause);
    }
    setDialogOpen(false);
  };

  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        Hides your profile and services from customers until you undo it. Nobody can book you meanwhile; bookings that are open go on.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setDialogOpen(true)}>
        Deactivate Vendor Account
      </Button>
      <ConfirmDialog
        open={dialogOpen}
        title={`Deactivate ${businessName}?`}
        confirmLabel="Deactivate"
        destructive
        busy={isLoading}
        onConfirm={() => void deactivate()}
        onClose={() => setDialogOpen(false)}
      >
        Customers no longer see {businessName} and its services, and nobody can book them. Bookings that are open stay, and you can still
        answer them. You can undo this here at any time.
      </ConfirmDialog>
    </>
  );
}

function Reactivate({ vendor: { businessName } }: { vendor: MyVendorDto }) {
  const [resume, { isLoading }] = useResumeVendorMutation();

  const reactivate = async () => {
    try {
      await resume().unwrap();
      toast.success('Vendor account reactivated', 'Customers see your profile and services again.');
    } catch (cause) {
      toast.error('Your vendor account was not reactivated', cause);
    }
  };

  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        Your vendor account is deactivated: customers do not see {businessName} and its services, and nobody can book them.
      </Typography>
      <Button variant="contained" loading={isLoading} onClick={() => void reactivate()}>
        Reactivate Vendor Account
      </Button>
    </>
  );
}
