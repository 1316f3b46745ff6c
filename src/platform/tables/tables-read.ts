import { AsyncLocalStorage } from 'node:async_hooks';

const reads = new AsyncLocalStorage<Set<string>>();

/** Said by whatever reads rows, or answers from rows that it has kept: from these tables. */
export function noteRead(tables: Iterable<string>): void {
  const noted = reads.getStore();
  if (noted) for (const table of tables) noted.add(table);
}

/** Does something, and tells which tables it has read for that. */
export async function withTablesRead<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly tables: readonly string[] }> {
  const noted = new Set<string>();
  const result = await reads.run(noted, work);
  return { result, tables: [...noted].sort() };
}
