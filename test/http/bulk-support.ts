import type { Member, TestApp } from '../support/app.js';
import { by } from './booking-support.js';

const BULK = '/admin/bulk-actions';
/** Far beyond what a slow machine needs. */
const GIVEN_UP_MS = 240_000;

/** A bulk action as administrators see it. */
export interface ShownAction {
  readonly id: string;
  readonly total: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly startedBy: string;
  readonly reason: string;
  readonly finishedAt: string | null;
}

/** What administrators ask of bulk actions over one list. The product may be another one by the time it is asked. */
export function bulkActions(product: () => TestApp, list: 'services' | 'users') {
  const start = (body: object, who: Member) =>
    by(product(), who).post(`${BULK}/${list}`, { isActive: false, reason: 'Out of season.', ...body });
  const shown = async (id: string, who: Member): Promise<ShownAction> => {
    await product().caughtUp();
    return ((await by(product(), who).get(`${BULK}/${list}`).expect(200)).body as ShownAction[]).find((each) => each.id === id)!;
  };
  return {
    start,
    shown,
    started: async (body: object, who: Member) => ((await start(body, who).expect(202)).body as { bulkId: string }).bulkId,
    async finished(id: string, who: Member): Promise<ShownAction> {
      for (const deadline = Date.now() + GIVEN_UP_MS; Date.now() < deadline;) {
        const action = await shown(id, who);
        if (action.finishedAt) return action;
      }
      throw new Error('the bulk action did not come to its end');
    },
    resultsOf: async (id: string, who: Member, page = 1) =>
      (await by(product(), who).get(`${BULK}/${id}/results?page=${page}`).expect(200)).body as {
        items: { rowId: string; name: string | null; why: string | null }[];
        total: number;
        pageCount: number;
      },
  };
}
