import { EventEmitter, once } from 'node:events';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import {
  type AllStreamSubscription,
  eventTypeFilter,
  excludeSystemEvents,
  type Filter,
  type KurrentDBClient,
  streamNameFilter,
} from '@kurrent/kurrentdb-client';
import { Logger } from '@nestjs/common';
import { decodeEvent } from '../../events/codec.js';
import type { Position, Recorded } from '../../events/recorded.js';
import { storedTypes, type Upcasters } from '../../events/upcast.js';
import type { ReadFrom } from '../../streams/streams.js';
import type { ReaderAlarm } from '../reader-alarm.js';
import { isOurs, isSystems, type KurrentEvent, logPosition, positionOf, storedEvent, versionOf } from './kurrentdb-events.js';

const BATCH = 1000;
const RETRY_MS = 500;
/** The pauses double up to this many times the first. */
const PATIENCE = 16;
/** Under load a batch waits this long for more: what a batch costs is mostly the same for one event and for a thousand. */
const GATHER_MS = 5;

/** An event of ours that cannot be read as one. */
class Unreadable extends Error {
  constructor(event: KurrentEvent, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${event.type} of ${event.streamId} (version ${versionOf(event)}) cannot be read: ${why}`, { cause });
  }
}

/** What could be read of a batch: as far as `upTo`, if anywhere. */
interface Readable {
  readonly wanted: readonly Recorded[];
  readonly upTo: Position | undefined;
  readonly failure: Unreadable | undefined;
}

/**
 * Follows everything by catch-up subscriptions, one after the other when they break. Never persistent subscriptions: they do not keep
 * the order.
 */
export class KurrentReader {
  private readonly log = new Logger(KurrentReader.name);
  private foreignSeen = false;

  constructor(
    private readonly client: KurrentDBClient,
    private readonly upcasters: Upcasters,
    private readonly alarm: ReaderAlarm,
    private readonly retryMs = RETRY_MS,
  ) {}

  async *after(position: Position, options: ReadFrom, signal: AbortSignal): AsyncGenerator<readonly Recorded[]> {
    const reader = Symbol('reader');
    let at = position;
    let failures = 0;
    try {
      while (!signal.aborted) {
        try {
          for await (const events of this.subscription(at, options, signal)) {
            const { wanted, upTo, failure } = this.read(events, options);
            if (upTo !== undefined) {
              at = upTo;
              failures = 0;
              this.alarm.clear(reader);
            }
            if (wanted.length > 0) yield wanted;
            if (failure) throw failure;
          }
        } catch (error) {
          if (signal.aborted) return;
          failures++;
          this.complain(reader, error, failures);
        }
        const patience = this.retryMs * Math.min(2 ** Math.max(0, failures - 1), PATIENCE);
        await pause(patience * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
      }
    } finally {
      this.alarm.clear(reader);
    }
  }

  /** The first time, and then ever more rarely. */
  private complain(reader: symbol, error: unknown, failures: number): void {
    const { message } = error as Error;
    if (error instanceof Unreadable) this.alarm.raise(reader, message);
    if (!Number.isInteger(Math.log2(failures))) return;
    if (error instanceof Unreadable) this.log.error(`${message}. Nothing after it is read until it can be.`);
    else this.log.warn(`KurrentDB cannot be followed: ${message}. Trying again.`);
  }

  /** One subscription until it breaks; in batches of whatever has arrived. */
  private async *subscription(position: Position, options: ReadFrom, signal: AbortSignal): AsyncGenerator<readonly KurrentEvent[]> {
    const limit = options.batch ?? BATCH;
    const subscription = this.client.subscribeToAll({ fromPosition: logPosition(position), filter: this.filter(options) });
    const arrival = new EventEmitter();
    const waiting: KurrentEvent[] = [];
    let failure: Error | undefined;
    let ended = false;
    const end = (error?: Error) => {
      failure ??= error;
      ended = true;
      arrival.emit('arrival');
    };
    subscription.on('data', ({ event }) => {
      if (event) waiting.push(event as KurrentEvent);
      if (waiting.length >= limit) subscription.pause();
      arrival.emit('arrival');
    });
    subscription.on('error', end);
    subscription.on('end', () => end());
    const stop = () => end();
    signal.addEventListener('abort', stop);
    let gaveAt = -Infinity;
    try {
      while (!ended || waiting.length > 0) {
        if (signal.aborted) return;
        if (waiting.length === 0) await once(arrival, 'arrival');
        const isFull = () => ended || waiting.length >= limit;
        for (let before = 0; before < waiting.length && !isFull(); await turn()) before = waiting.length;
        const since = performance.now() - gaveAt;
        if (!isFull() && since < GATHER_MS) await pause(GATHER_MS - since);
        const batch = waiting.splice(0, limit);
        subscription.resume();
        if (batch.length > 0) yield batch;
        gaveAt = performance.now();
      }
      if (failure) throw failure;
    } finally {
      signal.removeEventListener('abort', stop);
      await unsubscribe(subscription);
    }
  }

  /** The server filters by one thing only; `read` does the rest. */
  private filter({ categories, types }: ReadFrom): Filter {
    if (categories) return streamNameFilter({ prefixes: categories.map((category) => `${category}-`) });
    if (types) return eventTypeFilter({ regex: `^(?:${storedTypes(this.upcasters, types).join('|')})$` });
    return excludeSystemEvents();
  }

  /** Event by event: one of somebody else is left out, and before one of ours that cannot be read it ends. */
  private read(events: readonly KurrentEvent[], { types }: ReadFrom): Readable {
    const wanted: Recorded[] = [];
    let upTo: Position | undefined;
    for (const event of events) {
      if (isOurs(event)) {
        try {
          const recorded = decodeEvent(storedEvent(event), this.upcasters);
          if (!types || types.includes(recorded.type)) wanted.push(recorded);
        } catch (cause) {
          return { wanted, upTo, failure: new Unreadable(event, cause) };
        }
      } else if (!isSystems(event)) this.leaveOut(event);
      upTo = positionOf(event.position!);
    }
    return { wanted, upTo, failure: undefined };
  }

  private leaveOut({ type, streamId }: KurrentEvent): void {
    this.alarm.leftOut();
    if (this.foreignSeen) return;
    this.foreignSeen = true;
    this.log.warn(`${type} of ${streamId} was not written by the product. Events like this are left out, and from here on only counted.`);
  }
}

async function unsubscribe(subscription: AllStreamSubscription): Promise<void> {
  subscription.on('error', () => undefined); // the end that was asked for arrives as one
  await subscription.unsubscribe().catch(() => undefined);
}
