import Chip from '@mui/material/Chip';
import type { Role } from '#api/session/session.ts';
import { ROLE_NAMES } from './role-names.ts';

export function RoleBadge({ role }: { role: Role }) {
  return <Chip variant="status" color="primary" size="small" label={ROLE_NAMES[role]} />;
}
