import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { type ManagedUserDto, useDeactivateUserMutation, type UserDeactivationDto, useUserDeactivationQuery } from '../api.ts';
import { AffectedBookings } from '../effects/AffectedBookings.tsx';
import { DecisionDialog } from '../effects/DecisionDialog.tsx';
import { sessionsEnd, WhatFollows } from '../effects/WhatFollows.tsx';

interface Props {
  user: ManagedUserDto;
  onClose: () => void;
}

/** Shuts somebody out. All that follows stands there before it is done. */
export function DeactivateUserDialog({ user: { id, fullName, isActive }, onClose }: Props) {
  const preview = useUserDeactivationQuery({ id }, { refetchOnMountOrArgChange: true });
  const [deactivate] = useDeactivateUserMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useReason();

  const send = () =>
    run(async () => {
      await deactivate({ id, deactivateUserDto: { reason: reason.written } }).unwrap();
      return ['User deactivated', 'User has been deactivated successfully.'];
    });

  return (
    <DecisionDialog
      title={`Deactivate ${fullName}?`}
      submitLabel="Deactivate"
      destructive
      wide
      offered={isActive}
      busy={busy}
      problem={problem}
      preview={preview}
      height={180}
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      {(found) => (
        <>
          <WhatFollows sentences={followingOf(found)} />
          <ReasonField reason={reason} hint="They will read it." />
          <AffectedBookings bookings={found.bookings} />
        </>
      )}
    </DecisionDialog>
  );
}

const followingOf = ({ sessions, business }: UserDeactivationDto) => [
  'They can’t sign in any more, until an administrator activates the account again, and are told why by mail.',
  sessionsEnd(sessions),
  business?.changes && `${business.businessName} goes out of view: customers don’t see it, and nobody can book it.`,
  business && !business.changes && `${business.businessName} is out of view already, and stays so.`,
];
