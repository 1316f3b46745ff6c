import { above, type SlotColumns } from './slot-columns.js';

/** What was found: slots in ascending order, and for each how well it matches, 1 to `MOST_MATCHING`. */
export interface Matches {
  readonly slots: Uint32Array;
  readonly levels: Uint8Array;
}

export const NO_MATCHES: Matches = { slots: new Uint32Array(0), levels: new Uint8Array(0) };

/** Slots that have something that is wished for, and how much that is of it, 0 to 1. */
export interface Scored {
  readonly slots: readonly number[];
  readonly score: number;
}

/** The level of what matches best: services on one level match equally well. */
export const MOST_MATCHING = 40;

/** What does not come near the best is left out: "electrician" does not mean everybody in "Electrician, Plumber & Carpenter". */
const NEAR_BEST = 0.35;
/** Where so few have every wish, what has half of them, or one for sure, comes too, if it is as near as a hint at a category; and it counts so much less. */
const FEW = 10;
const NEAR_FEW = 0.27;
const INCOMPLETE = 0.8;

/** A score of 1. Scores are whole numbers: the sign of a difference compares them. */
const FULL = 10_000;
/** A slot's own mark for having one of the wishes for sure, beside the number of those that it has. */
const SURE = 1 << 7;

/**
 * What each slot has of the wishes of one search. Every pass reads all slots from the first to the last, and hardly one branches (`above` instead of a
 * comparison): that costs far less than to skip those that have nothing, where the processor guesses wrong each time.
 */
export class SlotScores {
  /** What each has of the wish that was found last, or of all, 0 to `FULL`. */
  private one = new Uint16Array(0);
  /** Of all wishes so far. */
  private sums = new Float32Array(0);
  /** How many of the wishes that have to be found, and `SURE`. */
  private had = new Uint8Array(0);
  private slots = new Uint32Array(0);
  private levels = new Uint8Array(0);

  /** Forgets what was found. */
  clear(room: number): void {
    if (this.one.length < room) {
      this.one = new Uint16Array(room);
      this.sums = new Float32Array(room);
      this.had = new Uint8Array(room);
      this.slots = new Uint32Array(room);
      this.levels = new Uint8Array(room);
      return;
    }
    this.sums.fill(0);
    this.had.fill(0);
  }

  /**
   * Finds who has one wish: each slot has the highest of its scores.
   * @param comes by number of the provider, 1 for whose services are looked at
   * @returns how many have it
   */
  find(scored: Scored[], { live, vendor, size }: SlotColumns, comes: Uint8Array): number {
    const one = this.one.fill(0);
    // The highest is written last.
    for (const { slots, score } of scored.sort((a, b) => a.score - b.score)) {
      const whole = Math.round(score * FULL);
      for (let index = 0; index < slots.length; index++) one[slots[index]!] = whole;
    }
    let count = 0;
    for (let slot = 0; slot < size; slot++) {
      const score = one[slot]! * (live[slot]! & comes[vendor[slot]!]!);
      one[slot] = score;
      count += above(score, 0);
    }
    return count;
  }

  /** The slot has the wish that was found last. */
  has(slot: number): boolean {
    return this.one[slot]! > 0;
  }

  /** Counts the wish that was found last among several. */
  add(weight: number, size: number, { optional, guessed }: { readonly optional: boolean; readonly guessed: boolean }): void {
    const { one, sums, had } = this;
    for (let slot = 0; slot < size; slot++) sums[slot]! += weight * one[slot]!;
    if (optional) return;
    const sure = guessed ? 0 : SURE;
    for (let slot = 0; slot < size; slot++) {
      const has = above(one[slot]!, 0);
      had[slot] = (had[slot]! + has) | (has * sure);
    }
  }

  /**
   * Puts together what was added.
   * @param weights of all wishes
   */
  combine(
    { wishes, required, weights }: { readonly wishes: number; readonly required: number; readonly weights: number },
    size: number,
  ): void {
    const { one, sums, had } = this;
    const shares = Float64Array.from({ length: 2 * SURE }, (_, have) => shareOf(have, wishes, required) / weights);
    for (let slot = 0; slot < size; slot++) one[slot] = (sums[slot]! * shares[had[slot]!]! + 0.5) | 0;
  }

  /**
   * Those that come near the best.
   * @param required how many of the wishes that were added have to be found
   * @returns with a slot that matches best, where it lacks one of these
   */
  nearBest(required: number, size: number): { readonly matches: Matches; readonly lacking: number | undefined } {
    const { one, had } = this;
    let best = 0;
    for (let slot = 0; slot < size; slot++) if (one[slot]! > best) best = one[slot]!;
    if (best === 0) return { matches: NO_MATCHES, lacking: undefined };

    const complete = Uint8Array.from({ length: 2 * SURE }, (_, have) => (countOf(have) === required ? 1 : 0));
    const near = this.from(Math.ceil(best * NEAR_BEST), complete, best, size);
    const matches = near.slots.length < FEW ? this.from(Math.ceil(best * NEAR_FEW), complete.fill(1), best, size) : near;
    const bestSlot = one.indexOf(best);
    return { matches, lacking: countOf(had[bestSlot]!) === required ? undefined : bestSlot };
  }

  /**
   * Those with a score from `least` on.
   * @param counts 1 for those among them that count, by what they have
   */
  private from(least: number, counts: Uint8Array, best: number, size: number): Matches {
    const { one, had, slots, levels } = this;
    const perLevel = MOST_MATCHING / best;
    let length = 0;
    for (let slot = 0; slot < size; slot++) {
      const score = one[slot]!;
      slots[length] = slot;
      levels[length] = (score * perLevel + 0.5) | 0;
      length += above(score + 1, least) & counts[had[slot]!]!;
    }
    return { slots: slots.slice(0, length), levels: levels.slice(0, length) };
  }
}

/** How many wishes a slot has. */
const countOf = (have: number): number => have & ~SURE;

/** How much counts of what a slot has. */
function shareOf(have: number, wishes: number, required: number): number {
  if (countOf(have) === required) return 1;
  return countOf(have) * 2 >= wishes || have >= SURE ? INCOMPLETE : 0;
}
