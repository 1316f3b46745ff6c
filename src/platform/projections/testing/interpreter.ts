import type { RowOf, Write } from '../../tables/projection.js';
import type { OddsRow } from './tables.js';

type Odds = RowOf<typeof OddsRow>;
/** A table in memory, by key. */
export type Rows = Map<string, Odds>;

const EMPTY = { note: null, state: 'new', seen: 0, total: 0, spare: null, at: null, extra: null };
const keyOf = ({ owner, day }: Record<string, unknown>) => `${String(owner)} ${String(day)}`;

/** What a write means, said as plainly as possible. */
export function interpret(rows: Rows, write: Write): void {
  if (write.kind === 'insert') rows.set(keyOf(write.row), { ...write.row } as Odds);
  else if (write.kind === 'patchWhere') {
    for (const row of rows.values()) if (matches(row, write.where)) Object.assign(row, write.set);
  } else if (write.kind === 'remove') rows.delete(keyOf(write.key));
  else {
    const key = keyOf(write.key);
    if (write.kind === 'count' && !rows.has(key)) rows.set(key, { ...EMPTY, ...write.defaults, ...write.key } as Odds);
    const row = rows.get(key) as Record<string, unknown> | undefined;
    if (!row) return;
    if (write.kind === 'patch') Object.assign(row, write.set);
    else for (const [column, amount] of Object.entries(write.add)) row[column] = Number(row[column] ?? 0) + amount;
  }
}

const matches = (row: Odds, where: Record<string, unknown>): boolean =>
  Object.entries(where).every(([column, value]) => row[column as keyof Odds] === value);
