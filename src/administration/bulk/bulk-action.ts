import type { Decider } from '../../platform/events/decider.js';
import type { BulkActionEvent, BulkKind } from './bulk-action.events.js';

/** What carrying on depends on. */
export interface BulkAction {
  readonly status: 'none' | 'running' | 'finished';
  readonly kind: BulkKind | null;
  readonly startedBy: string;
  readonly rowIds: readonly string[];
  /** How many of the rows have a result: the first of them. */
  readonly done: number;
}

export const BulkAction: Decider<BulkAction, BulkActionEvent> = {
  category: 'bulkAction',
  initial: { status: 'none', kind: null, startedBy: '', rowIds: [], done: 0 },
  evolve: {
    BulkActionStarted: (_, { kind, startedBy, rowIds }) => ({ status: 'running', kind, startedBy, rowIds, done: 0 }),
    BulkRowsDone: (action, { changed, unchanged, refused }) => ({
      ...action,
      done: action.done + changed.length + unchanged.length + refused.length,
    }),
    BulkActionFinished: (action) => ({ ...action, status: 'finished' }),
  },
};
