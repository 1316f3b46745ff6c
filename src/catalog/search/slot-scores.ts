/**
 * Scores by slot, of which most are 0: only the slots that have one cost anything. The arrays are kept from search to search, as a market's worth of numbers
 * for every word would keep the garbage collector busy.
 */
export class SlotScores {
  private scores = new Float32Array(0);
  private scored = new Uint32Array(0);
  private count = 0;

  /** Forgets all scores, and has room for so many slots. */
  clear(size: number): void {
    for (let index = 0; index < this.count; index++) this.scores[this.scored[index]!] = 0;
    this.count = 0;
    if (this.scores.length >= size) return;
    this.scores = new Float32Array(size);
    this.scored = new Uint32Array(size);
  }

  /** 0 for a slot that has none. */
  of(slot: number): number {
    return this.scores[slot]!;
  }

  /** @param score above 0 */
  set(slot: number, score: number): void {
    if (this.scores[slot] === 0) this.scored[this.count++] = slot;
    this.scores[slot] = score;
  }

  /** Slots that have a score, in the order in which they got it. Good until the next `clear`. */
  slots(): Uint32Array {
    return this.scored.subarray(0, this.count);
  }
}
