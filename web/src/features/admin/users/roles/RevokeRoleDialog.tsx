import { ROLE_NAMES } from '#shared/account/role-names.ts';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { type ManagedUserDto, type UserDeactivationDto, useRevokeUserRoleMutation, useUserRoleRevocationQuery } from '../api.ts';
import { AffectedBookings } from '../effects/AffectedBookings.tsx';
import { DecisionDialog } from '../effects/DecisionDialog.tsx';
import { sessionsEnd, WhatFollows } from '../effects/WhatFollows.tsx';
import { type GrantedRole, ROLE_NOUNS } from './granted-roles.ts';

interface Props {
  user: ManagedUserDto;
  role: GrantedRole;
  onDone: () => void;
  onClose: () => void;
}

/** Takes a role from somebody. All that follows stands there before it is done. */
export function RevokeRoleDialog({ user, role, onDone, onClose }: Props) {
  const { id, fullName, roles } = user;
  const preview = useUserRoleRevocationQuery({ id, role }, { refetchOnMountOrArgChange: true });
  const [revoke] = useRevokeUserRoleMutation();
  const { busy, problem, run } = useAction(onDone);
  const reason = useReason();

  const send = () =>
    run(async () => {
      await revoke({ id, role, changeRoleDto: { reason: reason.written } }).unwrap();
      return ['Role revoked', `${fullName} is no longer ${ROLE_NOUNS[role]}.`];
    });

  return (
    <DecisionDialog
      title={`Revoke ${ROLE_NAMES[role]} of ${fullName}?`}
      submitLabel="Revoke"
      destructive
      wide
      offered={roles.includes(role)}
      busy={busy}
      problem={problem}
      preview={preview}
      height={180}
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      {(found) => (
        <>
          <WhatFollows sentences={followingOf(user, found)} />
          <ReasonField reason={reason} hint="They will read it." />
          {role === 'vendor' && <AffectedBookings bookings={found.bookings} />}
        </>
      )}
    </DecisionDialog>
  );
}

const followingOf = ({ isActive }: ManagedUserDto, { sessions, business }: UserDeactivationDto) => [
  'They are told why by mail, and can sign in again with what else they may do.',
  sessionsEnd(sessions),
  business && businessSentence(business, isActive),
];

function businessSentence({ businessName, changes }: NonNullable<UserDeactivationDto['business']>, isActive: boolean): string {
  if (!changes) return `${businessName} is not on show, and stays so.`;
  return isActive
    ? `${businessName} goes out of view: customers don’t see it, and nobody can book it.`
    : `${businessName} stays out of view, also when the account is activated again.`;
}
