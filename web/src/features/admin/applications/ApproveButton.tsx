import Button from '@mui/material/Button';
import { toast } from '#ui/feedback/toast.ts';
import { type Applicant, useApproveVendorMutation } from '../api.ts';

interface Props {
  application: Applicant;
  onDone?: () => void;
}

export function ApproveButton({ application: { id, businessName }, onDone }: Props) {
  const [approve, { isLoading }] = useApproveVendorMutation();

  async function approveVendor() {
    try {
      await approve({ id }).unwrap();
      toast.success('Vendor approved', 'The vendor application has been approved.');
      onDone?.();
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
