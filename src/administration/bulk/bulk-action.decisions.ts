import { Invalid, Rejected } from '../../platform/errors.js';
import { ChangedMeanwhile } from '../../platform/events/as-seen.js';
import { type BulkActionEvent, type BulkKind, event } from './bulk-action.events.js';
import type { BulkAction } from './bulk-action.js';

/** More at once is refused: they stand in one event. */
export const MOST_ROWS = 10_000;
/** Done one after the other before anything else has its turn. */
const PORTION = 20;

interface Chosen {
  readonly bulkId: string;
  readonly kind: BulkKind;
  readonly rowIds: readonly string[];
  /** How many they were when they were chosen. */
  readonly seen: number;
  readonly adminId: string;
  readonly reason: string;
  readonly now: string;
}

/** What came of one row. */
export interface RowResult {
  readonly rowId: string;
  readonly outcome: 'changed' | 'unchanged' | 'refused';
  /** Of a refusal, as whoever asks for the one row would read it. */
  readonly why?: string;
}

/**
 * An administrator does the same to many rows.
 * @throws Invalid for none, Rejected `administration/too-many-rows` for more than can be done at once, and
 *   `administration/other-rows` where there are more or fewer than was said
 */
export function startBulk(action: BulkAction, { bulkId, kind, rowIds, seen, adminId, reason, now }: Chosen): BulkActionEvent[] {
  if (action.status !== 'none') return [];
  const unique = [...new Set(rowIds)];
  if (unique.length > MOST_ROWS) {
    const most = MOST_ROWS.toLocaleString('en-US');
    throw new Rejected(
      'administration/too-many-rows',
      `At most ${most} can be changed at once. Narrow the list down, and do the rest after that.`,
    );
  }
  if (unique.length !== seen) {
    throw new ChangedMeanwhile(
      'administration/other-rows',
      'The list has changed meanwhile. Look at how many there are now, and choose again.',
    );
  }
  if (unique.length === 0) throw new Invalid({ ids: 'Choose at least one' });
  return [
    event(
      'BulkActionStarted',
      { bulkId, kind, rowIds: unique, startedBy: adminId, startedAt: now },
      { subject: adminId, fields: { reason } },
    ),
  ];
}

/** The rows whose turn it is; none once all have a result. */
export const nextRows = ({ status, rowIds, done }: BulkAction): readonly string[] =>
  status === 'running' ? rowIds.slice(done, done + PORTION) : [];

/** Notes what came of the rows whose turn it is. Of whoever comes second nothing is noted. */
export function noteRows(
  action: BulkAction,
  { bulkId, results, now }: { readonly bulkId: string; readonly results: readonly RowResult[]; readonly now: string },
): BulkActionEvent[] {
  const due = nextRows(action);
  if (results.length === 0 || results.some(({ rowId }, index) => due[index] !== rowId)) return [];
  const of = (outcome: RowResult['outcome']) => results.filter((result) => result.outcome === outcome);
  const refused = of('refused').map(({ rowId, why = '' }) => ({ rowId, why }));
  const [changed, unchanged] = [of('changed'), of('unchanged')].map((rows) => rows.map(({ rowId }) => rowId)) as [string[], string[]];
  const done = event('BulkRowsDone', { bulkId, changed, unchanged, refused });
  const isLast = action.done + results.length === action.rowIds.length;
  return isLast ? [done, event('BulkActionFinished', { bulkId, finishedAt: now })] : [done];
}
