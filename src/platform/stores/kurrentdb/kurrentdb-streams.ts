import { setTimeout as pause } from 'node:timers/promises';
import { BACKWARDS, END, excludeSystemEvents, KurrentDBClient, NO_STREAM, STREAM_STATE } from '@kurrent/kurrentdb-client';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.js';
import { Unavailable } from '../../errors.js';
import { decodeEvent } from '../../events/codec.js';
import {
  ChainCheck,
  chainHash,
  type ChainVerdict,
  GENESIS,
  type Heads,
  StoreCheck,
  type StoreVerdict,
  type StreamHead,
  type Verifiable,
} from '../../events/hash-chain.js';
import type { PersonalData } from '../../events/personal-data.js';
import { later, type Position, type Recorded, START } from '../../events/recorded.js';
import { type Append, Conflict, type Expected, noStream, type ReadFrom, type StoredStream, Streams } from '../../events/streams.js';
import type { Upcasters } from '../../events/upcast.js';
import { encodeAppends, type EncodedAppend } from '../encode-appends.js';
import { isAway, isMissingStream, movedStream } from './kurrentdb-errors.js';
import { chainLink, hashOf, isOurs, type KurrentEvent, positionOf, storedEvent, toKurrent, versionOf } from './kurrentdb-events.js';
import { KurrentReader } from './kurrentdb-reader.js';

/** One stream's share of an append in the client's words. */
interface Request {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly ReturnType<typeof toKurrent>[];
}

/**
 * The event store in KurrentDB (gRPC), for those who outgrow one machine. Appends to several streams need server 25.1, and with guards 26.1. The hash
 * chain stands in the events' metadata. Checkpoints and persons' keys stay in Postgres.
 */
export class KurrentStreams extends Streams implements Verifiable {
  private readonly links = new LRUCache<string, { readonly version: number; readonly hash: string }>({ max: 50_000 });
  private readonly reader: KurrentReader;
  private readonly closing = new AbortController();

  constructor(
    private readonly client: KurrentDBClient,
    private readonly clock: Clock,
    private readonly personalData: PersonalData,
    private readonly upcasters: Upcasters = {},
  ) {
    super();
    this.reader = new KurrentReader(client, upcasters);
  }

  /** @param url `kurrentdb://host:2113?tls=false`, or `kurrentdb+discover://…` for a cluster */
  static at(url: string, clock: Clock, personalData: PersonalData, upcasters: Upcasters = {}): KurrentStreams {
    return new KurrentStreams(KurrentDBClient.connectionString(url), clock, personalData, upcasters);
  }

  async read(stream: string): Promise<StoredStream> {
    const stored = await this.events(stream);
    const last = stored.at(-1);
    if (!last) return { events: [], expected: noStream, position: START };
    this.links.set(stream, { version: versionOf(last), hash: hashOf(last) });
    const events = stored.map((event) => decodeEvent(storedEvent(event), this.upcasters));
    return { events, expected: versionOf(last), position: positionOf(last.position!) };
  }

  async appendAll(items: readonly Append[]): Promise<Position> {
    if (items.length === 0) return START;
    const encoded = await encodeAppends(items, this.clock, this.personalData);
    const requests = await Promise.all(encoded.map((append) => this.request(append)));
    if (!requests.some(({ events }) => events.length > 0)) return this.checkGuards(requests);
    try {
      await this.sendTwice(requests);
    } catch (error) {
      const moved = movedStream(error);
      if (moved === undefined) throw error;
      if (!(await this.standsAlready(requests))) throw await this.conflict(requests, moved);
    }
    return this.remember(requests);
  }

  from(position: Position, options: ReadFrom = {}): AsyncIterable<readonly Recorded[]> {
    const signal = options.signal ? AbortSignal.any([options.signal, this.closing.signal]) : this.closing.signal;
    return this.reader.after(position, options, signal);
  }

  async head(): Promise<Position> {
    const newest = this.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, filter: excludeSystemEvents() });
    for await (const { event } of newest) if (event) return positionOf(event.position);
    return START;
  }

  async verifyStream(stream: string): Promise<ChainVerdict> {
    const check = new ChainCheck(stream);
    for (const event of await this.events(stream)) check.add(chainLink(event));
    return check.end();
  }

  /** Reads everything. A stream without any event of the product is none of its business. */
  async verifyStore(kept?: Heads): Promise<StoreVerdict> {
    const store = new StoreCheck(kept);
    const checks = new Map<string, ChainCheck>();
    const ours = new Set<string>();
    for await (const { event } of this.client.readAll({ filter: excludeSystemEvents() })) {
      if (!event) continue;
      const one = event as KurrentEvent;
      let check = checks.get(one.streamId);
      if (!check) checks.set(one.streamId, (check = store.begin(one.streamId)));
      const link = chainLink(one);
      if (link) ours.add(one.streamId);
      check.add(link);
    }
    for (const [stream, check] of checks) if (ours.has(stream)) store.add(check.end());
    return store.end();
  }

  /** Reads everything: KurrentDB keeps no list of streams that could be asked. */
  async heads(): Promise<Heads> {
    const heads = new Map<string, StreamHead>();
    let position: Position = START;
    for await (const { event } of this.client.readAll({ filter: excludeSystemEvents() })) {
      if (!event || !isOurs(event as KurrentEvent)) continue;
      const one = event as KurrentEvent;
      const events = (heads.get(one.streamId)?.events ?? 0) + 1;
      heads.set(one.streamId, { stream: one.streamId, version: versionOf(one), events, hash: hashOf(one) });
      position = positionOf(event.position);
    }
    return { position, heads: [...heads.values()].sort((a, b) => (a.stream < b.stream ? -1 : 1)) };
  }

  /** Ends all readers and the connection. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.client.dispose();
  }

  private async request({ stream, expected, events }: EncodedAppend): Promise<Request> {
    let hash = events.length > 0 ? await this.hashAt(stream, expected) : GENESIS;
    const hashed = events.map((event, index) => {
      hash = chainHash(hash, stream, expected + 1 + index, event);
      return toKurrent(event, hash);
    });
    return { stream, expected, events: hashed };
  }

  /** With the same ids, so that what has happened is not repeated. */
  private async sendTwice(requests: readonly Request[]): Promise<void> {
    try {
      await this.send(requests);
    } catch (error) {
      if (!isAway(error)) throw error;
      await pause(100 + Math.random() * 100);
      await this.send(requests).catch((again: unknown) => {
        throw isAway(again) ? unavailable(again) : again;
      });
    }
  }

  private async send(requests: readonly Request[]): Promise<void> {
    const [only] = requests;
    if (only && requests.length === 1) {
      await this.client.appendToStream(only.stream, [...only.events], { streamState: stateOf(only.expected) });
    } else if (requests.every(({ events }) => events.length > 0)) {
      await this.client.multiStreamAppend(
        requests.map(({ stream, events, expected }) => ({ streamName: stream, events: [...events], expectedState: stateOf(expected) })),
      );
    } else {
      await this.client.appendRecords(
        requests.flatMap(({ stream, events }) => events.map((record) => ({ streamName: stream, record }))),
        requests.map(({ stream, expected }) => ({ type: STREAM_STATE, streamName: stream, expectedState: stateOf(expected) })),
      );
    }
  }

  /** Whether a conflict is only our own events, stored by an earlier try. */
  private async standsAlready(requests: readonly Request[]): Promise<boolean> {
    const writes = requests.filter(({ events }) => events.length > 0);
    const stored = await Promise.all(writes.map(({ stream, expected, events }) => this.eventAt(stream, expected + events.length)));
    return writes.every(({ events }, index) => stored[index]?.id === events.at(-1)!.id);
  }

  private async conflict(requests: readonly Request[], moved: string): Promise<Conflict> {
    const request = requests.find(({ stream }) => stream === moved) ?? requests[0]!;
    return new Conflict(request.stream, expectation(request.expected), expectation(await this.versionNow(request.stream)));
  }

  private async checkGuards(requests: readonly Request[]): Promise<Position> {
    let position: Position = START;
    for (const { stream, expected } of requests) {
      const current = await this.versionNow(stream);
      if (current !== expected) throw new Conflict(stream, expectation(expected), expectation(current));
      const last = await this.eventAt(stream, expected);
      if (last) position = later(position, positionOf(last.position!));
    }
    return position;
  }

  /** The position under which a reader meets the last event; what the server answers to an append is not the same for every kind of append. */
  private async remember(requests: readonly Request[]): Promise<Position> {
    let position: Position = START;
    for (const { stream, expected, events } of requests) {
      if (events.length === 0) continue;
      const version = expected + events.length;
      const last = await this.eventAt(stream, version);
      this.links.set(stream, { version, hash: hashOf(last!) }); // not what was sent: a repetition may differ from what stands there
      position = later(position, positionOf(last!.position!));
    }
    return position;
  }

  /** @throws Conflict when the stream has no such version yet */
  private async hashAt(stream: string, version: number): Promise<string> {
    if (version < 0) return GENESIS;
    const known = this.links.get(stream);
    if (known?.version === version) return known.hash;
    const event = await this.eventAt(stream, version);
    if (!event) throw new Conflict(stream, version, expectation(await this.versionNow(stream)));
    return hashOf(event);
  }

  private async eventAt(stream: string, version: number): Promise<KurrentEvent | undefined> {
    if (version < 0) return undefined;
    const [event] = await this.events(stream, { fromRevision: BigInt(version), maxCount: 1 });
    return event && versionOf(event) === version ? event : undefined;
  }

  private async versionNow(stream: string): Promise<number> {
    const [last] = await this.events(stream, { direction: BACKWARDS, fromRevision: END, maxCount: 1 });
    return last ? versionOf(last) : -1;
  }

  private async events(stream: string, options: Parameters<KurrentDBClient['readStream']>[1] = {}): Promise<KurrentEvent[]> {
    const events: KurrentEvent[] = [];
    try {
      for await (const { event } of this.client.readStream(stream, options)) if (event) events.push(event as KurrentEvent);
    } catch (error) {
      if (!isMissingStream(error)) throw isAway(error) ? unavailable(error) : error;
    }
    return events;
  }
}

const stateOf = (expected: number) => (expected < 0 ? NO_STREAM : BigInt(expected));
const expectation = (version: number): Expected => (version < 0 ? noStream : version);

const unavailable = (cause: unknown) =>
  Object.assign(new Unavailable('platform/unavailable', 'The event store cannot be reached at the moment. Please try again.'), { cause });
