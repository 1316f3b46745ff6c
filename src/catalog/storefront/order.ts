/** Slots in an order that is kept while slots come and go; it is put right when somebody asks. */
export class Order {
  private sorted = new Uint32Array(0);
  private readonly gone = new Set<number>();
  private readonly added = new Set<number>();

  /** @param compare never 0 for two different slots */
  constructor(private readonly compare: (a: number, b: number) => number) {}

  add(slot: number): void {
    this.added.add(slot);
  }

  remove(slot: number): void {
    if (!this.added.delete(slot)) this.gone.add(slot);
  }

  slots(): Uint32Array {
    if (this.gone.size > 0 || this.added.size > 0) this.putRight();
    return this.sorted;
  }

  /** Few changes among many slots are the rule: what lies between them is copied in one piece. */
  private putRight(): void {
    const next = new Uint32Array(this.sorted.length + this.added.size - this.gone.size);
    const left = [...this.gone].map((slot) => this.placeOf(slot)).sort((a, b) => a - b);
    let length = 0;
    let from = 0;
    const copyTo = (end: number) => {
      next.set(this.sorted.subarray(from, end), length);
      length += end - from;
      from = end;
    };
    const copyThoseWhoStay = (end: number) => {
      while (left.length > 0 && left[0]! < end) {
        copyTo(left.shift()!);
        from++;
      }
      copyTo(end);
    };
    for (const slot of [...this.added].sort(this.compare)) {
      copyThoseWhoStay(this.placeOf(slot));
      next[length++] = slot;
    }
    copyThoseWhoStay(this.sorted.length);
    this.sorted = next;
    this.gone.clear();
    this.added.clear();
  }

  /** Where the slot stands, or would. */
  private placeOf(slot: number): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compare(this.sorted[middle]!, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
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

/** What of the slots is wanted. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/**
 * One page of slots by rank, those of one rank as in `order`. Counting the ranks tells whose turn it is, so that the order is walked only until the page is full.
 * @param among every slot that has a rank, in any order
 * @param rankOf below `ranks`, or -1 for a slot that has none
 */
export function pageByRank(
  { among, order, rankOf, ranks }: { among: Uint32Array; order: Uint32Array; rankOf: (slot: number) => number; ranks: number },
  { offset, limit }: Page,
): Uint32Array {
  const next = new Int32Array(ranks + 1);
  for (let index = 0; index < among.length; index++) next[rankOf(among[index]!) + 1]!++;
  next[0] = -offset;
  for (let rank = 0; rank < ranks; rank++) next[rank + 1]! += next[rank]!;
  const page = new Uint32Array(Math.min(Math.max(next[ranks]!, 0), limit));
  for (let index = 0, left = page.length; left > 0; index++) {
    const rank = rankOf(order[index]!);
    if (rank < 0) continue;
    const at = next[rank]!++;
    if (at < 0 || at >= page.length) continue;
    page[at] = order[index]!;
    left--;
  }
  return page;
}
