import { defineEntity } from '@mikro-orm/core';
import { unlessErased } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { code, instant, uuid, whole, words } from '../../platform/tables/columns.js';
import { increment, insert, patch, patchWhere, projection } from '../../platform/tables/projection.js';
import type { BulkActionEvent, BulkKind } from './bulk-action.events.js';

/** Every bulk action: who, what, when and why, and how far it has come. */
export const BulkActionRow = defineEntity({
  name: 'BulkActionRow',
  tableName: 'bulk_action',
  schema: 'read',
  properties: {
    id: uuid().primary(),
    kind: code().$type<BulkKind>(),
    startedBy: uuid(),
    startedAt: instant(),
    /** `null` once whoever gave it is erased. */
    reason: words().nullable(),
    total: whole(),
    changed: whole(),
    unchanged: whole(),
    refused: whole(),
    finishedAt: instant().nullable(),
  },
  indexes: [{ name: 'bulk_action_kind', properties: ['kind', 'startedAt'] }],
});

/** A row that did not change. */
export const BulkResultRow = defineEntity({
  name: 'BulkResultRow',
  tableName: 'bulk_result',
  schema: 'read',
  properties: {
    bulkId: uuid().primary(),
    rowId: uuid().primary(),
    /** Of a refusal; `null`: it was so already. */
    why: words().nullable(),
  },
});

export const bulkActions = projection<BulkActionEvent | PersonalDataErased>('administration.bulk-actions', [BulkActionRow, BulkResultRow], {
  BulkActionStarted: ({ bulkId: id, kind, rowIds, startedBy, startedAt }, { personal: { reason } }) =>
    insert(BulkActionRow, {
      ...{ id, kind, startedBy, startedAt, reason: unlessErased(reason) },
      ...{ total: rowIds.length, changed: 0, unchanged: 0, refused: 0, finishedAt: null },
    }),
  BulkRowsDone: ({ bulkId, changed, unchanged, refused }) => [
    increment(BulkActionRow, { id: bulkId }, { changed: changed.length, unchanged: unchanged.length, refused: refused.length }),
    ...unchanged.map((rowId) => insert(BulkResultRow, { bulkId, rowId, why: null })),
    ...refused.map(({ rowId, why }) => insert(BulkResultRow, { bulkId, rowId, why })),
  ],
  BulkActionFinished: ({ bulkId: id, finishedAt }) => patch(BulkActionRow, { id }, { finishedAt }),
  PersonalDataErased: ({ userId }) => patchWhere(BulkActionRow, { startedBy: userId }, { reason: null }),
});
