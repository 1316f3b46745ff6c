import { hash } from 'node:crypto';
import type { EncodedEvent } from './codec.js';
import type { Position } from './recorded.js';

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
export type ChainVerdict =
  | { readonly intact: true; readonly stream: string; readonly events: number; readonly hash: string }
  | { readonly intact: false; readonly stream: string; readonly version: number; readonly reason: string };

/** Where one stream stands. */
export interface StreamHead {
  readonly stream: string;
  readonly version: number;
  /** Events that are really there; one less than expected betrays a deletion. */
  readonly events: number;
  /** Hash of the last event. */
  readonly hash: string;
}

/** All streams at one moment, to be signed and kept elsewhere: it alone betrays a stream that lost its tail, or is gone altogether. */
export interface Heads {
  readonly position: Position;
  readonly heads: readonly StreamHead[];
}

/** What an auditor asks of a store; injectable. */
export abstract class Verifiable {
  /** Recomputes a stream's hashes from the stored text. */
  abstract verifyStream(stream: string): Promise<ChainVerdict>;
  abstract heads(): Promise<Heads>;
}

/** One stored event as text, for verification. */
export interface ChainLink extends EncodedEvent {
  readonly stream: string;
  readonly version: number;
  readonly hash: string;
}

/** Recomputes the chain over the stored text. `version` is where the stream claims to stand. */
export function verifyChain(stream: string, links: readonly ChainLink[], version: number): ChainVerdict {
  let previous = GENESIS;
  for (const [expected, link] of links.entries()) {
    if (link.version !== expected) return { intact: false, stream, version: expected, reason: 'an event is missing' };
    previous = chainHash(previous, link.stream, link.version, link);
    if (previous !== link.hash) return { intact: false, stream, version: expected, reason: 'an event does not match its hash' };
  }
  if (links.length !== version + 1) return { intact: false, stream, version: links.length, reason: 'the last events are missing' };
  return { intact: true, stream, events: links.length, hash: previous };
}
