import { defineEntity, p } from '@mikro-orm/core';
import { code, instant, words } from '../../platform/projections/columns.js';

/** A link that was mailed. Only a hash of its token is kept: who reads this table can open none of them. */
export const MailTokenRow = defineEntity({
  name: 'MailTokenRow',
  tableName: 'identity_mail_token',
  schema: 'public',
  properties: {
    tokenHash: code().primary(),
    purpose: code(),
    userId: p.uuid(),
    /** Where the person was when they asked for the mail: a path of this site. */
    returnTo: words().nullable(),
    createdAt: instant(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
    /** The command that used it: its repetition may use it again. */
    usedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['userId', 'createdAt'] }, { properties: ['expiresAt'] }],
});
