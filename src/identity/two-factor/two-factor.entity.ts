import { defineEntity, p } from '@mikro-orm/core';
import { code, instant, whole } from '../../platform/tables/columns.js';

/** What a person's authenticator app was set up with. */
export const TwoFactorRow = defineEntity({
  name: 'TwoFactorRow',
  tableName: 'identity_two_factor',
  schema: 'public',
  properties: {
    userId: p.uuid().primary(),
    /** Encrypted; `null` while two-factor sign-in is off. */
    secret: code().nullable(),
    /** Number of the 30 seconds whose code was used last: that code, and those before it, are spent. */
    lastStep: whole(),
    /** Encrypted: shown, but not yet confirmed by a code. */
    pendingSecret: code().nullable(),
    pendingSince: instant().nullable(),
    /** Epoch of the credential when the setting up began: if it changes, somebody else began it. */
    pendingEpoch: whole().nullable(),
  },
});

/** A code on paper, good for one sign-in. It is gone when it was used. */
export const RecoveryCodeRow = defineEntity({
  name: 'RecoveryCodeRow',
  tableName: 'identity_recovery_code',
  schema: 'public',
  properties: {
    userId: p.uuid().primary(),
    /** Keyed hash. */
    codeHash: code().primary(),
  },
});
