import { defineEntity, p } from '@mikro-orm/core';
import { code, instant } from '../../platform/tables/columns.js';
import type { Channel } from '../channels.js';

/** That a notice has left on a channel. What it said is not kept here. */
export const SentNoticeRow = defineEntity({
  name: 'SentNoticeRow',
  tableName: 'sent_notice',
  schema: 'public',
  properties: {
    id: p.uuid().primary(),
    channel: code().$type<Channel>().primary(),
    userId: p.uuid(),
    sentAt: instant(),
  },
  indexes: [{ properties: ['userId'] }],
});
