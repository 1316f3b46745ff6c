import Button from '@mui/material/Button';
import { toast } from '#ui/feedback/toast.ts';
import { type PendingApplication, useApproveVendorMutation } from '../api.ts';

export function ApproveButton({ application: { id, businessName } }: { application: PendingApplication }) {
  const [approve, { isLoading }] = useApproveVendorMutation();

  async function approveVendor() {
    try {
      await approve({ id }).unwrap();
      toast.success('Vendor approved', 'The vendor application has been approved.');
    } catch (problem) {
      toast.error('Error', problem);
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
