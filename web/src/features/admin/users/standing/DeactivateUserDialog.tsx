import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { counted } from '#ui/format/labels.ts';
import { AffectedGroups } from '../../affected/AffectedGroups.tsx';
import {
  type ManagedUserDto,
  useDeactivateUserMutation,
  type UserBookingDto,
  type UserDeactivationDto,
  useUserDeactivationQuery,
} from '../api.ts';

interface Props {
  user: ManagedUserDto;
  onClose: () => void;
}

/** Shuts somebody out. All that follows stands there before it is done. */
export function DeactivateUserDialog({ user: { id, fullName, isActive }, onClose }: Props) {
  const { data: preview, error, refetch } = useUserDeactivationQuery({ id }, { refetchOnMountOrArgChange: true });
  const [deactivate] = useDeactivateUserMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useReason();

  const send = () =>
    run(async () => {
      await deactivate({ id, deactivateUserDto: { reason: reason.written } }).unwrap();
      return ['User deactivated', 'User has been deactivated successfully.'];
    });

  return (
    <ActionDialog
      title={`Deactivate ${fullName}?`}
      submitLabel="Deactivate"
      keepLabel="Keep as it is"
      destructive
      wide
      offered={isActive}
      about="user"
      ready={preview !== undefined}
      busy={busy}
      problem={problem}
      problemTitle="Action failed"
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : preview ? (
        <>
          <WhatFollows preview={preview} />
          <ReasonField reason={reason} hint="They will read it." />
          <AffectedGroups
            ended={preview.bookings.filter(({ ends }) => ends).map(named)}
            standing={preview.bookings.filter(({ ends }) => !ends).map(named)}
          />
        </>
      ) : (
        <Skeleton variant="rounded" height={180} />
      )}
    </ActionDialog>
  );
}

const named = (booking: UserBookingDto) => ({
  ...booking,
  whose: booking.as === 'customer' ? `by ${booking.otherSide}` : `for ${booking.otherSide}`,
});

function WhatFollows({ preview: { sessions, business } }: { preview: UserDeactivationDto }) {
  const following = [
    `They can’t sign in any more, until an administrator activates the account again, and are told why by mail.`,
    sessions > 0 && `${counted(sessions, 'open session')} ${sessions === 1 ? 'ends' : 'end'} at once.`,
    business?.changes && `${business.businessName} goes out of view: customers don’t see it, and nobody can book it.`,
    business && !business.changes && `${business.businessName} is out of view already, and stays so.`,
  ].filter(Boolean);
  return (
    <Box component="ul" aria-label="What happens" sx={{ m: 0, p: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
      {following.map((sentence) => (
        <Typography key={String(sentence)} component="li" sx={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      ))}
    </Box>
  );
}
