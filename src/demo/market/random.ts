/** A seeded source of numbers (mulberry32, Tommy Ettinger, public domain): the same demo data every time. */
export class Random {
  constructor(private seed: number) {}

  /** At least 0, below 1. */
  next(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)]!;
  }

  /** One of `from`, each as likely as its weight says. */
  weighted<T>(from: readonly T[], weight: (item: T) => number): T {
    let left = this.next() * from.reduce((sum, item) => sum + weight(item), 0);
    return from.find((item) => (left -= weight(item)) < 0) ?? from[from.length - 1]!;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.between(0, i);
      [result[i], result[j]] = [result[j]!, result[i]!];
    }
    return result;
  }
}
