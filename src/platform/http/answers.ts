import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BUILD_ID } from '../build-id.js';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { stampsOf } from '../projections/changed.js';
import { Progress } from '../projections/progress.js';
import { isPosition } from './consistency.interceptor.js';

/** What an answer follows from: read tables, and perhaps the time. */
export interface Sources {
  readonly tables: readonly string[];
  /** It also depends on now: it is computed anew each minute. */
  readonly everyMinute: boolean;
}

type Encoding = 'identity' | 'br' | 'gzip';

interface Kept {
  readonly sources: Sources;
  /** State of the sources that the bytes are at least as new as. */
  readonly stamp: string;
  /** As they are, and compressed for whoever has asked for that. */
  readonly bytes: Map<Encoding, Buffer>;
  readonly length: number;
}

const MEMORY = 64 * 1024 * 1024;
/** Compressing less than this saves nothing. */
const WORTH_COMPRESSING = 1024;
const MINUTE = 'yyyy-MM-ddTHH:mm'.length;

/**
 * Public answers that follow from read tables alone: exact until the next event that changes one of those tables. Their bytes are kept and served
 * while that stands, with a strong ETag. The state is looked up before the rows are read, so an answer is never older than its tag says.
 */
@Injectable()
export class Answers {
  private readonly kept = new LRUCache<string, Kept>({ maxSize: MEMORY, sizeCalculation: ({ length }) => length + 500 });

  constructor(
    private readonly progress: Progress,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Serves from memory, without asking anybody; `false` when it can't. Only the process that moves the read tables knows enough for that. */
  serve(request: FastifyRequest, reply: FastifyReply): boolean {
    if (request.method !== 'GET' || !this.progress.leading) return false;
    const kept = this.kept.get(request.url);
    if (!kept) return false;
    const wanted = request.headers['x-min-position'];
    if (wanted !== undefined && !(isPosition(wanted) && wanted <= this.progress.position)) return false;
    if (kept.stamp !== this.stamp(kept.sources, (table) => this.progress.stampOf(table))) return false;
    void reply.send(this.prepare(kept, request, reply));
    return true;
  }

  /**
   * From memory if the sources have not changed since, otherwise from what `compute` says.
   * @returns what to send; nothing when the caller has it already (304)
   */
  async answer(
    sources: Sources,
    request: FastifyRequest,
    reply: FastifyReply,
    compute: () => Promise<unknown>,
  ): Promise<Buffer | undefined> {
    const stamp = await this.currentStamp(sources);
    const kept = this.kept.get(request.url);
    if (kept?.stamp === stamp) return this.prepare(kept, request, reply);
    const bytes = Buffer.from(JSON.stringify(await compute()));
    const fresh: Kept = { sources, stamp, bytes: new Map([['identity', bytes]]), length: bytes.length };
    this.kept.set(request.url, fresh);
    return this.prepare(fresh, request, reply);
  }

  private async currentStamp(sources: Sources): Promise<string> {
    if (this.progress.leading) return this.stamp(sources, (table) => this.progress.stampOf(table));
    const stamps = await stampsOf(this.database.pool);
    return this.stamp(sources, (table) => stamps.get(table));
  }

  private stamp({ tables, everyMinute }: Sources, of: (table: string) => string | undefined): string {
    const state = tables.map((table) => of(table) ?? '').join(' ');
    return everyMinute ? `${state} ${this.clock.now().slice(0, MINUTE)}` : state;
  }

  private prepare({ bytes, length, stamp }: Kept, { url, headers }: FastifyRequest, reply: FastifyReply): Buffer | undefined {
    const encoding = encodingFor(headers['accept-encoding'], length);
    const etag = tagOf(url, stamp, encoding);
    void reply.header('ETag', etag).header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding');
    if (headers['if-none-match']?.includes(etag)) {
      void reply.status(304);
      return undefined;
    }
    void reply.type('application/json; charset=utf-8');
    if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
    let sent = bytes.get(encoding);
    if (!sent) bytes.set(encoding, (sent = compressed(bytes.get('identity')!, encoding)));
    return sent;
  }
}

/** Named as a whole, and not with `q=0`, which refuses it. */
const named = (coding: string) => new RegExp(`(?:^|,)\\s*${coding}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`, 'i');
const ACCEPTED = { br: named('br'), gzip: named('gzip') };

function encodingFor(accepted: string | string[] | undefined, length: number): Encoding {
  if (length < WORTH_COMPRESSING || typeof accepted !== 'string') return 'identity';
  return ACCEPTED.br.test(accepted) ? 'br' : ACCEPTED.gzip.test(accepted) ? 'gzip' : 'identity';
}

const compressed = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : gzipSync(bytes);

const tagOf = (url: string, stamp: string, encoding: Encoding): string =>
  `"${createHash('sha1').update(`${BUILD_ID} ${url} ${stamp} ${encoding}`).digest('base64url')}"`;
