import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSignedInUser } from '#api/session/session.ts';
import { ROLE_NAMES } from '#shared/account/role-names.ts';
import type { ManagedUserDto } from '../api.ts';
import { GRANTED_ROLES, type GrantedRole, ROLE_MEANINGS } from './granted-roles.ts';
import { GrantRoleDialog } from './GrantRoleDialog.tsx';
import { RevokeRoleDialog } from './RevokeRoleDialog.tsx';

interface Props {
  user: ManagedUserDto;
  /** One was given or taken. */
  onDone: () => void;
}

/** What somebody may do. Nobody changes their own roles. */
export function UserRoles({ user, onDone }: Props) {
  const [asking, setAsking] = useState<{ role: GrantedRole; held: boolean } | null>(null);
  const own = useSignedInUser()?.id === user.id;
  const dialog = { user, role: asking?.role ?? 'vendor', onDone, onClose: () => setAsking(null) };

  return (
    <section>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Roles
      </Typography>
      <Box component="ul" aria-label="Roles" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {GRANTED_ROLES.map((role) => (
          <Role
            key={role}
            role={role}
            held={user.roles.includes(role)}
            {...(!own && { onAsk: (held: boolean) => setAsking({ role, held }) })}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {own ? 'Nobody changes their own roles: another administrator has to.' : 'Everybody but an auditor is a customer, too.'}
      </Typography>
      {asking && (asking.held ? <RevokeRoleDialog {...dialog} /> : <GrantRoleDialog {...dialog} />)}
    </section>
  );
}

interface RoleProps {
  role: GrantedRole;
  held: boolean;
  onAsk?: (held: boolean) => void;
}

function Role({ role, held, onAsk }: RoleProps) {
  const name = ROLE_NAMES[role];
  return (
    <Box component="li" aria-label={name} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {name}
          <Typography component="span" variant="body2" color="textSecondary">
            {held ? ' · has this role' : ' · does not have this role'}
          </Typography>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {ROLE_MEANINGS[role]}
        </Typography>
      </Box>
      {onAsk && (
        <Button
          size="small"
          variant="outlined"
          color={held ? 'error' : 'primary'}
          aria-label={`${held ? 'Revoke' : 'Grant'} ${name}`}
          onClick={() => onAsk(held)}
          sx={{ flexShrink: 0 }}
        >
          {held ? 'Revoke' : 'Grant'}
        </Button>
      )}
    </Box>
  );
}
