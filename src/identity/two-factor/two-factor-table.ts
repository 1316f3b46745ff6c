import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Database } from '../../platform/database/database.js';
import { Credentials } from '../credentials/credentials.js';

interface Pending {
  readonly sealed: string;
  readonly epoch: number;
}

/** Authenticators and recovery codes as they stand in Postgres. A code is spent by the statement that finds it good: of many at the same moment one wins. */
@Injectable()
export class TwoFactorTable {
  constructor(
    private readonly database: Database,
    private readonly credentials: Credentials,
  ) {}

  /** The sealed secret; `undefined` while two-factor sign-in is off. */
  async secretOf(userId: string): Promise<string | undefined> {
    const { rows } = await this.database.pool.query<{ secret: string | null }>({
      name: 'identity-two-factor-secret',
      text: 'select secret from identity_two_factor where user_id = $1',
      values: [userId],
    });
    return rows[0]?.secret ?? undefined;
  }

  /** @returns whether nobody has used the code of this step, or of a later one, before */
  async spendStep(userId: string, step: number): Promise<boolean> {
    const { rowCount } = await this.database.pool.query({
      name: 'identity-two-factor-spend-step',
      text: 'update identity_two_factor set last_step = $2 where user_id = $1 and secret is not null and last_step < $2',
      values: [userId, step],
    });
    return rowCount === 1;
  }

  /** @returns whether this was one of the person's codes, and nobody has used it before */
  async spendRecoveryCode(userId: string, codeHash: string): Promise<boolean> {
    const { rowCount } = await this.database.pool.query({
      name: 'identity-two-factor-spend-recovery-code',
      text: 'delete from identity_recovery_code where user_id = $1 and code_hash = $2',
      values: [userId, codeHash],
    });
    return rowCount === 1;
  }

  async recoveryCodesLeft(userId: string): Promise<number> {
    const { rows } = await this.database.pool.query<{ left: number }>({
      name: 'identity-two-factor-codes-left',
      text: 'select count(*)::int as left from identity_recovery_code where user_id = $1',
      values: [userId],
    });
    return rows[0]!.left;
  }

  /** Keeps a secret that has been shown, until a code confirms it. */
  async begin(userId: string, { sealed, epoch }: Pending, now: string): Promise<void> {
    await this.database.pool.query({
      name: 'identity-two-factor-begin',
      text: `insert into identity_two_factor (user_id, last_step, pending_secret, pending_since, pending_epoch) values ($1, 0, $2, $3, $4)
             on conflict (user_id) do update set
               pending_secret = excluded.pending_secret, pending_since = excluded.pending_since, pending_epoch = excluded.pending_epoch`,
      values: [userId, sealed, now, epoch],
    });
  }

  async pendingOf(userId: string, since: string): Promise<Pending | undefined> {
    const { rows } = await this.database.pool.query<Pending>({
      name: 'identity-two-factor-pending',
      text: `select pending_secret as sealed, pending_epoch as epoch from identity_two_factor
             where user_id = $1 and pending_secret is not null and pending_since > $2`,
      values: [userId, since],
    });
    return rows[0];
  }

  /**
   * The secret that was shown is the person's from now on, with these recovery codes and no others.
   * @returns the credential's new epoch; `undefined` when another secret has changed since it was shown
   */
  enable(userId: string, { sealed, epoch }: Pending, step: number, codeHashes: readonly string[]): Promise<number | undefined> {
    return this.database.transaction(async (client) => {
      const raised = await this.credentials.raiseEpoch(userId, epoch, client);
      if (raised === undefined) return undefined;
      await client.query(
        `update identity_two_factor
         set secret = $2, last_step = $3, pending_secret = null, pending_since = null, pending_epoch = null where user_id = $1`,
        [userId, sealed, step],
      );
      await putCodes(client, userId, codeHashes);
      return raised;
    });
  }

  renewCodes(userId: string, codeHashes: readonly string[]): Promise<void> {
    return this.database.transaction(async (client) => {
      // One after another: of two at the same moment the later ones stay.
      await client.query('select from identity_two_factor where user_id = $1 for update', [userId]);
      await putCodes(client, userId, codeHashes);
    });
  }

  removeAllOf(userId: string): Promise<void> {
    return this.database.transaction(async (client) => {
      await client.query('delete from identity_two_factor where user_id = $1', [userId]);
      await client.query('delete from identity_recovery_code where user_id = $1', [userId]);
    });
  }
}

async function putCodes(client: pg.PoolClient, userId: string, codeHashes: readonly string[]): Promise<void> {
  await client.query('delete from identity_recovery_code where user_id = $1', [userId]);
  await client.query('insert into identity_recovery_code (user_id, code_hash) select $1, unnest($2::text[])', [userId, codeHashes]);
}
