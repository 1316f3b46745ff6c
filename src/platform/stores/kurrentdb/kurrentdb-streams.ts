import { setTimeout as pause } from 'node:timers/promises';
import { BACKWARDS, END, excludeSystemEvents, KurrentDBClient, NO_STREAM, STREAM_STATE } from '@kurrent/kurrentdb-client';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.js';
import { decodeEvent } from '../../events/codec.js';
import { currentCommand } from '../../events/command-context.js';
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
import { later, type Position, type Recorded, START } from '../../events/recorded.js';
import type { Upcasters } from '../../events/upcast.js';
import type { PersonalData } from '../../personal-data/personal-data.js';
import type { Written } from '../../streams/appends.js';
import { FoldedStates } from '../../streams/folded-states.js';
import { type Append, Conflict, type Expected, noStream, type ReadFrom, type StoredStream, Streams } from '../../streams/streams.js';
import { encodeAppends, type EncodedAppend } from '../encode-appends.js';
import { ReaderAlarm } from '../reader-alarm.js';
import {
  asked,
  deletedStream,
  isAway,
  isMissingStream,
  isUnsupported,
  movedStreams,
  perhapsAway,
  StreamWasDeleted,
} from './kurrentdb-errors.js';
import {
  chainLink,
  hashOf,
  isOurs,
  isPosition,
  type KurrentEvent,
  positionOf,
  storedEvent,
  toKurrent,
  versionOf,
} from './kurrentdb-events.js';
import { KurrentReader } from './kurrentdb-reader.js';

/** One stream's share of an append in the client's words. */
interface Request {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly ReturnType<typeof toKurrent>[];
  /** Of the last event. */
  readonly hash: string;
}

/** What the server says of an append: where each stream stands now, and the place of the last event, unless it leaves that out. */
interface Answer {
  readonly versions: ReadonlyMap<string, number>;
  readonly position: Position | undefined;
}

export interface KurrentOptions {
  readonly retryMs?: number;
  /** From how many events the states may have come that are kept for decisions (`FoldedStates`). */
  readonly foldedEvents?: number;
}

/**
 * The event store in KurrentDB (gRPC), for those who outgrow one machine. Appends to several streams need server 25.1, and with guards 26.1, without which
 * no booking can be made. The hash chain stands in the events' metadata. Checkpoints and persons' keys stay in Postgres.
 */
export class KurrentStreams extends Streams implements Verifiable {
  private readonly links = new LRUCache<string, { readonly version: number; readonly hash: string }>({ max: 50_000 });
  private readonly alarm = new ReaderAlarm();
  private readonly reader: KurrentReader;
  private readonly closing = new AbortController();

  constructor(
    private readonly client: KurrentDBClient,
    private readonly clock: Clock,
    private readonly personalData: PersonalData,
    private readonly upcasters: Upcasters = {},
    options: KurrentOptions = {},
  ) {
    super(new FoldedStates(options.foldedEvents));
    personalData.whenForgotten(() => this.folded.clear());
    this.reader = new KurrentReader(client, upcasters, this.alarm, options.retryMs);
  }

  /** @param url `kurrentdb://host:2113?tls=false`, or `kurrentdb+discover://…` for a cluster */
  static at(
    url: string,
    clock: Clock,
    personalData: PersonalData,
    upcasters: Upcasters = {},
    options: KurrentOptions = {},
  ): KurrentStreams {
    return new KurrentStreams(KurrentDBClient.connectionString(url), clock, personalData, upcasters, options);
  }

  /**
   * To be awaited before the store is used.
   * @throws Error when the server is too old
   */
  async begin(): Promise<void> {
    await this.refuseWithout('25.1', 'append to several streams at once', () => this.client.multiStreamAppend([]));
    await this.refuseWithout('26.1', 'append on the condition that other streams have not changed', () =>
      this.client.appendRecords([], []),
    );
  }

  async read(stream: string): Promise<StoredStream> {
    const stored = await this.events(stream);
    const last = stored.at(-1);
    if (!last) return { events: [], expected: noStream, position: START };
    if (isOurs(last)) this.links.set(stream, { version: versionOf(last), hash: hashOf(last) });
    const events = stored.filter(isOurs).map((event) => decodeEvent(storedEvent(event), this.upcasters));
    return { events, expected: versionOf(last), position: positionOf(last.position!) };
  }

  /** At the same time: a request of KurrentDB is for one stream. */
  readAll(streams: readonly string[]): Promise<readonly StoredStream[]> {
    return Promise.all(streams.map((stream) => this.read(stream)));
  }

  /** A look is a check here like a guard: neither keeps anybody waiting. */
  protected async write(items: readonly Append[]): Promise<Written> {
    const encoded = await encodeAppends(items, this.clock, this.personalData);
    const requests = await Promise.all(encoded.map((append) => this.request(append)));
    if (!requests.some(({ events }) => events.length > 0)) return { position: await this.checkGuards(requests), anew: false };
    let answer: Answer;
    try {
      answer = await this.sendTwice(requests);
    } catch (error) {
      const deleted = deletedStream(error);
      if (deleted !== undefined) throw new StreamWasDeleted(deleted);
      const moved = movedStreams(error);
      if (!moved) throw error;
      if (!(await this.stand(requests))) throw await this.conflict(requests, moved);
      return { position: await this.positionOfLast(requests), anew: false };
    }
    for (const { stream, expected, events } of requests) {
      const version = answer.versions.get(stream);
      // A stream that was deleted counts as one that does not exist, and goes on where it once ended.
      if (version !== undefined && version !== expected + events.length) throw new StreamWasDeleted(stream);
    }
    // A command's events may have stood there already, with another time, ciphertext and so hash than what was sent now.
    const anew = !currentCommand();
    if (anew) this.remember(requests);
    return { position: answer.position ?? (await this.positionOfLast(requests)), anew };
  }

  protected follow(position: Position, options: ReadFrom = {}): AsyncIterable<readonly Recorded[]> {
    const signal = options.signal ? AbortSignal.any([options.signal, this.closing.signal]) : this.closing.signal;
    return this.reader.after(position, options, signal);
  }

  async head(): Promise<Position> {
    for await (const event of this.all({ direction: BACKWARDS, fromPosition: END })) if (isOurs(event)) return positionOf(event.position!);
    return START;
  }

  /** Of the leader, which knows every append that it has answered. */
  async newest(): Promise<Position> {
    const last = this.all({ direction: BACKWARDS, fromPosition: END, maxCount: 1, requiresLeader: true });
    for await (const event of last) return positionOf(event.position!);
    return START;
  }

  position(text: unknown): Position | undefined {
    return isPosition(text) ? text : undefined;
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
    for await (const one of this.all()) {
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
    for await (const one of this.all()) {
      if (!isOurs(one)) continue;
      const events = (heads.get(one.streamId)?.events ?? 0) + 1;
      heads.set(one.streamId, { stream: one.streamId, version: versionOf(one), events, hash: hashOf(one) });
      position = positionOf(one.position!);
    }
    return { position, heads: [...heads.values()].sort((a, b) => (a.stream < b.stream ? -1 : 1)) };
  }

  /** What keeps readers from going on, in words. */
  get trouble(): string | undefined {
    return this.alarm.sentence;
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
    return { stream, expected, events: hashed, hash };
  }

  /** With the same ids, so that what has happened is not repeated. */
  private async sendTwice(requests: readonly Request[]): Promise<Answer> {
    try {
      return await this.send(requests);
    } catch (error) {
      if (!isAway(error)) throw error;
    }
    await pause(100 + Math.random() * 100);
    const { versions } = await asked(() => this.send(requests));
    return { versions, position: undefined }; // it may be a repetition, and that is answered with a place of its own
  }

  private async send(requests: readonly Request[]): Promise<Answer> {
    const [only] = requests;
    if (only && requests.length === 1) {
      const { nextExpectedRevision, position } = await this.client.appendToStream(only.stream, [...only.events], {
        streamState: stateOf(only.expected),
      });
      return { versions: new Map([[only.stream, Number(nextExpectedRevision)]]), position: position && positionOf(position) };
    }
    const { responses, position } = requests.every(({ events }) => events.length > 0)
      ? await this.client.multiStreamAppend(
          requests.map(({ stream, events, expected }) => ({ streamName: stream, events: [...events], expectedState: stateOf(expected) })),
        )
      : await this.client.appendRecords(
          requests.flatMap(({ stream, events }) => events.map((record) => ({ streamName: stream, record }))),
          requests.map(({ stream, expected }) => ({ type: STREAM_STATE, streamName: stream, expectedState: stateOf(expected) })),
        );
    const versions = new Map(responses.map(({ streamName, revision }) => [streamName, Number(revision)]));
    return { versions, position: positionOf({ commit: position, prepare: position }) };
  }

  /** Whether what was to be appended stands there, stored by an earlier try. */
  private async stand(requests: readonly Request[]): Promise<boolean> {
    const writes = requests.filter(({ events }) => events.length > 0);
    const stored = await Promise.all(writes.map(({ stream, expected, events }) => this.eventAt(stream, expected + events.length)));
    return writes.every(({ events }, index) => stored[index]?.id === events.at(-1)!.id);
  }

  /** @param moved as the server names them: one that an earlier try has written is not the reason */
  private async conflict(requests: readonly Request[], moved: readonly string[]): Promise<Error> {
    const named = requests.filter(({ stream }) => moved.includes(stream));
    let reason = named[0] ?? requests[0]!;
    for (const request of named) {
      if (request.events.length > 0 && (await this.stand([request]))) continue;
      reason = request;
      break;
    }
    const current = await this.versionNow(reason.stream);
    return new Conflict(reason.stream, expectation(reason.expected), expectation(current));
  }

  private async checkGuards(requests: readonly Request[]): Promise<Position> {
    const places = requests.map(async ({ stream, expected }) => {
      const current = await this.versionNow(stream);
      if (current !== expected) throw new Conflict(stream, expectation(expected), expectation(current));
      const last = await this.eventAt(stream, expected);
      return last ? positionOf(last.position!) : START;
    });
    return (await Promise.all(places)).reduce(later, START);
  }

  private remember(requests: readonly Request[]): void {
    for (const { stream, expected, events, hash } of requests)
      if (events.length > 0) this.links.set(stream, { version: expected + events.length, hash });
  }

  private async positionOfLast(requests: readonly Request[]): Promise<Position> {
    const writes = requests.filter(({ events }) => events.length > 0);
    const stored = await Promise.all(writes.map(({ stream, expected, events }) => this.eventAt(stream, expected + events.length)));
    return stored.reduce((last, event) => later(last, positionOf(event!.position!)), START);
  }

  /** @throws Conflict when the stream has no such version yet */
  private async hashAt(stream: string, version: number): Promise<string> {
    if (version < 0) return GENESIS;
    const known = this.links.get(stream);
    if (known?.version === version) return known.hash;
    const event = await this.eventAt(stream, version);
    if (!event) throw new Conflict(stream, version, expectation(await this.versionNow(stream)));
    if (!isOurs(event))
      throw new Error(`${stream} cannot be continued: its version ${version}, ${event.type}, was not written by the product.`);
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
    return asked(async () => {
      const events: KurrentEvent[] = [];
      try {
        for await (const { event } of this.client.readStream(stream, options)) if (event) events.push(event as KurrentEvent);
      } catch (error) {
        if (!isMissingStream(error)) throw error;
      }
      return events;
    });
  }

  private async *all(options: Parameters<KurrentDBClient['readAll']>[0] = {}): AsyncGenerator<KurrentEvent> {
    try {
      for await (const { event } of this.client.readAll({ ...options, filter: excludeSystemEvents() }))
        if (event) yield event as KurrentEvent;
    } catch (error) {
      throw perhapsAway(error);
    }
  }

  /** Asks for nothing, which an older server cannot do. What else is wrong will be seen when the store is used. */
  private async refuseWithout(version: string, what: string, work: () => Promise<unknown>): Promise<void> {
    const error = await work().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (isUnsupported(error)) throw new Error(`This KurrentDB server is too old: it cannot ${what}. Use version ${version} or newer.`);
  }
}

const stateOf = (expected: number) => (expected < 0 ? NO_STREAM : BigInt(expected));
const expectation = (version: number): Expected => (version < 0 ? noStream : version);
