import { SaveView } from '../../../src/saved-views/index.js';
import { ADMINS, type Matrix, row } from './row.js';
import { NOWHERE } from './world.js';

const VIEW = { list: 'users' as const, name: 'Deactivated', query: 'state=deactivated' };

/** What administrators keep of their lists. Nobody finds another one's. */
export const savedViewRows: Matrix = {
  'GET /api/v1/admin/views': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/views': row(ADMINS, { own: 201 }, () => ({ body: VIEW })),
  'DELETE /api/v1/admin/views/:id': row(
    ADMINS,
    { own: 204, foreign: 404, missing: 404 },
    async ({ app, members, stranger }, _who, target) => {
      if (target === 'missing') return { params: { id: NOWHERE } };
      const owner = target === 'own' ? members.admin.userId : stranger.userId;
      const { viewId } = await app.execute<{ viewId: string }>(new SaveView(owner, VIEW));
      return { params: { id: viewId } };
    },
  ),
};
