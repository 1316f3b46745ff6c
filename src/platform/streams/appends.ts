import type { AnyEvent } from '../events/event.js';
import type { Position, Recorded } from '../events/recorded.js';

export const noStream = 'noStream';
/** What must be true of a stream for an append to it: that it does not exist, or stands at exactly this version. Never "anything". */
export type Expected = typeof noStream | number;

/** One stream's share of an append. Without events it is a guard: "only if this stream still stands there". */
export interface Append {
  readonly stream: string;
  readonly events: readonly AnyEvent[];
  readonly expected: Expected;
  /**
   * A guard that only looks: where the stream stands as the append begins. Nobody waits for it, and it keeps nobody from writing there meanwhile: as if the stream
   * had been read a moment ago.
   */
  readonly looks?: true;
}

export interface StoredStream {
  readonly events: readonly Recorded[];
  readonly expected: Expected;
  /** Position of the last event; `START` for a stream that does not exist. */
  readonly position: Position;
}

/** What has become of an append. */
export interface Written {
  /** Of the last event written (of the streams' newest, when there was none). */
  readonly position: Position;
  /** Whether the events are certainly those that were sent now, and not what the same command has written before. */
  readonly anew: boolean;
}

/** A stream stands elsewhere than the append expected. */
export class Conflict extends Error {
  constructor(
    readonly stream: string,
    readonly expected: Expected,
    readonly current: Expected,
  ) {
    super(`${stream} stands at ${current}, not at ${expected}`);
    this.name = 'Conflict';
  }
}
