import { defineEntity, p } from '@mikro-orm/core';
import { instant, whole } from '../../platform/tables/columns.js';

/** What a person signs in with. Written before the account is registered, so that no account is ever without. */
export const CredentialRow = defineEntity({
  name: 'CredentialRow',
  tableName: 'identity_credential',
  schema: 'public',
  properties: {
    userId: p.uuid().primary(),
    passwordHash: p.string().columnType('text'),
    /** Long enough for an admin or auditor; the hash can not tell. */
    strongEnoughForStaff: p.boolean(),
    /** Raised by every change of a secret: sessions and links from before it are worth nothing from that moment on. */
    epoch: whole(),
    /** Raised when sessions are ended from elsewhere: the browsers that were known before are not any more. */
    deviceEpoch: whole(),
    createdAt: instant(),
  },
});
