import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { type ManagedUserDto, useGrantUserRoleMutation, type UserActivationDto, useUserRoleGrantQuery } from '../api.ts';
import { DecisionDialog } from '../effects/DecisionDialog.tsx';
import { WhatFollows } from '../effects/WhatFollows.tsx';
import { type GrantedRole, ROLE_NOUNS } from './granted-roles.ts';

interface Props {
  user: ManagedUserDto;
  role: GrantedRole;
  onDone: () => void;
  onClose: () => void;
}

/** Gives somebody a role. */
export function GrantRoleDialog({ user: { id, fullName, roles }, role, onDone, onClose }: Props) {
  const preview = useUserRoleGrantQuery({ id, role }, { refetchOnMountOrArgChange: true });
  const [grant] = useGrantUserRoleMutation();
  const { busy, problem, run } = useAction(onDone);
  const reason = useReason();

  const send = () =>
    run(async () => {
      await grant({ id, role, changeRoleDto: { reason: reason.written } }).unwrap();
      return ['Role granted', `${fullName} is now ${ROLE_NOUNS[role]}.`];
    });

  return (
    <DecisionDialog
      title={`Make ${fullName} ${ROLE_NOUNS[role]}?`}
      submitLabel="Grant"
      wide
      offered={!roles.includes(role)}
      busy={busy}
      problem={problem}
      preview={preview}
      height={140}
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      {(found) => (
        <>
          <WhatFollows sentences={followingOf(role, found)} />
          <ReasonField reason={reason} hint="They will read it." />
        </>
      )}
    </DecisionDialog>
  );
}

const SENTENCES: Record<GrantedRole, readonly string[]> = {
  vendor: ['They see the pages of a business owner.'],
  admin: ['They can do all that you can.', 'Before anything else they are asked to set up two-factor sign-in.'],
  auditor: [
    'They read the history of everything here, and change nothing. They are no customer any more, and book nothing.',
    'Before anything else they are asked to set up two-factor sign-in.',
  ],
};

const followingOf = (role: GrantedRole, { business }: UserActivationDto) => [
  'Their open windows show it at once, and they are told why by mail.',
  ...SENTENCES[role],
  role === 'vendor' && !business && 'They have no business yet, and are asked to register one.',
  business?.changes && `${business.businessName} is no longer held back: customers see it again, unless they have paused it themselves.`,
  business && !business.changes && `${business.businessName} stays as it is: it was not with this role that it went out of view.`,
];
