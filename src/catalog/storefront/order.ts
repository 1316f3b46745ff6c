/** Slots in an order that is kept while slots come and go; it is put right when somebody asks. */
export class Order {
  private sorted = new Uint32Array(0);
  private gone = new Set<number>();
  private added: number[] = [];

  constructor(private readonly compare: (a: number, b: number) => number) {}

  add(slot: number): void {
    this.added.push(slot);
  }

  remove(slot: number): void {
    this.gone.add(slot);
  }

  slots(): Uint32Array {
    if (this.gone.size > 0 || this.added.length > 0) this.merge();
    return this.sorted;
  }

  private merge(): void {
    const added = this.added.filter((slot) => !this.gone.has(slot)).sort(this.compare);
    const merged = new Uint32Array(this.sorted.length + added.length);
    let length = 0;
    let from = 0;
    for (const slot of this.sorted) {
      if (this.gone.has(slot)) continue;
      while (from < added.length && this.compare(added[from]!, slot) < 0) merged[length++] = added[from++]!;
      merged[length++] = slot;
    }
    while (from < added.length) merged[length++] = added[from++]!;
    this.sorted = merged.subarray(0, length);
    this.gone = new Set();
    this.added = [];
  }
}

/** The same slots by rank, those of one rank in the order in which they came: a counting sort, which takes one pass. */
export function byRank(slots: Uint32Array, rankOf: (slot: number) => number, ranks: number): Uint32Array {
  const next = new Uint32Array(ranks + 1);
  for (const slot of slots) next[rankOf(slot) + 1]!++;
  for (let rank = 1; rank <= ranks; rank++) next[rank]! += next[rank - 1]!;
  const sorted = new Uint32Array(slots.length);
  for (const slot of slots) sorted[next[rankOf(slot)]!++] = slot;
  return sorted;
}
