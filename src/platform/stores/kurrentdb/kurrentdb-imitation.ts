import { Readable } from 'node:stream';
import {
  BACKWARDS,
  type Filter,
  type KurrentDBClient,
  NO_STREAM,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import type { KurrentEvent } from './kurrentdb-events.js';

type Of<Method extends keyof KurrentDBClient> = KurrentDBClient[Method] extends (...args: infer Args) => unknown ? Args : never;
type Request = Of<'multiStreamAppend'>[0][number];

/**
 * KurrentDB's client as the adapter uses it, over an array. For machines without Docker: it shows that the adapter's own logic holds, and nothing
 * about the server.
 */
export class KurrentImitation {
  private readonly log: KurrentEvent[] = [];
  private readonly followers = new Set<() => void>();

  /** Another connection to the same log. */
  client(): KurrentDBClient {
    return this as unknown as KurrentDBClient;
  }

  async appendToStream(...[streamName, events, options]: Of<'appendToStream'>) {
    await this.multiStreamAppend([{ streamName, events: [events].flat(), expectedState: options!.streamState! }]);
  }

  async multiStreamAppend(requests: Request[]) {
    await this.appendRecords(
      requests.flatMap(({ streamName, events }) => events.map((record) => ({ streamName, record }))),
      requests.map(({ streamName, expectedState }) => ({ type: 'stream_state', streamName, expectedState })),
    );
  }

  async appendRecords(...[records, checks = []]: Of<'appendRecords'>) {
    await new Promise(setImmediate);
    for (const { streamName, expectedState } of checks) {
      const current = this.revision(streamName);
      const expected = expectedState === NO_STREAM ? -1n : expectedState;
      if (current !== expected) {
        const found = current < 0n ? NO_STREAM : current;
        throw new WrongExpectedVersionError(undefined, { streamName, expected: expectedState, current: found });
      }
    }
    for (const { streamName, record } of records) {
      const place = BigInt(this.log.length * 100 + 100);
      const { id, type, data, metadata } = JSON.parse(JSON.stringify(record)) as typeof record;
      const revision = this.revision(streamName) + 1n;
      this.log.push({ streamId: streamName, id, type, data, metadata, revision, position: { commit: place, prepare: place } });
    }
    for (const follower of this.followers) follower();
  }

  async *readStream(...[streamName, options = {}]: Of<'readStream'>) {
    const all = this.log.filter(({ streamId }) => streamId === streamName);
    if (all.length === 0) throw new StreamNotFoundError(undefined, streamName);
    const from = typeof options.fromRevision === 'bigint' ? options.fromRevision : 0n;
    const wanted = options.direction === BACKWARDS ? all.toReversed() : all.filter(({ revision }) => revision >= from);
    for (const event of wanted.slice(0, Number(options.maxCount ?? Infinity))) yield { event };
  }

  async *readAll(...[options = {}]: Of<'readAll'>) {
    const wanted = options.direction === BACKWARDS ? this.log.toReversed() : [...this.log];
    for (const event of wanted.slice(0, Number(options.maxCount ?? Infinity))) yield { event };
  }

  subscribeToAll(...[{ fromPosition = START, filter } = {}]: Of<'subscribeToAll'>) {
    const after = typeof fromPosition === 'object' ? fromPosition.commit : 0n;
    let next = this.log.findIndex(({ position }) => position!.commit > after);
    if (next < 0) next = this.log.length;
    const push = () => {
      while (next < this.log.length) {
        const event = this.log[next++]!;
        if (accepts(filter!, event)) subscription.push({ event });
      }
    };
    const subscription = Object.assign(new Readable({ objectMode: true, read: push }), {
      unsubscribe: async () => {
        this.followers.delete(push);
        subscription.destroy();
      },
    });
    this.followers.add(push);
    return subscription;
  }

  async dispose() {}

  private revision(stream: string): bigint {
    return this.log.findLast(({ streamId }) => streamId === stream)?.revision ?? -1n;
  }
}

function accepts(filter: Filter, event: KurrentEvent): boolean {
  const text = filter.filterOn === 'eventType' ? event.type : event.streamId;
  return 'regex' in filter ? new RegExp(filter.regex).test(text) : filter.prefixes.some((prefix) => text.startsWith(prefix));
}
