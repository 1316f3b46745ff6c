import { given } from '../../../test/support/given.js';
import { fold } from '../../platform/events/decider.js';
import { MOST_ROWS, nextRows, noteRows, type RowResult, startBulk } from './bulk-action.decisions.js';
import { type BulkActionEvent, event } from './bulk-action.events.js';
import { BulkAction } from './bulk-action.js';

const NOW = '2026-05-04T10:00:00.000Z';
const BULK = { bulkId: 'b1', kind: 'deactivate-services' } as const;
const rows = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);
const started = (count: number) =>
  event(
    'BulkActionStarted',
    { ...BULK, rowIds: rows(count), startedBy: 'ada', startedAt: NOW },
    { subject: 'ada', fields: { reason: 'Out of season.' } },
  );
const starting =
  (rowIds: readonly string[], seen = rowIds.length) =>
  (action: BulkAction) =>
    startBulk(action, { ...BULK, rowIds, seen, adminId: 'ada', reason: 'Out of season.', now: NOW });
const noting = (results: readonly RowResult[]) => (action: BulkAction) => noteRows(action, { bulkId: 'b1', results, now: NOW });
const changed = (...rowIds: string[]) => event('BulkRowsDone', { bulkId: 'b1', changed: rowIds, unchanged: [], refused: [] });
const finished = event('BulkActionFinished', { bulkId: 'b1', finishedAt: NOW });
const stateAfter = (...events: readonly BulkActionEvent[]) => fold(BulkAction, events);

describe('doing the same to many rows', () => {
  test('settles which they are, each once', () =>
    given(BulkAction)
      .when(starting(['s0', 's1', 's0'], 2))
      .then(started(2)));
  test('twice is once', () =>
    given(BulkAction, started(2))
      .when(starting(rows(3)))
      .thenNothing());
  test('none is refused', () => given(BulkAction).when(starting([])).thenRejected('platform/invalid'));
  test('as many as can be done at once, and not one more, however many there are', () => {
    expect(starting(rows(MOST_ROWS))(BulkAction.initial)).toHaveLength(1);
    given(BulkAction)
      .when(starting(rows(MOST_ROWS + 1), 12_000))
      .thenRejected('administration/too-many-rows');
  });
  test('as many as whoever chose them has seen', () =>
    given(BulkAction)
      .when(starting(rows(3), 2))
      .thenRejected('administration/other-rows'));
});

describe('carrying it on', () => {
  test('takes some rows at a time, in their order, until each has a result', () => {
    const all = rows(45);
    const done = [all.slice(0, 20), all.slice(20, 40)] as const;
    expect(nextRows(stateAfter(started(45)))).toEqual(done[0]);
    expect(nextRows(stateAfter(started(45), changed(...done[0])))).toEqual(done[1]);
    expect(nextRows(stateAfter(started(45), changed(...done[0]), changed(...done[1])))).toEqual(all.slice(40));
    expect(nextRows(stateAfter(started(1), changed('s0'), finished))).toEqual([]);
  });

  const results: readonly RowResult[] = [
    { rowId: 's0', outcome: 'changed' },
    { rowId: 's1', outcome: 'unchanged' },
    { rowId: 's2', outcome: 'refused', why: 'This service has been deleted meanwhile.' },
  ];
  const noted = event('BulkRowsDone', {
    ...{ bulkId: 'b1', changed: ['s0'], unchanged: ['s1'] },
    refused: [{ rowId: 's2', why: 'This service has been deleted meanwhile.' }],
  });
  test('notes what came of each row', () => given(BulkAction, started(30)).when(noting(results)).then(noted));
  test('ends with the last one', () => given(BulkAction, started(3)).when(noting(results)).then(noted, finished));
  test('notes nothing twice', () => {
    given(BulkAction, started(30), noted).when(noting(results)).thenNothing();
    given(BulkAction, started(3), noted, finished).when(noting(results)).thenNothing();
  });
});
