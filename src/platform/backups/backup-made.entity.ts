import { defineEntity, p } from '@mikro-orm/core';

/** A copy that was made of the whole: `npm run ops -- backup` notes it, so that administrators see that there is one. */
export const BackupMadeRow = defineEntity({
  name: 'BackupMade',
  tableName: 'backup_made',
  properties: {
    madeAt: p.datetime().columnType('timestamptz(3)').primary(),
    /** Of the file. */
    bytes: p.bigint('number').columnType('bigint'),
  },
});
