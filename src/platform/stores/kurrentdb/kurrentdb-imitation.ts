import { Readable } from 'node:stream';
import {
  AppendConsistencyViolationError,
  type AppendStreamState,
  BACKWARDS,
  type CurrentStreamState,
  type Filter,
  type KurrentDBClient,
  NO_STREAM,
  START,
  StreamNotFoundError,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import type { KurrentEvent } from './kurrentdb-events.js';

type Of<Method extends keyof KurrentDBClient> = KurrentDBClient[Method] extends (...args: infer Args) => unknown ? Args : never;
type Request = Of<'multiStreamAppend'>[0][number];

interface Record {
  readonly streamName: string;
  readonly record: Request['events'][number];
}

/**
 * KurrentDB's client as the adapter uses it, over an array. For machines without Docker: it shows that the adapter's own logic holds, and nothing
 * about the server. What is known of the server it does as well: it recognises what it has stored already by the ids, tells of an append where it stands,
 * names every stream that stands elsewhere, lets a deleted stream go on where it ended, and hands a follower one event at a time.
 */
export class KurrentImitation {
  /** Reads of single streams so far. */
  reads = 0;
  /** What the server answers instead, as long as it is set. */
  outage: Error | undefined;
  private readonly log: KurrentEvent[] = [];
  private readonly deleted = new Map<string, bigint>();
  private readonly followers = new Set<() => void>();

  constructor(private readonly version: '24.6' | '25.1' | '26.1' = '26.1') {}

  /** Another connection to the same log. */
  client(): KurrentDBClient {
    return this as unknown as KurrentDBClient;
  }

  /** Deletes a stream as an operator can: it is gone, until somebody appends to it. */
  deleteStream(stream: string): void {
    this.deleted.set(stream, this.revision(stream));
  }

  /** Of a version with this metadata: somebody else's, or a damaged one of ours. */
  plant(streamName: string, type: string, data: unknown, metadata?: unknown): void {
    this.store([{ streamName, record: { id: crypto.randomUUID(), type, data, metadata } as Record['record'] }]);
  }

  async appendToStream(...[streamName, events, options]: Of<'appendToStream'>) {
    await this.answers();
    const records = [events].flat().map((record) => ({ streamName, record }));
    const expected = options!.streamState!;
    const stored = this.repeated(records, expected);
    if (stored) return { success: true, nextExpectedRevision: stored.revision, position: stored.position };
    if (!this.stands(streamName, expected))
      throw new WrongExpectedVersionError(undefined, { streamName, expected, current: this.state(streamName) });
    return { success: true, nextExpectedRevision: this.revision(streamName) + BigInt(records.length), position: this.store(records) };
  }

  async multiStreamAppend(requests: Request[]) {
    if (this.version < '25.1') throw new UnsupportedError('multiStreamAppend', '25.1');
    await this.answers();
    for (const { streamName, expectedState: expected } of requests) {
      if (!this.stands(streamName, expected))
        throw new WrongExpectedVersionError(undefined, { streamName, expected, current: this.state(streamName) });
    }
    return this.storeAll(requests.flatMap(({ streamName, events }) => events.map((record) => ({ streamName, record }))));
  }

  async appendRecords(...[records, checks = []]: Of<'appendRecords'>) {
    if (this.version < '26.1') throw new UnsupportedError('appendRecords', '26.1');
    await this.answers();
    const violationsList = checks.flatMap(({ streamName, expectedState }, checkIndex) => {
      const isGone = this.deleted.has(streamName);
      if (!isGone && this.stands(streamName, expectedState)) return [];
      const actual = isGone ? '-5' : numbered(this.state(streamName));
      return [{ checkIndex, streamState: { stream: streamName, expectedState: numbered(expectedState), actualState: actual } }];
    });
    if (violationsList.length > 0) throw violation(violationsList);
    return this.storeAll(records);
  }

  async *readStream(...[streamName, options = {}]: Of<'readStream'>) {
    this.reads++;
    await this.answers();
    const all = this.log.filter(({ streamId, revision }) => streamId === streamName && revision > (this.deleted.get(streamName) ?? -1n));
    if (all.length === 0) throw new StreamNotFoundError(undefined, streamName);
    const from = typeof options.fromRevision === 'bigint' ? options.fromRevision : 0n;
    const wanted = options.direction === BACKWARDS ? all.toReversed() : all.filter(({ revision }) => revision >= from);
    for (const event of wanted.slice(0, Number(options.maxCount ?? Infinity))) yield { event };
  }

  async *readAll(...[options = {}]: Of<'readAll'>) {
    await this.answers();
    const wanted = options.direction === BACKWARDS ? this.log.toReversed() : [...this.log];
    for (const event of wanted.slice(0, Number(options.maxCount ?? Infinity))) yield { event };
  }

  subscribeToAll(...[{ fromPosition = START, filter } = {}]: Of<'subscribeToAll'>) {
    const after = typeof fromPosition === 'object' ? fromPosition.commit : 0n;
    let next = this.log.findIndex(({ position }) => position!.commit > after);
    if (next < 0) next = this.log.length;
    let pushing = false;
    const push = async () => {
      if (pushing) return;
      for (pushing = true; pushing && next < this.log.length;) {
        const event = this.log[next++]!;
        if (!accepts(filter!, event)) continue;
        pushing = subscription.push({ event });
        await new Promise(setImmediate);
      }
      pushing = false;
    };
    const begin = () => {
      if (this.outage) subscription.destroy(this.outage);
      else void push();
    };
    const subscription: Readable = new Readable({ objectMode: true, read: begin });
    this.followers.add(begin);
    return Object.assign(subscription, {
      unsubscribe: async () => {
        this.followers.delete(begin);
        pushing = false;
        next = Infinity;
        subscription.destroy();
      },
    });
  }

  async dispose() {}

  private async answers(): Promise<void> {
    await new Promise(setImmediate);
    if (this.outage) throw this.outage;
  }

  /** The last of the events, if exactly these stand there already. */
  private repeated(records: readonly Record[], expected: AppendStreamState): KurrentEvent | undefined {
    const stream = this.log.filter(({ streamId }) => streamId === records[0]!.streamName);
    const before = expected === NO_STREAM ? -1n : BigInt(expected);
    const stored = stream.filter(({ revision }) => revision > before && revision <= before + BigInt(records.length));
    return stored.length === records.length && stored.every(({ id }, index) => id === records[index]!.record.id)
      ? stored.at(-1)
      : undefined;
  }

  private stands(stream: string, expected: AppendStreamState): boolean {
    return this.state(stream) === expected || (expected === NO_STREAM && this.deleted.has(stream));
  }

  private store(records: readonly Record[]) {
    let place = 0n;
    for (const { streamName, record } of records) {
      place = BigInt(this.log.length * 100 + 100);
      const { id, type, data, metadata } = JSON.parse(JSON.stringify(record)) as typeof record;
      const revision = this.revision(streamName) + 1n;
      this.log.push({ streamId: streamName, id, type, data, metadata, revision, position: { commit: place, prepare: place } });
    }
    for (const follower of this.followers) follower();
    return { commit: place, prepare: place };
  }

  private storeAll(records: readonly Record[]) {
    const { commit: position } = this.store(records);
    const streams = [...new Set(records.map(({ streamName }) => streamName))];
    return { position, responses: streams.map((streamName) => ({ streamName, revision: this.revision(streamName) })) };
  }

  private state(stream: string): CurrentStreamState {
    const revision = this.revision(stream);
    return revision < 0n ? NO_STREAM : revision;
  }

  private revision(stream: string): bigint {
    return this.log.findLast(({ streamId }) => streamId === stream)?.revision ?? -1n;
  }
}

const numbered = (state: AppendStreamState | CurrentStreamState): string => (state === NO_STREAM ? '-1' : String(state));

type ViolationDetails = ConstructorParameters<typeof AppendConsistencyViolationError>[1];

function violation(violationsList: ViolationDetails['violationsList']): AppendConsistencyViolationError {
  const error = Object.assign(new Error('consistency checks failed'), { code: 9, details: '' });
  return new AppendConsistencyViolationError(error as ConstructorParameters<typeof AppendConsistencyViolationError>[0], { violationsList });
}

function accepts(filter: Filter, event: KurrentEvent): boolean {
  const text = filter.filterOn === 'eventType' ? event.type : event.streamId;
  return 'regex' in filter ? new RegExp(filter.regex).test(text) : filter.prefixes.some((prefix) => text.startsWith(prefix));
}
