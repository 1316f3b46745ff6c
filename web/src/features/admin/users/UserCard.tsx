import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RoleBadge } from '#shared/account/RoleBadge.tsx';
import { PhoneLink } from '#shared/booking/contact/PhoneLink.tsx';
import { PersonAvatar } from '#shared/vendors/PersonAvatar.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import type { ManagedUserDto } from './api.ts';

/** Somebody as an administrator sees them. */
export function UserCard({ user }: { user: ManagedUserDto }) {
  const { fullName, avatarUrl, roles, phone, city, state, createdAt } = user;
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <Paper component="li" aria-label={fullName} sx={{ display: 'grid', gap: 1.5, p: 2.5 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <PersonAvatar src={avatarUrl} name={fullName} size={40} />
        <div style={{ minWidth: 0, flexGrow: 1 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {fullName}
            </Typography>
            {roles.map((role) => (
              <RoleBadge key={role} role={role} />
            ))}
          </Stack>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {phone && (
              <>
                <PhoneLink number={phone} />
                {' · '}
              </>
            )}
            {place && `${place} · `}
            {`joined ${dateLabel(createdAt)}`}
          </Typography>
        </div>
      </Stack>
    </Paper>
  );
}
