import Typography from '@mui/material/Typography';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { type ManagedUserDto, useActivateUserMutation, type UserActivationDto, useUserActivationQuery } from '../api.ts';
import { DecisionDialog } from '../effects/DecisionDialog.tsx';

interface Props {
  user: ManagedUserDto;
  onClose: () => void;
}

export function ActivateUserDialog({ user: { id, fullName, isActive }, onClose }: Props) {
  const preview = useUserActivationQuery({ id }, { refetchOnMountOrArgChange: true });
  const [activate] = useActivateUserMutation();
  const { busy, problem, run } = useAction(onClose);
  const send = () =>
    run(async () => {
      await activate({ id }).unwrap();
      return ['User activated', 'User has been activated successfully.'];
    });
  return (
    <DecisionDialog
      title={`Activate ${fullName}?`}
      submitLabel="Activate"
      offered={!isActive}
      busy={busy}
      problem={problem}
      preview={preview}
      height={72}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {(found) => <Typography sx={{ overflowWrap: 'anywhere' }}>{sentencesOf(found).join(' ')}</Typography>}
    </DecisionDialog>
  );
}

const sentencesOf = ({ business }: UserActivationDto): string[] => [
  'They can sign in again, and are told so by mail.',
  ...(business ? [businessSentence(business)] : []),
  'Bookings that were cancelled stay cancelled.',
];

const businessSentence = ({ businessName, changes }: NonNullable<UserActivationDto['business']>): string =>
  changes
    ? `${businessName} is no longer held back: customers see it again, unless they have paused it themselves.`
    : `${businessName} stays as it is: it was not this deactivation that took it out of view.`;
