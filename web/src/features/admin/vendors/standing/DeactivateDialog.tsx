import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { type ManagedVendorDto, useDeactivationPreviewQuery, useSuspendVendorMutation } from '../api.ts';
import { vendorBadge } from '../VendorBadge.tsx';
import { AffectedBookings } from './AffectedBookings.tsx';
import { type Confirmed, ConfirmedChoice } from './ConfirmedChoice.tsx';

interface Props {
  vendor: ManagedVendorDto;
  onClose: () => void;
}

/** Takes a provider out of view. What becomes of each open booking stands there before it is done. */
export function DeactivateDialog({ vendor, onClose }: Props) {
  const { id, businessName } = vendor;
  const { data: preview, error, refetch } = useDeactivationPreviewQuery({ id }, { refetchOnMountOrArgChange: true });
  const [deactivate] = useSuspendVendorMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useReason();
  const [confirmed, setConfirmed] = useState<Confirmed>('keep');
  const bookings = preview?.bookings ?? [];
  const isAsked = bookings.some(({ ends }) => ends === 'ifChosen');

  const send = () =>
    run(async () => {
      await deactivate({ id, suspendVendorDto: { reason: reason.written, confirmedBookings: confirmed } }).unwrap();
      return ['Vendor updated', 'Vendor status has been updated successfully.'];
    });

  return (
    <ActionDialog
      title={`Deactivate ${businessName}?`}
      submitLabel="Deactivate"
      keepLabel="Keep as it is"
      destructive
      wide
      offered={vendorBadge(vendor) === 'active'}
      about="vendor"
      ready={preview !== undefined}
      busy={busy}
      problem={problem}
      problemTitle="Update failed"
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      <Typography>
        Customers no longer see the business, and nobody can book it, until an administrator activates it again. The provider is told why.
      </Typography>
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : preview ? (
        <>
          {isAsked && <ConfirmedChoice chosen={confirmed} onChoose={setConfirmed} />}
          <ReasonField reason={reason} hint="The provider will read it." />
          <AffectedBookings bookings={bookings} confirmed={confirmed} />
        </>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </ActionDialog>
  );
}
