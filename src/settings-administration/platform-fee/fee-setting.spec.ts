import { feeSetting } from './fee-setting.js';

const change = (id: string, feeCents: number, from: string, takenBackAt: string | null = null) => ({
  ...{ id, feeCents, from, takenBackAt },
  ...{ scheduledBy: 'Ada Moss', scheduledAt: '2026-01-01T00:00:00.000Z', reason: null, takenBackBy: null, takenBackReason: null },
});
/** Newest first, as they were set. */
const HISTORY = [
  change('to come', 800, '2026-06-01T00:00:00.000Z'),
  change('never', 900, '2026-04-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'),
  change('second', 700, '2026-03-01T00:00:00.000Z'),
  change('first', 600, '2026-02-01T00:00:00.000Z'),
];

test('what holds is told apart from what did, what is to come, and what never will', () => {
  const { feeCents, since, changes } = feeSetting(HISTORY, '2026-05-01T00:00:00.000Z');
  expect({ feeCents, since }).toEqual({ feeCents: 700, since: '2026-03-01T00:00:00.000Z' });
  expect(changes.map(({ id, state }) => [id, state])).toEqual([
    ['to come', 'scheduled'],
    ['never', 'taken-back'],
    ['second', 'holds'],
    ['first', 'held'],
  ]);
});

test('before any holds, it is the first fee, since always', () => {
  expect(feeSetting(HISTORY, '2026-01-15T00:00:00.000Z')).toMatchObject({ feeCents: 500, since: null });
  expect(feeSetting([], '2026-01-15T00:00:00.000Z')).toEqual({ feeCents: 500, since: null, changes: [] });
});
