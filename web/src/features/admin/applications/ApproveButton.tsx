import Button from '@mui/material/Button';
import { toast } from '#ui/feedback/toast.ts';
import { type Decision, useApproveVendorMutation } from '../api.ts';

export function ApproveButton({ application: { id, businessName }, failure, onDone }: Decision) {
  const [approve, { isLoading }] = useApproveVendorMutation();

  async function approveVendor() {
    try {
      await approve({ id }).unwrap();
      toast.success('Vendor approved', 'The vendor application has been approved.');
      onDone?.();
    } catch (problem) {
      toast.error(failure, problem);
    }
  }

  return (
    <Button
      variant="contained"
      size="small"
      loading={isLoading}
      aria-label={`Approve ${businessName}`}
      onClick={() => void approveVendor()}
    >
      Approve
    </Button>
  );
}
