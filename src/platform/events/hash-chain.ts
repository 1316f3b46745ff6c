import { hash } from 'node:crypto';
import type { EncodedEvent } from './codec.js';
import { type Position, START } from './recorded.js';

/** What the first event of a stream continues. Hashes are in hex. */
export const GENESIS = '0'.repeat(64);

/**
 * SHA-256 over the previous event's hash and all that is stored of this one, as UTF-8: the hash in hex, then each part after its length in bytes and a
 * colon, so that no two events share their input. The time stands in `meta`.
 */
export function chainHash(previous: string, stream: string, version: number, { type, id, data, meta }: EncodedEvent): string {
  return hash('sha256', previous + framed(stream) + framed(String(version)) + framed(type) + framed(id) + framed(data) + framed(meta));
}

const framed = (part: string): string => `${Buffer.byteLength(part)}:${part}`;

/** Whether the stored events of a stream are the ones that were written, as far as the stream itself can tell. */
export type ChainVerdict = IntactChain | BrokenChain;

export interface IntactChain {
  readonly intact: true;
  readonly stream: string;
  readonly events: number;
  readonly hash: string;
}

/** `version` is the first at which something is wrong. */
export interface BrokenChain {
  readonly intact: false;
  readonly stream: string;
  readonly version: number;
  readonly reason: string;
}

/** All that is wrong in a store: each broken stream once, by name. */
export interface StoreVerdict {
  /** Whole ones, and their events. */
  readonly streams: number;
  readonly events: number;
  readonly broken: readonly BrokenChain[];
}

/** Where one stream stands. */
export interface StreamHead {
  readonly stream: string;
  readonly version: number;
  /** Events that are really there; one less than expected betrays a deletion. */
  readonly events: number;
  /** Hash of the last event. */
  readonly hash: string;
}

/**
 * All streams at one moment, to be signed and kept elsewhere: it alone betrays a stream that lost its tail without a trace, was forged and rehashed up
 * to its end, or is gone altogether.
 */
export interface Heads {
  readonly position: Position;
  readonly heads: readonly StreamHead[];
}

/** What an auditor asks of a store; injectable. */
export abstract class Verifiable {
  /** Recomputes a stream's hashes from the stored text. */
  abstract verifyStream(stream: string): Promise<ChainVerdict>;
  /**
   * Recomputes every stream. The store may be in use meanwhile.
   * @param kept an earlier list of heads: every stream must still pass through its own
   */
  abstract verifyStore(kept?: Heads): Promise<StoreVerdict>;
  abstract heads(): Promise<Heads>;
}

/** One stored event as text, for verification. */
export interface ChainLink extends EncodedEvent {
  readonly stream: string;
  readonly version: number;
  readonly position: Position;
  readonly hash: string;
}

/** Recomputes the chain of one stream, event by event, over the stored text. */
export class ChainCheck {
  private events = 0;
  private hash = GENESIS;
  private position: Position = START;
  private wrong: BrokenChain | undefined;

  /** @param kept where the stream has once been seen */
  constructor(
    readonly stream: string,
    private readonly kept?: StreamHead,
  ) {}

  /** The next event, in the order of the versions; `undefined` for one that is not the product's. */
  add(link: ChainLink | undefined): void {
    if (this.wrong) return;
    const version = this.events++;
    if (!link) return this.broken(version, 'an event was not written by the product');
    if (link.stream !== this.stream) return this.broken(version, `an event bears the name of another stream, ${link.stream}`);
    if (link.version > version) return this.broken(version, 'an event is missing');
    if (link.version < version) return this.broken(version, 'an event stands there that has no place');
    this.hash = chainHash(this.hash, link.stream, link.version, link);
    if (this.hash !== link.hash) return this.broken(version, 'an event does not match its hash');
    if (link.position <= this.position) return this.broken(version, 'an event stands before its predecessor in the order of everything');
    this.position = link.position;
    if (version === this.kept?.version && link.hash !== this.kept.hash)
      this.broken(version, 'an event is another than when the list of heads was made');
  }

  /** @param claimed the version at which the stream says that it stands; -1: without events. A store that keeps no such claim leaves it out. */
  end(claimed = this.events - 1): ChainVerdict {
    if (!this.wrong && this.events <= claimed) this.broken(this.events, 'the last events are missing');
    if (!this.wrong && this.events > claimed + 1)
      this.broken(claimed + 1, 'events stand above the version at which the stream says that it stands');
    if (!this.wrong && this.kept && this.events <= this.kept.version)
      this.broken(this.events, 'the last events of when the list of heads was made are gone');
    return this.wrong ?? { intact: true, stream: this.stream, events: this.events, hash: this.hash };
  }

  private broken(version: number, reason: string): void {
    this.wrong = { intact: false, stream: this.stream, version, reason };
  }
}

/** Gathers the verdicts over a whole store. */
export class StoreCheck {
  private readonly kept: Map<string, StreamHead>;
  private readonly broken = new Map<string, BrokenChain>();
  private streams = 0;
  private events = 0;

  constructor(kept?: Heads) {
    this.kept = new Map(kept?.heads.map((head) => [head.stream, head]));
  }

  begin(stream: string): ChainCheck {
    return new ChainCheck(stream, this.kept.get(stream));
  }

  add(verdict: ChainVerdict): void {
    const { stream } = verdict;
    this.kept.delete(stream);
    if (!verdict.intact) return void (this.broken.has(stream) || this.broken.set(stream, verdict));
    if (verdict.events > 0) this.streams++;
    this.events += verdict.events;
  }

  /** Streams of the kept list that were not met are gone. */
  end(): StoreVerdict {
    for (const stream of this.kept.keys()) this.add({ intact: false, stream, version: 0, reason: 'the whole stream is gone' });
    const broken = [...this.broken.values()].sort((a, b) => (a.stream < b.stream ? -1 : 1));
    return { streams: this.streams, events: this.events, broken };
  }
}
