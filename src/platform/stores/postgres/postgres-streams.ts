import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Clock } from '../../clock.js';
import { decodeEvent } from '../../events/codec.js';
import { chainHash, type ChainVerdict, GENESIS, type Heads, type StoreVerdict, type Verifiable } from '../../events/hash-chain.js';
import { type Position, type Recorded, START } from '../../events/recorded.js';
import type { Upcasters } from '../../events/upcast.js';
import type { PersonalData } from '../../personal-data/personal-data.js';
import type { Written } from '../../streams/appends.js';
import { FoldedStates } from '../../streams/folded-states.js';
import { type Append, Conflict, noStream, type ReadFrom, type StoredStream, Streams } from '../../streams/streams.js';
import { encodeAppends, type EncodedAppend } from '../encode-appends.js';
import { GroupAppend, type GroupAppendOptions, type PreparedAppend } from './group-append.js';
import { OrderedReader } from './ordered-reader.js';
import { isPosition, numberOf, positionOf } from './positions.js';
import { type HeadRow, rowsOf, storedEvent, type StreamRow, UNPARSED } from './rows.js';
import { verifyStore, verifyStream } from './verification.js';
import { WakeUp } from './wake-up.js';

/** A version of a stream, and the hash that its next event continues. Never outdated: a version's hash does not change. */
interface Link {
  readonly version: number;
  readonly hash: string;
}

export interface PostgresStreamsOptions extends GroupAppendOptions {
  /** How often readers look by themselves, whether or not anybody has woken them (default: each second). */
  readonly pollMs?: number;
  /** From how many events the states may have come that are kept for decisions (`FoldedStates`). */
  readonly foldedEvents?: number;
}

/** The event store in Postgres (`schema.ts`): the embedded default. */
export class PostgresStreams extends Streams implements Verifiable {
  private readonly links = new LRUCache<string, Link>({ max: 50_000 });
  private readonly group: GroupAppend;
  private readonly wakeUp: WakeUp;
  private readonly reader: OrderedReader;
  private readonly closing = new AbortController();

  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly personalData: PersonalData,
    private readonly upcasters: Upcasters = {},
    options: PostgresStreamsOptions = {},
  ) {
    super(new FoldedStates(options.foldedEvents));
    personalData.whenForgotten(() => this.folded.clear());
    // Without a listener, a connection that breaks while nobody uses it would end the process.
    if (pool.listenerCount('error') === 0) {
      const log = new Logger(PostgresStreams.name);
      pool.on('error', (error) => log.warn(`A connection to Postgres was lost: ${error.message}`));
    }
    this.group = new GroupAppend(pool, options);
    this.wakeUp = new WakeUp(pool);
    this.reader = new OrderedReader(pool, upcasters, this.wakeUp, options.pollMs ?? 1000);
  }

  async read(stream: string): Promise<StoredStream> {
    return (await this.readAll([stream]))[0]!;
  }

  async readAll(streams: readonly string[]): Promise<readonly StoredStream[]> {
    const rows = await rowsOf<StreamRow>(this.pool, {
      name: 'es-streams-events',
      text: 'select * from es.streams_events($1)',
      values: [streams],
    });
    const found = Map.groupBy(rows, (row) => row[7]);
    return streams.map((stream, index) => this.stored(stream, found.get(index + 1) ?? []));
  }

  protected async write(items: readonly Append[]): Promise<Written> {
    const encoded = await encodeAppends(items, this.clock, this.personalData);
    const prepared = await Promise.all(encoded.map((append) => this.hashed(append)));
    const written = await this.group.append(prepared);
    // A command's events may have stood there already, with another time, ciphertext and so hash than what was sent now.
    if (written.anew) this.remember(prepared);
    if (items.some(({ events }) => events.length > 0)) this.wakeUp.appended();
    return written;
  }

  protected follow(position: Position, options: ReadFrom = {}): AsyncIterable<readonly Recorded[]> {
    const signal = options.signal ? AbortSignal.any([options.signal, this.closing.signal]) : this.closing.signal;
    return this.reader.after(position, options, signal);
  }

  async head(): Promise<Position> {
    const rows = await rowsOf<[number | null]>(this.pool, {
      text: 'select max(position) from es.events where position <= (select es.safe_position())',
    });
    const last = rows[0]![0];
    return last === null ? START : positionOf(last);
  }

  /** The last number that was given out, to an event or to an append that came to nothing. */
  async newest(): Promise<Position> {
    const rows = await rowsOf<[number]>(this.pool, { text: 'select last_value from es.position' });
    return positionOf(rows[0]![0]);
  }

  position(text: unknown): Position | undefined {
    return isPosition(text) ? text : undefined;
  }

  verifyStream(stream: string): Promise<ChainVerdict> {
    return verifyStream(this.pool, stream);
  }

  verifyStore(kept?: Heads): Promise<StoreVerdict> {
    return verifyStore(this.pool, kept);
  }

  async heads(): Promise<Heads> {
    const position = await this.head();
    const rows = await rowsOf<HeadRow>(
      this.pool,
      {
        text: `select s.name, max(e.version), count(*), (array_agg(e.hash order by e.version desc))[1]
               from es.streams s join es.events e using (stream_id) where e.position <= $1
              group by s.name order by s.name`,
        values: [numberOf(position)],
      },
      UNPARSED,
    );
    return { position, heads: rows.map(([stream, version, events, hash]) => ({ stream, version, events, hash })) };
  }

  /** Ends all readers and lets go of the store's own connection. The pool belongs to whoever made it. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.wakeUp.close();
  }

  private stored(stream: string, rows: readonly StreamRow[]): StoredStream {
    const last = rows.at(-1);
    if (!last) return { events: [], expected: noStream, position: START };
    const [at, version, , , , , hash] = last;
    this.links.set(stream, { version, hash: hash! });
    const events = rows.map((row) => decodeEvent(storedEvent(row, stream), this.upcasters));
    return { events, expected: version, position: positionOf(at) };
  }

  private remember(appended: readonly PreparedAppend[]): void {
    for (const { stream, expected, events } of appended) {
      const last = events.at(-1);
      if (last) this.links.set(stream, { version: expected + events.length, hash: last.hash });
    }
  }

  private async hashed({ events, ...condition }: EncodedAppend): Promise<PreparedAppend> {
    if (events.length === 0) return { ...condition, events: [] };
    const { stream, expected } = condition;
    let hash = await this.hashAt(stream, expected);
    const chained = events.map((event, index) => {
      hash = chainHash(hash, stream, expected + 1 + index, event);
      return { ...event, hash };
    });
    return { stream, expected, events: chained };
  }

  /** @throws Conflict when the stream has no such version yet */
  private async hashAt(stream: string, version: number): Promise<string> {
    if (version < 0) return GENESIS;
    const known = this.links.get(stream);
    if (known?.version === version) return known.hash;
    const rows = await rowsOf<[number, string | null]>(this.pool, {
      text: `select s.version, e.hash from es.streams s left join es.events e on e.stream_id = s.stream_id and e.version = $2
              where s.name = $1`,
      values: [stream, version],
    });
    const [current = -1, hash] = rows[0] ?? [];
    if (!hash) throw new Conflict(stream, version, current < 0 ? noStream : current);
    return hash;
  }
}
