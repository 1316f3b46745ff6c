import { defineEntity, p } from '@mikro-orm/core';
import { code, instant, whole } from '../tables/columns.js';

/** How often somebody has done something of which there is a limit. */
export const LimitCountRow = defineEntity({
  name: 'LimitCountRow',
  tableName: 'limit_count',
  schema: 'public',
  properties: {
    /** Code of the refusal that the limit leads to. */
    what: code().primary(),
    /** User id, or the keyed hash of a client's address. */
    actor: p.string().columnType('text').primary(),
    count: whole(),
    /** The count starts again then. */
    until: instant(),
  },
  indexes: [{ properties: ['until'] }],
});
