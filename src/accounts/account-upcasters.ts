import type { Shape, Upcasters } from '../platform/events/upcast.js';
import type { AccountEvent } from './account.events.js';
import type { FormerAccountEvent } from './former-account.events.js';

/** In former days nobody said who gives and takes a role, or why. */
const byNobody =
  (type: AccountEvent['type'], by: 'grantedBy' | 'revokedBy') =>
  ({ data }: Shape): Shape => {
    const { userId } = data as { userId: string };
    return { type, data: { ...data, [by]: null }, personal: { subject: userId, fields: { reason: null } } };
  };

export const accountUpcasters = {
  RoleGranted: byNobody('RoleGrantedV2', 'grantedBy'),
  RoleRevoked: byNobody('RoleRevokedV2', 'revokedBy'),
} satisfies Upcasters & Record<FormerAccountEvent['type'], unknown>;
