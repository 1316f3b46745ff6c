import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { TooMany } from '../errors.js';
import { Config } from '../process/config.js';
import { secondsUntil, waitInWords } from '../words.js';

/** How often somebody may do something. */
export interface Limit {
  /** Of the refusal; it names what is counted, too. */
  readonly code: string;
  readonly most: number;
  readonly minutes: number;
  /** For who has reached it; with the time to wait, "12 minutes". */
  readonly message: (wait: string) => string;
}

/** A pool, or the connection of a transaction. */
type Connection = Pick<pg.ClientBase, 'query'>;

/** Counts what people do, in every process together. A time begins with the first and ends as a whole: then all may be done again. */
@Injectable()
export class Limits {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    { tokenSecret }: Config,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'plumb-and-level client address', 32));
  }

  /** Whom visitors are counted as: the address itself is not kept. Of IPv6 the network counts, as whoever has one has all its addresses. */
  visitor(address: string): string {
    return createHmac('sha256', this.key).update(networkOf(address)).digest('base64url');
  }

  /**
   * Counts one more; one too many is refused, and does not count.
   * @param actor a user's id, or a `visitor`
   * @throws TooMany
   */
  async count(limit: Limit, actor: string): Promise<void> {
    if (!(await this.take(limit, actor))) await this.refuse(limit, actor);
  }

  /**
   * The same for what must not tell that there is a limit.
   * @param actor also the keyed hash of an address, for what anybody can try on it
   * @returns false when it is one too many
   */
  async take(
    { code, most, minutes }: Omit<Limit, 'message'>,
    actor: string,
    connection: Connection = this.database.pool,
  ): Promise<boolean> {
    const { rowCount } = await connection.query({
      name: 'limit-count',
      text: `insert into limit_count as l (what, actor, count, until) values ($1, $2, 1, $3::timestamptz + make_interval(mins => $4))
             on conflict (what, actor) do update set
               count = case when l.until <= $3::timestamptz then 1 else l.count + 1 end,
               until = case when l.until <= $3::timestamptz then excluded.until else l.until end
             where l.until <= $3::timestamptz or l.count < $5::int`,
      values: [code, actor, this.clock.now(), minutes, most],
    });
    return rowCount === 1;
  }

  /** Forgets what an erased person did. */
  async forget(actor: string): Promise<void> {
    await this.database.pool.query('delete from limit_count where actor = $1', [actor]);
  }

  /** Forgets what does not count any more. */
  async prune(): Promise<void> {
    await this.database.pool.query('delete from limit_count where until < $1', [this.clock.now()]);
  }

  private async refuse({ code, message }: Limit, actor: string): Promise<never> {
    const now = this.clock.now();
    const { rows } = await this.database.pool.query<{ until: string }>({
      name: 'limit-until',
      text: 'select until from limit_count where what = $1 and actor = $2',
      values: [code, actor],
    });
    const seconds = secondsUntil(rows[0]?.until ?? now, now);
    throw new TooMany(code, message(waitInWords(seconds)), seconds);
  }
}

/** An IPv4 address as it is, however it is written; of IPv6 the first 64 bits. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
