import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { type Decision, useRejectVendorMutation } from '../api.ts';

interface RejectDialogProps extends Decision {
  open: boolean;
  onClose: () => void;
}

/** The applicant reads the reason, so there has to be one. */
export function RejectDialog({ open, application: { id, businessName }, failure, onClose, onDone }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [reject, { isLoading }] = useRejectVendorMutation();

  async function rejectVendor() {
    if (!reason.trim()) return setMissing(true);
    try {
      await reject({ id, rejectVendorDto: { reason: reason.trim() } }).unwrap();
      toast.success('Vendor rejected', 'The vendor application has been rejected.');
      onDone?.();
    } catch (problem) {
      toast.error(failure, problem);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={`Reject ${businessName}?`}
      confirmLabel="Reject"
      destructive
      busy={isLoading}
      onConfirm={() => void rejectVendor()}
      onClose={onClose}
    >
      The decision is final for this application; the applicant can send in another one.
      <TextField
        label="Reason"
        required
        fullWidth
        multiline
        minRows={3}
        autoFocus
        value={reason}
        error={missing && !reason.trim()}
        helperText={missing && !reason.trim() ? 'Please give a reason.' : 'The applicant reads it.'}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  );
}
