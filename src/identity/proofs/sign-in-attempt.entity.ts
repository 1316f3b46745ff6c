import { defineEntity } from '@mikro-orm/core';
import { code, instant, whole } from '../../platform/tables/columns.js';

/** Sign-ins that did not succeed, per address (whether it has an account or not) and by whom. */
export const SignInAttemptRow = defineEntity({
  name: 'SignInAttemptRow',
  tableName: 'identity_sign_in_attempt',
  schema: 'public',
  properties: {
    /** Keyed hash of the address. */
    emailId: code().primary(),
    /** 'anybody', 'signed-in', or the keyed hash of a known browser. */
    whose: code().primary(),
    failures: whole(),
    blockedUntil: instant().nullable(),
    lastAt: instant(),
  },
  indexes: [{ properties: ['lastAt'] }],
});
