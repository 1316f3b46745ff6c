import { jsonEvent, type Position as LogPosition } from '@kurrent/kurrentdb-client';
import type { EncodedEvent, StoredEvent } from '../../events/codec.js';
import type { ChainLink } from '../../events/hash-chain.js';
import { type EventMeta, type Position, START } from '../../events/recorded.js';

/** An event as the client hands it over, of a stream or of everything. */
export interface KurrentEvent {
  readonly streamId: string;
  readonly id: string;
  readonly revision: bigint;
  readonly type: string;
  readonly data: unknown;
  readonly metadata?: unknown;
  readonly position?: LogPosition;
}

/** The event's own metadata, and its place in the hash chain. All values are text: an append to several streams accepts nothing else. */
type Metadata = EventMeta & { readonly hash: string };

/** The log's commit and prepare position, sixteen hexadecimal digits each, so that they sort as text. */
export const positionOf = ({ commit, prepare }: LogPosition): Position => (digits(commit) + digits(prepare)) as Position;

const digits = (number: bigint): string => number.toString(16).padStart(16, '0');

const PRINTED = /^[0-9a-f]{32}$/;

export const isPosition = (text: unknown): text is Position => typeof text === 'string' && PRINTED.test(text);

/** The place in the log; `start` for `START`. */
export function logPosition(position: Position): LogPosition | 'start' {
  if (position === START) return 'start';
  if (!isPosition(position)) throw new TypeError(`${position} is not a position of KurrentDB`);
  return { commit: BigInt(`0x${position.slice(0, 16)}`), prepare: BigInt(`0x${position.slice(16)}`) };
}

export function toKurrent({ id, type, data, meta }: EncodedEvent, hash: string) {
  const metadata: Metadata = { ...(JSON.parse(meta) as EventMeta), hash };
  return jsonEvent({ id, type, data: JSON.parse(data) as Record<string, unknown>, metadata });
}

export const versionOf = (event: KurrentEvent): number => Number(event.revision);

export const hashOf = (event: KurrentEvent): string => (event.metadata as Metadata).hash;

/** @throws TypeError when what stands there is not JSON */
export function storedEvent(event: KurrentEvent): StoredEvent {
  const { data } = event;
  if (typeof data !== 'object' || data === null || data instanceof Uint8Array) throw new TypeError('its data are not a JSON object');
  return {
    position: positionOf(event.position!),
    stream: event.streamId,
    version: versionOf(event),
    id: event.id,
    type: event.type,
    data,
    meta: metaOf(event),
  };
}

/** The stored text again: what JSON.stringify wrote, it writes again the same way. Nothing for an event that is not the product's. */
export function chainLink(event: KurrentEvent): ChainLink | undefined {
  if (!isOurs(event)) return undefined;
  return {
    stream: event.streamId,
    version: versionOf(event),
    position: positionOf(event.position!),
    id: event.id,
    type: event.type,
    data: JSON.stringify(event.data),
    meta: JSON.stringify(metaOf(event)),
    hash: hashOf(event),
  };
}

/** Others may write to the same server: their events, and the server's own, bear no hash. */
export function isOurs(event: KurrentEvent): boolean {
  const { at, hash } = (event.metadata ?? {}) as Partial<Record<keyof Metadata, unknown>>;
  return !isSystems(event) && typeof at === 'string' && typeof hash === 'string';
}

export const isSystems = ({ type }: KurrentEvent): boolean => type.startsWith('$');

/** Without the hash, and without what the server adds; in the order in which it was written, so that its text is the one that was hashed. */
function metaOf({ metadata }: KurrentEvent): EventMeta {
  const { at, command, actor, cause, correlation, build } = metadata as Metadata;
  return {
    at,
    ...(command !== undefined && { command }),
    ...(actor !== undefined && { actor }),
    ...(cause !== undefined && { cause }),
    ...(correlation !== undefined && { correlation }),
    ...(build !== undefined && { build }),
  };
}
