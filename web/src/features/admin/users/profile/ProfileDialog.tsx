import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { PhoneLink } from '#shared/booking/contact/PhoneLink.tsx';
import { paths } from '#shared/paths.ts';
import { FactList } from '#ui/cards/FactList.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import { grouped } from '#ui/format/numbers.ts';
import { type ManagedUserDto, type UserProfileDto, useUserProfileQuery } from '../api.ts';
import { UserRoles } from '../roles/UserRoles.tsx';
import { History } from './History.tsx';
import { OpenSessions } from './OpenSessions.tsx';

interface Props {
  user: ManagedUserDto;
  onClose: () => void;
}

/** All that an administrator reads of one account. */
export function ProfileDialog({ user, onClose }: Props) {
  const title = useId();
  const { data: profile, error, refetch } = useUserProfileQuery({ id: user.id }, { refetchOnMountOrArgChange: true });

  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {user.fullName}
      </DialogTitle>
      <DialogContent>
        {error ? (
          <ProblemAlert problem={error} onRetry={refetch} />
        ) : profile ? (
          <Stack spacing={3}>
            <FactList facts={factsOf(user, profile)} />
            {/* What is done is told by a toast, which a dialog would keep from those who listen: so it closes. */}
            <UserRoles user={user} onDone={onClose} />
            <OpenSessions user={user} sessions={profile.sessions} onDone={onClose} />
            <History history={profile.history} />
          </Stack>
        ) : (
          <Skeleton variant="rounded" height={420} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const factsOf = (user: ManagedUserDto, profile: UserProfileDto) =>
  [
    ['Email', profile.emailVerified ? profile.email : `${profile.email} (not confirmed)`],
    ['Phone', user.phone && <PhoneLink number={user.phone} />],
    ['Address', [user.address, user.city, user.state].filter(Boolean).join(', ')],
    ['Business', profile.business && <Business business={profile.business} />],
    ['Bookings as a customer', grouped(profile.bookingCount)],
    ['Two-factor sign-in', profile.twoFactor ? 'On' : 'Off'],
    ['Joined', dateLabel(user.createdAt)],
  ] as const;

function Business({ business: { vendorId, businessName, isPublic } }: { business: NonNullable<UserProfileDto['business']> }) {
  return isPublic ? <Link href={paths.vendor(vendorId)}>{businessName}</Link> : `${businessName} (not on show)`;
}
