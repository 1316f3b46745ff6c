import { defineEntity, p } from '@mikro-orm/core';
import { instant, whole, words } from '../../platform/tables/columns.js';

/** One signed-in browser. */
export const SessionRow = defineEntity({
  name: 'SessionRow',
  tableName: 'identity_session',
  schema: 'public',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Number of the refresh token that is good; every refresh raises it. */
    counter: whole(),
    /** Epoch of the credential that opened it: the session lives while that is the credential's epoch. */
    epoch: whole(),
    /** As the person reads it, such as "Chrome on Linux". */
    device: words(),
    openedAt: instant(),
    refreshedAt: instant(),
    revokedAt: instant().nullable(),
  },
  indexes: [{ properties: ['userId'] }, { properties: ['refreshedAt'] }],
});
