import type { Change, FoldedTable } from '../tables/fold.js';

/** As good as all. */
const MANY = 2_000;

/**
 * Which rows of a table have been written to since somebody asked last. Whoever makes figures of parts of a table learns from it which of them no longer
 * hold: only the process that leads the read tables can tell.
 */
export class WrittenRows {
  private keys: Set<string> | 'perhaps all' = 'perhaps all';

  /** @param key its only column, in TypeScript */
  constructor(private readonly key: string) {}

  note(tables: readonly FoldedTable[]): void {
    for (const { steps } of tables) {
      for (const step of steps) {
        if (!(step instanceof Map)) return this.noteAll();
        for (const change of (step as ReadonlyMap<string, Change>).values())
          this.add(String(('row' in change ? change.row : change.key)[this.key]));
      }
    }
  }

  noteAll(): void {
    this.keys = 'perhaps all';
  }

  /** From here on, only what is written later. */
  take(): readonly string[] | 'perhaps all' {
    const { keys } = this;
    this.keys = new Set();
    return keys === 'perhaps all' ? keys : [...keys];
  }

  private add(key: string): void {
    if (this.keys === 'perhaps all') return;
    this.keys.add(key);
    if (this.keys.size > MANY) this.noteAll();
  }
}
