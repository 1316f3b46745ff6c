import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** The key of one person, wrapped by the master key. A row without a wrapped key is a tombstone: this person never gets a key again. */
const SubjectKeyRow = defineEntity({
  name: 'SubjectKey',
  tableName: 'subject_keys',
  schema: 'public',
  properties: {
    subjectId: p.string().columnType('text').primary(),
    kekVersion: p.integer().columnType('int'),
    wrappedKey: p.blob().nullable(),
    shreddedAt: p.string().columnType('timestamptz(3)').nullable(),
  },
});

/** How many keys have been destroyed so far, counted in the same statement. One row, or none before the first. */
const ShreddedKeysRow = defineEntity({
  name: 'ShreddedKeys',
  tableName: 'shredded_keys',
  schema: 'public',
  properties: {
    id: p.integer().columnType('int').primary().autoincrement(false),
    count: p.integer().columnType('int'),
  },
});

/** Tables of the platform's own in schema `public`. */
export const platformEntities = [SubjectKeyRow, ShreddedKeysRow];

/** For how long opened keys are used before the database is asked whether one has been destroyed. Half of the second within which every process knows. */
const TRUSTED_MS = 500;

/** 32 random bytes, and the number under which what it wraps is found again after a newer one has come. */
export interface MasterKey {
  readonly version: number;
  readonly key: Buffer;
}

/** A person's key, or `null` when there is none (any more). As a key object it opens four times as fast as from bytes. */
export type SubjectKey = KeyObject | null;

interface Row {
  readonly subject_id: string;
  readonly kek_version: number;
  readonly wrapped_key: Buffer | null;
}

/**
 * One random 32-byte key per person, made on first use, kept wrapped (AES-256-GCM) by the master key, gone for ever once shredded. Opened keys are kept in
 * memory, but not used for longer than half a second without a look at the count of destroyed keys: whatever process destroys one, and whether or not this
 * one follows the events, all of them know within a second. The look is at one row, however many keys there are.
 */
export class SubjectKeys {
  private readonly opened = new LRUCache<string, KeyObject>({ max: 20_000 });
  /** Raised by each `forget`, so that a key that was being read meanwhile is not put back. */
  private forgotten = 0;
  /** Destroyed keys that this process knows of; what it keeps in memory was read no earlier. */
  private shredded = -1;
  private lookedAt = -Infinity;
  private looking: Promise<void> | undefined;
  private readonly listeners: (() => void)[] = [];

  /** @param masterKeys the newest last: it wraps, the others only unwrap */
  constructor(
    private readonly pool: pg.Pool,
    private readonly masterKeys: readonly [MasterKey, ...MasterKey[]],
  ) {
    for (const { key } of masterKeys) if (key.length !== 32) throw new TypeError('a master key has 32 bytes');
  }

  /** The keys that exist; `null` for whoever has none. */
  async find(subjects: Iterable<string>): Promise<Map<string, SubjectKey>> {
    await this.look();
    const keys = new Map<string, SubjectKey>();
    for (const subject of subjects) keys.set(subject, this.opened.get(subject) ?? null);
    const missing = [...keys].filter(([, key]) => !key).map(([subject]) => subject);
    if (missing.length === 0) return keys;
    const before = this.forgotten;
    const { rows } = await this.pool.query<Row>({
      name: 'subject-keys',
      text: 'select subject_id, kek_version, wrapped_key from subject_keys where subject_id = any($1)',
      values: [missing],
    });
    for (const row of rows) {
      if (!row.wrapped_key) continue;
      const key = this.unwrap(row);
      keys.set(row.subject_id, key);
      if (before === this.forgotten) this.opened.set(row.subject_id, key);
    }
    return keys;
  }

  /** As `find`, but whoever has never had a key gets one. `null` remains for the erased. */
  async make(subjects: Iterable<string>): Promise<Map<string, SubjectKey>> {
    const keys = await this.find(subjects);
    const missing = [...keys].filter(([, key]) => !key).map(([subject]) => subject);
    if (missing.length === 0) return keys;
    const { version } = this.masterKeys.at(-1)!;
    await this.pool.query(
      `insert into subject_keys (subject_id, kek_version, wrapped_key)
       select s, $2, k from unnest($1::text[], $3::bytea[]) u(s, k) order by s on conflict (subject_id) do nothing`,
      [missing, version, missing.map((subject) => this.wrap(subject, randomBytes(32)))],
    );
    for (const [subject, key] of await this.find(missing)) keys.set(subject, key); // another process may have been first
    return keys;
  }

  /** Whether the master keys open what is in this database, tried with one of its keys; where there is none, any will do. */
  async fit(): Promise<boolean> {
    const { rows } = await this.pool.query<Row>(
      'select subject_id, kek_version, wrapped_key from subject_keys where wrapped_key is not null limit 1',
    );
    try {
      rows.forEach((row) => this.unwrap(row));
      return true;
    } catch {
      return false;
    }
  }

  /** Destroys a person's key, and keeps it from ever being made again. */
  async shred(subject: string, at: string): Promise<void> {
    await this.pool.query(
      `with gone as (
         insert into subject_keys (subject_id, kek_version, wrapped_key, shredded_at) values ($1, $2, null, $3)
         on conflict (subject_id) do update set wrapped_key = null, shredded_at = coalesce(subject_keys.shredded_at, excluded.shredded_at))
       insert into shredded_keys (id, count) values (1, 1) on conflict (id) do update set count = shredded_keys.count + 1`,
      [subject, this.masterKeys.at(-1)!.version, at],
    );
    this.forget(subject);
  }

  /** Drops the key from this process's memory. */
  forget(subject: string): void {
    this.opened.delete(subject);
    this.hasForgotten();
  }

  /** Calls `listener` whenever a key is gone: what else this process keeps of people is to be forgotten with it. */
  whenForgotten(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Forgets all keys when one has been destroyed since the last look, by whatever process. Erasures are rare, and keys are quickly read again. */
  private look(): Promise<void> | undefined {
    if (performance.now() - this.lookedAt < TRUSTED_MS) return undefined;
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const at = performance.now();
    const { rows } = await this.pool.query<{ count: number }>({
      name: 'shredded-keys',
      text: 'select count from shredded_keys where id = 1',
    });
    const shredded = rows[0]?.count ?? 0;
    if (shredded !== this.shredded) {
      this.opened.clear();
      this.hasForgotten();
    }
    this.shredded = shredded;
    this.lookedAt = at;
  }

  private hasForgotten(): void {
    this.forgotten++;
    for (const listener of this.listeners) listener();
  }

  private wrap(subject: string, key: Buffer): Buffer {
    const master = this.masterKeys.at(-1)!;
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', master.key, nonce).setAAD(wrapping(subject, master.version));
    return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  }

  private unwrap({ subject_id: subject, kek_version: version, wrapped_key: wrapped }: Row): KeyObject {
    const master = this.masterKeys.find((candidate) => candidate.version === version);
    if (!master) throw new Error(`MASTER_KEY: the key of version ${version} is needed to read personal data`);
    const decipher = createDecipheriv('aes-256-gcm', master.key, wrapped!.subarray(0, 12)).setAAD(wrapping(subject, version));
    decipher.setAuthTag(wrapped!.subarray(-16));
    try {
      return createSecretKey(Buffer.concat([decipher.update(wrapped!.subarray(12, -16)), decipher.final()]));
    } catch {
      throw new Error('MASTER_KEY is not the one that these personal data were encrypted under');
    }
  }
}

/** Ties a wrapped key to its person: swapped rows do not open. */
const wrapping = (subject: string, version: number): Buffer => Buffer.from(`subject-key|${version}|${subject}`);
