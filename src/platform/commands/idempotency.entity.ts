import { defineEntity, p } from '@mikro-orm/core';

/** A command that came with an `Idempotency-Key`: who sent what, and what was answered. Kept for 24 hours. */
const IdempotencyRecord = defineEntity({
  name: 'IdempotencyRecord',
  tableName: 'idempotency_record',
  schema: 'public',
  properties: {
    actor: p.string().columnType('text').primary(),
    route: p.string().columnType('text').primary(),
    key: p.string().columnType('text').primary(),
    bodyHash: p.string().columnType('text'),
    commandId: p.uuid(),
    leaseUntil: p.string().columnType('timestamptz'),
    status: p.integer().columnType('int').nullable(),
    position: p.string().columnType('text').nullable(),
    answer: p.string().columnType('text').nullable(),
    createdAt: p.string().columnType('timestamptz'),
  },
  indexes: [{ properties: ['createdAt'] }],
});

export const httpEntities = [IdempotencyRecord];
