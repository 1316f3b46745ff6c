import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { BUILD_ID } from '../process/build-id.js';
import { stampsNow } from '../projections/changed.js';
import { Progress } from '../projections/progress.js';
import { Streams } from '../streams/streams.js';
import { withTablesRead } from '../tables/tables-read.js';
import { earlier } from '../time/durations.js';
import { limited } from './good-until.js';

export interface Kind {
  /** It also depends on now: it is recomputed every minute. */
  readonly everyMinute: boolean;
}

/** What an answer follows from: read tables, and perhaps the time. */
interface Sources extends Kind {
  readonly tables: readonly string[];
}

type Encoding = 'identity' | 'br' | 'gzip';

interface Kept {
  readonly sources: Sources;
  /** State of the sources that the bytes are at least as new as. */
  readonly stamp: string;
  /** When it changes by the clock before the minute is over. */
  readonly until: string | undefined;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** As they are, and compressed for whoever has asked for that. */
  readonly bytes: Map<Encoding, Buffer>;
  readonly length: number;
}

/** A page, and what it was rendered from. */
export type Rendered = { readonly body: string } & Pick<Kept, 'status' | 'headers'> &
  /** The addresses of the answers that it shows; it follows from what those follow from. */
  ({ readonly keep: true; readonly addresses: readonly string[] } | { readonly keep: false });

/** When it was, and the state of all tables then. */
interface Moment {
  readonly minute: string;
  readonly stamps: ReadonlyMap<string, string>;
}

/** Pages are kept apart from answers: `/x/../api/v1/categories` is the address of none, and becomes the other's when its dots are resolved. */
const pageAt = (address: string): string => `page ${address}`;

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

const MEMORY = 64 * 1024 * 1024;
/** With a compressed copy at its longest, and with the address: whoever asks chooses how long that is. */
const sizeOf = ({ length }: Kept, address: string): number => 2 * length + address.length + 500;
/** Compressing less than this saves nothing. */
const WORTH_COMPRESSING = 1024;
const MINUTE = 'yyyy-MM-ddTHH:mm'.length;

/**
 * Public answers that follow from read tables alone: exact until the next event that changes one of those tables. Their bytes are kept and served
 * while that stands, with a strong ETag. The state is looked up before the rows are read, so an answer is never older than its tag says.
 */
@Injectable()
export class Answers {
  private readonly kept = new LRUCache<string, Kept>({ maxSize: MEMORY, sizeCalculation: sizeOf });
  private readonly rendering = new Map<string, Promise<Kept | Rendered>>();

  constructor(
    private readonly progress: Progress,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly streams: Streams,
  ) {}

  /** Serves from memory, without asking anybody; `false` when it can't. Only the process that moves the read tables knows enough for that. */
  serve(request: FastifyRequest, reply: FastifyReply): boolean {
    if (request.method !== 'GET' || !this.progress.leading) return false;
    const kept = this.kept.get(request.url) ?? this.kept.get(pageAt(request.url));
    if (!kept) return false;
    const sent = request.headers['x-min-position'];
    if (sent !== undefined) {
      const wanted = this.streams.position(sent);
      if (wanted === undefined || wanted > this.progress.position) return false;
    }
    if (!this.stands(kept, { minute: this.minute(), stamps: this.progress.stamps() })) return false;
    void reply.send(this.prepare(kept, request.url, request, reply));
    return true;
  }

  /**
   * From memory if the tables that it was read from have not changed since, otherwise from what `compute` says.
   * @returns what to send; nothing when the caller has it already (304)
   */
  async answer(kind: Kind, request: FastifyRequest, reply: FastifyReply, compute: () => Promise<unknown>): Promise<Buffer | undefined> {
    const now = await this.now();
    const kept = this.kept.get(request.url);
    if (kept && this.stands(kept, now)) return this.prepare(kept, request.url, request, reply);
    const { result, tables } = await withTablesRead(() => limited(compute));
    if (tables.length === 0) throw new Error(`${request.url} is kept until its tables change, and has read none by a statement`);
    const { computed, until } = result;
    const sources = { ...kind, tables };
    // A text is an answer in a format of its own.
    const headers = typeof computed === 'string' ? { 'Content-Type': String(reply.getHeader('Content-Type')) } : JSON_HEADERS;
    const body = typeof computed === 'string' ? computed : JSON.stringify(computed);
    const fresh = keep(sources, stampAt(now, sources), until, { status: 200, headers, body });
    this.kept.set(request.url, fresh);
    return this.prepare(fresh, request.url, request, reply);
  }

  /**
   * The same for a page, which finds out what it follows from while it is rendered. Whoever asks meanwhile, and nothing has changed, waits for it.
   * @param address the one that it is kept under, whatever else was asked for
   */
  async page(
    address: string,
    request: FastifyRequest,
    reply: FastifyReply,
    render: () => Promise<Rendered>,
  ): Promise<Buffer | string | undefined> {
    const now = await this.now();
    const kept = this.kept.get(pageAt(address));
    if (kept && this.stands(kept, now)) return this.prepare(kept, address, request, reply);
    const wanted = [address, now.minute, ...now.stamps].join(' ');
    let rendering = this.rendering.get(wanted);
    if (!rendering) {
      rendering = this.renderPage(address, now, render).finally(() => this.rendering.delete(wanted));
      this.rendering.set(wanted, rendering);
    }
    const page = await rendering;
    if ('bytes' in page) return this.prepare(page, address, request, reply);
    void reply.status(page.status).headers(page.headers).header('Cache-Control', 'no-store');
    return page.body;
  }

  private async renderPage(address: string, before: Moment, render: () => Promise<Rendered>): Promise<Kept | Rendered> {
    const page = await render();
    const parts = page.keep ? page.addresses.map((part) => this.kept.get(part)) : [undefined];
    if (!parts.every((part) => part !== undefined)) return page;
    const sources = {
      tables: [...new Set(parts.flatMap((part) => part.sources.tables))],
      everyMinute: parts.some((part) => part.sources.everyMinute),
    };
    const ends = parts.flatMap(({ until }) => until ?? []);
    const kept = keep(sources, stampAt(before, sources), ends.length > 0 ? ends.reduce(earlier) : undefined, page);
    this.kept.set(pageAt(address), kept);
    return kept;
  }

  /** The copy of the stamps stays as it is while the leader goes on. */
  private async now(): Promise<Moment> {
    const minute = this.minute();
    return { minute, stamps: await stampsNow(this.progress, this.database.pool) };
  }

  /** Nothing has changed since that it follows from: no table, and not by the clock either. */
  private stands({ stamp, until, sources }: Kept, now: Moment): boolean {
    return stamp === stampAt(now, sources) && (until === undefined || this.clock.now() < until);
  }

  private minute(): string {
    return this.clock.now().slice(0, MINUTE);
  }

  private prepare(
    { bytes, length, stamp, until, status, headers: own }: Kept,
    address: string,
    { headers }: FastifyRequest,
    reply: FastifyReply,
  ): Buffer | undefined {
    const encoding = encodingFor(headers['accept-encoding'], length);
    const etag = tagOf(address, until ? `${stamp} ${until}` : stamp, encoding);
    void reply.header('ETag', etag).header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding');
    // With a 304 too: what the browser has kept takes the headers of the newest answer, its content security policy among them.
    void reply.headers(own);
    if (headers['if-none-match']?.includes(etag)) {
      void reply.status(304);
      return undefined;
    }
    void reply.status(status);
    if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
    let sent = bytes.get(encoding);
    if (!sent) bytes.set(encoding, (sent = compressed(bytes.get('identity')!, encoding)));
    return sent;
  }
}

function stampAt({ minute, stamps }: Moment, { tables, everyMinute }: Sources): string {
  const state = tables.map((table) => stamps.get(table) ?? '').join(' ');
  return everyMinute ? `${state} ${minute}` : state;
}

const keep = (
  sources: Sources,
  stamp: string,
  until: string | undefined,
  { status, headers, body }: Pick<Kept, 'status' | 'headers'> & { body: string },
): Kept => {
  const bytes = Buffer.from(body);
  return { sources, stamp, until, status, headers, bytes: new Map([['identity', bytes]]), length: bytes.length };
};

/** Named as a whole, and not with `q=0`, which refuses it. */
const named = (coding: string) => new RegExp(`(?:^|,)\\s*${coding}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`, 'i');
const ACCEPTED = { br: named('br'), gzip: named('gzip') };

function encodingFor(accepted: string | string[] | undefined, length: number): Encoding {
  if (length < WORTH_COMPRESSING || typeof accepted !== 'string') return 'identity';
  return ACCEPTED.br.test(accepted) ? 'br' : ACCEPTED.gzip.test(accepted) ? 'gzip' : 'identity';
}

const compressed = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : gzipSync(bytes);

const tagOf = (address: string, stamp: string, encoding: Encoding): string =>
  `"${createHash('sha1').update(`${BUILD_ID} ${address} ${stamp} ${encoding}`).digest('base64url')}"`;
