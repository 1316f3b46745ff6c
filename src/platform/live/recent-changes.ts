import type { Position } from '../events/recorded.js';
import { type Concern, LIVE_TAGS, type LiveTag } from './concerns.js';

/** What somebody reads may be as old as this: who has just come hears of these last moments as well. */
const JUST_NOW_MS = 10_000;
const KEPT_AT_MOST = 10_000;

interface Change {
  readonly position: Position;
  readonly at: number;
  readonly concerns: readonly Concern[];
}

/** What has happened lately, for those who come back: everything after `begins` is here. */
export class RecentChanges {
  private changes: Change[] = [];

  /** @param began milliseconds, as all times here */
  constructor(
    private begins: Position,
    private began: number,
  ) {}

  add(position: Position, at: number, concerns: readonly Concern[]): void {
    if (concerns.length === 0) return;
    this.changes.push({ position, at, concerns });
    if (this.changes.length <= KEPT_AT_MOST) return;
    const forgotten = this.changes.splice(0, KEPT_AT_MOST / 2).at(-1)!;
    this.begins = forgotten.position;
    this.began = forgotten.at;
  }

  /**
   * What has changed for somebody who has seen all up to `seen`, or who has just come.
   * @returns every tag when that cannot be told any more
   */
  missed(audience: ReadonlySet<string>, seen: Position | undefined, now: number): readonly LiveTag[] {
    const known = seen === undefined ? this.began <= now - JUST_NOW_MS : this.begins <= seen;
    if (!known) return LIVE_TAGS;
    const after = this.changes.filter(({ position, at }) => (seen === undefined ? at > now - JUST_NOW_MS : position > seen));
    return tagsFor(
      audience,
      after.flatMap(({ concerns }) => concerns),
    );
  }
}

/** Each tag once. */
export function tagsFor(audience: ReadonlySet<string>, concerns: readonly Concern[]): readonly LiveTag[] {
  return [...new Set(concerns.filter((concern) => concern.audience.some((one) => audience.has(one))).flatMap(({ tags }) => tags))];
}
