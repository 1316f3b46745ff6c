import Typography from '@mui/material/Typography';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { type ManagedVendorDto, useReinstateVendorMutation } from '../api.ts';
import { vendorBadge } from '../VendorBadge.tsx';

interface Props {
  vendor: ManagedVendorDto;
  onClose: () => void;
}

export function ActivateDialog({ vendor, onClose }: Props) {
  const [activate] = useReinstateVendorMutation();
  const { busy, problem, run } = useAction(onClose);
  const send = () =>
    run(async () => {
      await activate({ id: vendor.id }).unwrap();
      return ['Vendor updated', 'Vendor status has been updated successfully.'];
    });
  return (
    <ActionDialog
      title={`Activate ${vendor.businessName}?`}
      submitLabel="Activate"
      keepLabel="Keep as it is"
      offered={vendorBadge(vendor) === 'inactive'}
      about="vendor"
      busy={busy}
      problem={problem}
      problemTitle="Update failed"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Typography>
        {vendor.isPaused
          ? 'The provider has paused the business: customers see it again as soon as they resume it.'
          : 'Customers see the business again, and can book it.'}{' '}
        Bookings that were cancelled stay cancelled.
      </Typography>
    </ActionDialog>
  );
}
