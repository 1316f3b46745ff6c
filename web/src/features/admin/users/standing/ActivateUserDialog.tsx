import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { type ManagedUserDto, useActivateUserMutation, type UserActivationDto, useUserActivationQuery } from '../api.ts';

interface Props {
  user: ManagedUserDto;
  onClose: () => void;
}

export function ActivateUserDialog({ user: { id, fullName, isActive }, onClose }: Props) {
  const { data: preview, error, refetch } = useUserActivationQuery({ id }, { refetchOnMountOrArgChange: true });
  const [activate] = useActivateUserMutation();
  const { busy, problem, run } = useAction(onClose);
  const send = () =>
    run(async () => {
      await activate({ id }).unwrap();
      return ['User activated', 'User has been activated successfully.'];
    });
  return (
    <ActionDialog
      title={`Activate ${fullName}?`}
      submitLabel="Activate"
      keepLabel="Keep as it is"
      offered={!isActive}
      about="user"
      ready={preview !== undefined}
      busy={busy}
      problem={problem}
      problemTitle="Action failed"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : preview ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{sentencesOf(preview).join(' ')}</Typography>
      ) : (
        <Skeleton variant="rounded" height={72} />
      )}
    </ActionDialog>
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
