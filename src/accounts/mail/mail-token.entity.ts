import { defineEntity, p } from '@mikro-orm/core';
import { code, instant, whole, words } from '../../platform/tables/columns.js';

/** A link that was mailed. Only a hash of its token is kept: who reads this table can open none of them. */
export const MailTokenRow = defineEntity({
  name: 'MailTokenRow',
  tableName: 'identity_mail_token',
  schema: 'public',
  properties: {
    tokenHash: code().primary(),
    purpose: code(),
    userId: p.uuid(),
    /** The address that was mailed, where the link is about it. */
    email: words().nullable(),
    /** Epoch of the credential when the link was asked for, where a change of it ends the link. */
    epoch: whole().nullable(),
    /** Where the person was when they asked for the mail: a path of this site. */
    returnTo: words().nullable(),
    /** Keyed hash of the code that stands beside the link, where there is one. */
    codeHash: code().nullable(),
    /** How often a code was tried while this was the newest mail. */
    codeTries: whole().default(0),
    createdAt: instant(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
    /** The command that used it: its repetition may use it again. */
    usedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['userId', 'createdAt'] }, { properties: ['expiresAt'] }],
});
