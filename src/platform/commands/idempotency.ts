import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../database/database.js';
import { Refusal, Rejected } from '../errors.js';
import type { Position } from '../events/recorded.js';
import { newId } from '../ids.js';
import { together } from '../together/together.js';

/** How long a command may run before another request with its key may take it over. */
const LEASE_SECONDS = 30;
const KEPT_HOURS = 24;
/** How long a failure is kept back for the next request to be able to follow at once. */
const RELEASE_MS = 1000;

/** Who sends what under which key. */
export interface KeyedRequest {
  readonly actor: string;
  readonly route: string;
  readonly key: string;
  readonly body: unknown;
}

export interface KeptAnswer {
  readonly status: number;
  readonly position: Position | null;
  readonly body: string | null;
}

/** Either ours to carry out, under a command id that stays the same for this key, or answered already. */
export type Claim = Lease | { readonly kept: KeptAnswer };

export interface Lease {
  readonly commandId: string;
  readonly until: string;
}

type Kept = Omit<KeyedRequest, 'body'> & KeptAnswer;

/** The key was used for another body (422). */
class KeyReused extends Refusal {
  readonly status = 422;
}

/** Commands that arrive twice: the second time the first answer is given, and nothing is done again. */
@Injectable()
export class Idempotency {
  /** By key, the command ids of claims that nobody works on, though their lease may run: Postgres went away before it was known, or given back. */
  private readonly idle = new LRUCache<string, string>({ max: 10_000 });

  private readonly keepTogether = together((answers: readonly Kept[]) => this.keepAll(answers));

  constructor(private readonly database: Database) {}

  /**
   * @throws KeyReused when the key came with another body
   * @throws Rejected `platform/in-flight` while the first request still runs
   */
  async claim(request: KeyedRequest): Promise<Claim> {
    const commandId = this.takeIdle(request) ?? newId();
    try {
      return await this.claimAs(commandId, request);
    } catch (error) {
      if (!(error instanceof Refusal)) this.leaveIdle(request, commandId);
      throw error;
    }
  }

  private async claimAs(commandId: string, { actor, route, key, body }: KeyedRequest): Promise<Claim> {
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(body ?? null))
      .digest('base64');
    const { pool } = this.database;
    const claimed = await pool.query<Lease>({
      name: 'idempotency-claim',
      text: `insert into idempotency_record as r (actor, route, key, body_hash, command_id, lease_until, created_at)
             values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), now())
             on conflict (actor, route, key) do update set lease_until = excluded.lease_until
               where r.status is null and (r.lease_until < now() or r.command_id = excluded.command_id) and r.body_hash = excluded.body_hash
             returning command_id as "commandId", lease_until::text as until`,
      values: [actor, route, key, bodyHash, commandId, LEASE_SECONDS],
    });
    if (claimed.rows[0]) return claimed.rows[0];

    const found = await pool.query<KeptAnswer & { bodyHash: string }>({
      name: 'idempotency-find',
      text: 'select body_hash as "bodyHash", status, position, answer as body from idempotency_record where actor = $1 and route = $2 and key = $3',
      values: [actor, route, key],
    });
    const record = found.rows[0];
    if (record && record.bodyHash !== bodyHash) {
      throw new KeyReused('platform/key-reused', 'This Idempotency-Key was used for another request. Use a new one.');
    }
    if (record?.status) return { kept: record };
    throw new Rejected('platform/in-flight', 'This request is being carried out already.', { retryAfterSeconds: 1 });
  }

  async keep({ actor, route, key }: KeyedRequest, { status, position, body }: KeptAnswer): Promise<void> {
    await this.keepTogether({ actor, route, key, status, position, body });
  }

  /**
   * After a refusal or a failure: the next request with the key may try at once, under the same command id. It may also when Postgres does not
   * hear of it, for which nobody should have to wait long.
   */
  async release(request: KeyedRequest, { commandId, until }: Lease): Promise<void> {
    const { actor, route, key } = request;
    const released = this.database.pool.query({
      name: 'idempotency-release',
      text: `update idempotency_record set lease_until = now()
              where actor = $1 and route = $2 and key = $3 and status is null and lease_until = $4::timestamptz`,
      values: [actor, route, key, until],
    });
    const given = released.then(
      () => undefined,
      () => this.leaveIdle(request, commandId),
    );
    await Promise.race([given, pause(RELEASE_MS, undefined, { ref: false })]);
  }

  /** After a visitor was refused: nothing was done, and without an account anybody could leave rows behind without end. */
  async drop({ actor, route, key }: KeyedRequest, { until }: Lease): Promise<void> {
    await this.database.pool.query({
      name: 'idempotency-drop',
      text: `delete from idempotency_record
              where actor = $1 and route = $2 and key = $3 and status is null and lease_until = $4::timestamptz`,
      values: [actor, route, key, until],
    });
  }

  private async keepAll(answers: readonly Kept[]): Promise<void[]> {
    const all = <T>(value: (kept: Kept) => T) => answers.map(value);
    await this.database.pool.query({
      name: 'idempotency-keep',
      text: `update idempotency_record r set status = k.status, position = k.position, answer = k.body
               from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[], $6::text[]) k (actor, route, key, status, position, body)
              where r.actor = k.actor and r.route = k.route and r.key = k.key`,
      values: [
        all(({ actor }) => actor),
        all(({ route }) => route),
        all(({ key }) => key),
        all(({ status }) => status),
        all(({ position }) => position),
        all(({ body }) => body),
      ],
    });
    return all(() => undefined);
  }

  private leaveIdle(request: KeyedRequest, commandId: string): void {
    this.idle.set(nameOf(request), commandId);
  }

  /** Only once: of two requests at a time, one gets it. */
  private takeIdle(request: KeyedRequest): string | undefined {
    const commandId = this.idle.get(nameOf(request));
    this.idle.delete(nameOf(request));
    return commandId;
  }

  /** Forgets what is older than 24 hours. */
  async prune(): Promise<void> {
    await this.database.pool.query(`delete from idempotency_record where created_at < now() - make_interval(hours => ${KEPT_HOURS})`);
  }

  /**
   * Forgets what was answered to a person, when the person is erased. What was answered to others may tell of them as well: whoever repeats their request is
   * answered again, under the same command id.
   */
  async forget(actor: string): Promise<void> {
    await this.database.pool.query('delete from idempotency_record where actor = $1', [actor]);
    await this.database.pool.query(
      'update idempotency_record set status = null, position = null, answer = null, lease_until = now() where answer is not null',
    );
  }
}

const nameOf = ({ actor, route, key }: KeyedRequest): string => JSON.stringify([actor, route, key]);
