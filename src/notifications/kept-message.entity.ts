import { defineEntity, p } from '@mikro-orm/core';
import { code, instant, words } from '../platform/tables/columns.js';

/** A message that was not sent, because this is no production. */
export const KeptMessageRow = defineEntity({
  name: 'KeptMessageRow',
  tableName: 'kept_message',
  schema: 'public',
  properties: {
    id: p.uuid().primary(),
    channel: code().$type<'push' | 'sms'>().primary(),
    userId: p.uuid(),
    to: words().name('to_address'),
    text: words(),
    keptAt: instant(),
  },
  indexes: [{ properties: ['keptAt'] }, { properties: ['userId'] }],
});
