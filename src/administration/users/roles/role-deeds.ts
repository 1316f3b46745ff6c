import { Account, type GrantedRole } from '../../../accounts/index.js';
import type { Deeds } from '../../../moderation/index.js';
import { streamOf } from '../../../platform/events/decider.js';

/** What administrators decide about one role of an account. One that somebody has by applying was decided by nobody. */
export const roleOf = (userId: string, role: GrantedRole): Deeds => ({
  stream: streamOf(Account, userId),
  verbs: { RoleGrantedV2: 'granted', RoleRevokedV2: 'revoked' },
  isAbout: ({ data }) => {
    const { role: changed, grantedBy, revokedBy } = data as { role: string; grantedBy?: string | null; revokedBy?: string | null };
    return changed === role && (grantedBy ?? revokedBy ?? null) !== null;
  },
});
