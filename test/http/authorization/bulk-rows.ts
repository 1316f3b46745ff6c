import { StartBulkAction } from '../../../src/administration/bulk/start-bulk-action.command.js';
import { ADMINS, type Matrix, row } from './row.js';
import { NOWHERE } from './world.js';

/** What administrators do to many rows at once. Whoever comes in may look at all of them. */
export const bulkRows: Matrix = {
  'GET /api/v1/admin/bulk-actions/services': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/bulk-actions/services': row(ADMINS, { own: 202 }, () => ({
    body: { isActive: true, ids: [NOWHERE], total: 1, reason: 'They may be booked again.' },
  })),
  'GET /api/v1/admin/bulk-actions/users': row(ADMINS, { own: 200 }),
  'GET /api/v1/admin/bulk-actions/users/preview': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/bulk-actions/users': row(ADMINS, { own: 202 }, () => ({
    body: { isActive: true, ids: [NOWHERE], total: 1, reason: 'They may come in again.' },
  })),
  'GET /api/v1/admin/bulk-actions/:id/results': row(ADMINS, { own: 200, missing: 404 }, async ({ app, members }, _who, target) => {
    if (target === 'missing') return { params: { id: NOWHERE } };
    const chosen = { kind: 'activate-services' as const, rowIds: [NOWHERE], seen: 1 };
    const { bulkId } = await app.execute<{ bulkId: string }>(
      new StartBulkAction(members.admin.userId, chosen, 'They may be booked again.'),
    );
    await app.caughtUp();
    return { params: { id: bulkId } };
  }),
};
