import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
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
import type { ReadFrom } from '../../events/streams.js';
import { storedTypes, type Upcasters } from '../../events/upcast.js';
import { type KurrentEvent, logPosition, positionOf, storedEvent } from './kurrentdb-events.js';

const BATCH = 1000;
const RETRY_MS = 500;

/**
 * Follows everything by catch-up subscriptions, one after the other when they break. Never persistent subscriptions: they do not keep
 * the order.
 */
export class KurrentReader {
  private readonly log = new Logger(KurrentReader.name);

  constructor(
    private readonly client: KurrentDBClient,
    private readonly upcasters: Upcasters,
  ) {}

  async *after(position: Position, options: ReadFrom, signal: AbortSignal): AsyncGenerator<readonly Recorded[]> {
    let at = position;
    while (!signal.aborted) {
      try {
        for await (const events of this.subscription(at, options, signal)) {
          at = positionOf(events.at(-1)!.position!);
          const wanted = this.wanted(events, options);
          if (wanted.length > 0) yield wanted;
        }
      } catch (error) {
        if (signal.aborted) return;
        this.log.warn(`KurrentDB cannot be followed: ${(error as Error).message}. Trying again.`);
      }
      await pause(RETRY_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
  }

  /** One subscription until it breaks; in batches of whatever has arrived. */
  private async *subscription(position: Position, options: ReadFrom, signal: AbortSignal): AsyncGenerator<readonly KurrentEvent[]> {
    const limit = options.batch ?? BATCH;
    const subscription = this.client.subscribeToAll({ fromPosition: logPosition(position), filter: this.filter(options) });
    const arrival = new EventEmitter();
    const waiting: KurrentEvent[] = [];
    let failure: unknown;
    let ended = false;
    const end = (error?: unknown) => {
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
    try {
      while (!ended || waiting.length > 0) {
        if (signal.aborted) return;
        if (waiting.length === 0) await once(arrival, 'arrival');
        const batch = waiting.splice(0, limit);
        subscription.resume();
        if (batch.length > 0) yield batch;
      }
      if (failure) throw failure;
    } finally {
      signal.removeEventListener('abort', stop);
      await unsubscribe(subscription);
    }
  }

  /** The server filters by one thing only; `wanted` does the rest. */
  private filter({ categories, types }: ReadFrom): Filter {
    if (categories) return streamNameFilter({ prefixes: categories.map((category) => `${category}-`) });
    if (types) return eventTypeFilter({ regex: `^(?:${storedTypes(this.upcasters, types).join('|')})$` });
    return excludeSystemEvents();
  }

  private wanted(events: readonly KurrentEvent[], { types }: ReadFrom): readonly Recorded[] {
    const recorded = events.filter(({ type }) => !type.startsWith('$')).map((event) => decodeEvent(storedEvent(event), this.upcasters));
    return types ? recorded.filter(({ type }) => types.includes(type)) : recorded;
  }
}

async function unsubscribe(subscription: AllStreamSubscription): Promise<void> {
  subscription.on('error', () => undefined); // the end that was asked for arrives as one
  await subscription.unsubscribe().catch(() => undefined);
}
