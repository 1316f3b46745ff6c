import { defineEntity, p } from '@mikro-orm/core';

/** That demo data were begun, for which moment, and whether they are complete: a load that was cut short goes on where it was. */
const DemoLoad = defineEntity({
  name: 'DemoLoad',
  tableName: 'demo_load',
  schema: 'public',
  properties: {
    id: p.integer().columnType('int').primary().autoincrement(false),
    anchor: p.string().columnType('timestamptz(3)'),
    finished: p.boolean(),
  },
});

export const demoEntities = [DemoLoad];
