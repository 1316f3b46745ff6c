import { defineEntity, p } from '@mikro-orm/core';
import { instant, words } from '../tables/columns.js';

/** A mail that was not sent, because no mail server is configured. */
export const KeptMailRow = defineEntity({
  name: 'KeptMailRow',
  tableName: 'kept_mail',
  schema: 'public',
  properties: {
    id: p.uuid().primary(),
    /** The account that it is about: it is erased with it. */
    userId: p.uuid(),
    to: words().name('to_address'),
    subject: words(),
    text: words(),
    html: words().nullable(),
    calendar: words().nullable(),
    keptAt: instant(),
  },
  indexes: [{ properties: ['keptAt'] }, { properties: ['userId'] }],
});
