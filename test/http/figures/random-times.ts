import type { Random } from '../../../src/demo/market/random.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + Math.round(milliseconds)).toISOString();

/** Times up to `now` and beyond, many of them on the wrong side of midnight for somebody. */
export class RandomTimes {
  constructor(
    private readonly random: Random,
    private readonly now: string,
  ) {}

  /** In the last fourteen months, every other time near an edge. */
  sometime(): string {
    const anywhere = later(this.now, -this.random.next() * 425 * DAY);
    return this.random.chance(0.5) ? anywhere : this.near(anywhere);
  }

  /** Within half a day of where a month, this month or the last ninety days begin by UTC. */
  private near(anywhere: string): string {
    const { random, now } = this;
    const begin = (instant: string) => `${instant.slice(0, 7)}-01T00:00:00.000Z`;
    return later(random.pick([begin(anywhere), begin(now), begin(later(now, -DAY)), later(now, -90 * DAY)]), (random.next() - 0.5) * DAY);
  }

  /** From three hours to two weeks after it was made, or so that the work is done near an edge. */
  start(createdAt: string): string {
    const edge = later(this.near(createdAt), -2 * HOUR);
    const soonest = later(createdAt, 3 * HOUR);
    return edge > soonest && this.random.chance(0.5) ? edge : later(soonest, this.random.between(0, 400) * HOUR);
  }
}
