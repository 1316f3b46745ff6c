import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Inactive from 'virtual:icon/outline-pause-circle';
import { useSignedInUser } from '#api/session/session.ts';
import { RoleBadge } from '#shared/account/RoleBadge.tsx';
import { PhoneLink } from '#shared/booking/contact/PhoneLink.tsx';
import { PersonAvatar } from '#shared/vendors/PersonAvatar.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import { Tick } from '../bulk/Tick.tsx';
import type { ManagedUserDto } from './api.ts';
import type { UserDialogName } from './UserDialog.tsx';

interface Props {
  user: ManagedUserDto;
  onOpen: (name: UserDialogName) => void;
}

interface CardProps extends Props {
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** Somebody as an administrator sees them, and what they may do about them. */
export function UserCard({ user, chosen, onChoose, onOpen }: CardProps) {
  const { fullName, avatarUrl, roles, phone, city, state, createdAt, isActive } = user;
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <Paper component="li" aria-label={fullName} sx={{ display: 'grid', gap: 1.5, p: 2.5 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Tick type="checkbox" aria-label={`Select ${fullName}`} checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
        <PersonAvatar src={avatarUrl} name={fullName} size={40} />
        <div style={{ minWidth: 0, flexGrow: 1 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {fullName}
            </Typography>
            {roles.map((role) => (
              <RoleBadge key={role} role={role} />
            ))}
            {!isActive && <Chip variant="status" size="small" color="error" icon={<Inactive />} label="Deactivated" />}
          </Stack>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {phone && (
              <>
                <PhoneLink number={phone} />
                {' · '}
              </>
            )}
            {place && `${place} · `}
            {`joined ${dateLabel(createdAt)}`}
          </Typography>
          <Why user={user} />
        </div>
      </Stack>
      <Actions user={user} onOpen={onOpen} />
    </Paper>
  );
}

/** Who has shut them out, when and why. */
function Why({ user: { deactivation } }: { user: ManagedUserDto }) {
  if (!deactivation) return null;
  const { by, at, reason } = deactivation;
  return (
    <Typography variant="body2" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
      {`Deactivated by ${by ?? 'an administrator'} on ${dateLabel(at)}: ${reason}`}
    </Typography>
  );
}

/** Nobody shuts themselves out. */
function Actions({ user: { id, fullName, isActive }, onOpen }: Props) {
  const own = useSignedInUser()?.id === id;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" size="small" aria-label={`View Profile of ${fullName}`} onClick={() => onOpen('profile')}>
        View Profile
      </Button>
      {!own && isActive && (
        <Button variant="outlined" color="error" size="small" aria-label={`Deactivate ${fullName}`} onClick={() => onOpen('deactivate')}>
          Deactivate
        </Button>
      )}
      {!own && !isActive && (
        <Button variant="outlined" size="small" aria-label={`Activate ${fullName}`} onClick={() => onOpen('activate')}>
          Activate
        </Button>
      )}
    </Stack>
  );
}
