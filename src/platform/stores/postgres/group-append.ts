import type pg from 'pg';
import { patiently, remedyFor } from '../../database/pg-errors.js';
import type { EncodedEvent } from '../../events/codec.js';
import { later, START } from '../../events/recorded.js';
import type { Written } from '../../streams/appends.js';
import { Conflict, noStream } from '../../streams/streams.js';
import { positionOf } from './positions.js';

/** One stream's share of an append, ready to be stored. */
export interface PreparedAppend {
  readonly stream: string;
  /** -1: no stream. */
  readonly expected: number;
  readonly events: readonly HashedEvent[];
  readonly looks?: true;
}

export interface HashedEvent extends EncodedEvent {
  readonly hash: string;
}

interface Group {
  readonly items: readonly PreparedAppend[];
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

interface Verdict {
  readonly grp: number;
  readonly stream: string;
  readonly ok: boolean;
  readonly current: string;
  readonly last_position: string | null;
  readonly written: boolean;
}

export interface GroupAppendOptions {
  /** Calls under way at a time (default 2): one is written while the next is collected. */
  readonly inFlight?: number;
  /** Events per call, beyond which no further group joins (default 1,000). */
  readonly maxEvents?: number;
}

/** Groups that go together in any case: a call costs as much as eight of them. */
const WORTH_A_CALL = 4;

/**
 * Sends the concurrent appends of this process in few calls. A stream occurs once in a call and in no other call under way, so that the appends
 * to one stream keep their order. A conflict touches nobody else.
 */
export class GroupAppend {
  private queue: Group[] = [];
  private readonly busy = new Set<string>();
  private flying = 0;
  private scheduled = false;
  private readonly inFlight: number;
  private readonly maxEvents: number;

  constructor(
    private readonly pool: pg.Pool,
    options: GroupAppendOptions = {},
  ) {
    this.inFlight = options.inFlight ?? 2;
    this.maxEvents = options.maxEvents ?? 1000;
  }

  /**
   * @throws Conflict when a stream stands elsewhere
   * @throws Unavailable when Postgres cannot be reached; the append may have happened, and its repetition is recognised
   */
  append(items: readonly PreparedAppend[]): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.queue.push({ items, resolve, reject });
      this.schedule();
    });
  }

  /** Waits for all that the present event sets off: a call's answer lets its callers append again, and they go together. */
  private schedule(): void {
    if (this.scheduled || this.flying >= this.inFlight || this.queue.length === 0) return;
    this.scheduled = true;
    process.nextTick(() => {
      this.scheduled = false;
      this.fly();
    });
  }

  private fly(): void {
    const batch = this.take();
    if (batch.length === 0) return;
    this.flying++;
    void this.send(batch).finally(() => {
      this.flying--;
      for (const stream of batch.flatMap(heldBy)) this.busy.delete(stream);
      this.schedule();
    });
    this.schedule();
  }

  /**
   * The groups for the next call, a share of all if other calls can still go: else the same callers would fill one call each time, and the next
   * would stay on the ground. A group that must wait makes later ones for the same streams wait as well.
   */
  private take(): Group[] {
    const batch: Group[] = [];
    const waiting: Group[] = [];
    const blocked = new Set<string>();
    let events = 0;
    const share = Math.max(WORTH_A_CALL, Math.ceil(this.queue.length / (this.inFlight - this.flying)));
    for (const group of this.queue) {
      const streams = heldBy(group);
      if (batch.length >= share || events >= this.maxEvents || streams.some((stream) => this.busy.has(stream) || blocked.has(stream))) {
        waiting.push(group);
        for (const stream of streams) blocked.add(stream);
        continue;
      }
      batch.push(group);
      for (const stream of streams) this.busy.add(stream);
      for (const item of group.items) events += item.events.length;
    }
    this.queue = waiting;
    return batch;
  }

  private async send(batch: readonly Group[]): Promise<void> {
    try {
      settle(batch, await this.call(batch));
    } catch (error) {
      if (remedyFor(error) === 'isolate' && batch.length > 1) {
        for (const group of batch) await this.send([group]);
        return;
      }
      for (const group of batch) group.reject(error);
    }
  }

  /** Should it be sent twice, the ids are the same: what has happened is answered as the success it was. */
  private async call(batch: readonly Group[]): Promise<readonly Verdict[]> {
    const query = { name: 'es-append', text: APPEND, values: parameters(batch), types: TEXT };
    return patiently(async () => (await this.pool.query<Verdict>(query)).rows);
  }
}

/** Texts travel joined by a character that neither names nor JSON contain: as an array each would have to be escaped, at more cost than its hash. */
const SEPARATOR = '\u0001';
const texts = (parameter: number, type: string) => `string_to_array($${parameter}, e'\\x01')::${type}[]`;
const APPEND = `select * from es.append($1, ${texts(2, 'text')}, $3, $4, $5,
  ${texts(6, 'text')}, ${texts(7, 'uuid')}, ${texts(8, 'json')}, ${texts(9, 'json')}, ${texts(10, 'bytea')})`;

/** Everything but booleans as Postgres writes it, whatever parsers the pool has. */
const TEXT = { getTypeParser: (oid: number) => (value: string) => (oid === 16 ? value === 't' : oid === 23 ? Number(value) : value) };

/** The streams that others have to wait for. */
const heldBy = ({ items }: Group): string[] => items.flatMap(({ stream, looks }) => (looks ? [] : [stream]));

function parameters(batch: readonly Group[]): unknown[] {
  const groups: number[] = [],
    streams: string[] = [],
    expected: number[] = [],
    counts: number[] = [];
  const of: number[] = [],
    types: string[] = [],
    ids: string[] = [],
    data: string[] = [],
    meta: string[] = [],
    hashes: string[] = [];
  for (const [number, { items }] of batch.entries()) {
    for (const item of items) {
      groups.push(number);
      streams.push(item.stream);
      expected.push(item.expected);
      counts.push(item.looks ? -1 : item.events.length);
      for (const event of item.events) {
        of.push(streams.length);
        types.push(event.type);
        ids.push(event.id);
        data.push(event.data);
        meta.push(event.meta);
        hashes.push(`\\x${event.hash}`);
      }
    }
  }
  const joined = [types, ids, data, meta, hashes].map((column) => column.join(SEPARATOR));
  return [groups, streams.join(SEPARATOR), expected, counts, of, ...joined];
}

function settle(batch: readonly Group[], verdicts: readonly Verdict[]): void {
  const byGroup = Map.groupBy(verdicts, ({ grp }) => grp);
  for (const [number, group] of batch.entries()) {
    const mine = byGroup.get(number)!;
    if (mine[0]!.ok) {
      const position = mine.reduce((last, { last_position: at }) => (at ? later(last, positionOf(Number(at))) : last), START);
      group.resolve({ position, anew: mine[0]!.written });
    } else {
      group.reject(conflictIn(group.items, mine));
    }
  }
}

function conflictIn(items: readonly PreparedAppend[], verdicts: readonly Verdict[]): Conflict {
  const current = new Map(verdicts.map((verdict) => [verdict.stream, Number(verdict.current)]));
  const moved = items.find(({ stream, expected }) => current.get(stream) !== expected)!;
  return new Conflict(moved.stream, expectation(moved.expected), expectation(current.get(moved.stream)!));
}

const expectation = (version: number) => (version < 0 ? noStream : version);
