import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { RowOf } from '../../platform/tables/projection.js';
import { Database } from '../../platform/database/database.js';
import type { CredentialRow } from './credential.entity.js';
import type { HashedPassword } from './password-rules.js';

export type Credential = Pick<RowOf<typeof CredentialRow>, 'userId' | 'passwordHash' | 'strongEnoughForStaff' | 'epoch' | 'deviceEpoch'>;

/** Who has none. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class Credentials {
  constructor(private readonly database: Database) {}

  /** Adds a person's credential; one that stands there already stays. */
  async add({ userId, passwordHash, strongEnoughForStaff }: HashedPassword & { userId: string }, now: string): Promise<void> {
    await this.database.pool.query({
      name: 'identity-credential-add',
      text: `insert into identity_credential (user_id, password_hash, strong_enough_for_staff, epoch, device_epoch, created_at)
             values ($1, $2, $3, 1, 1, $4) on conflict (user_id) do nothing`,
      values: [userId, passwordHash, strongEnoughForStaff, now],
    });
  }

  async of(userId: string): Promise<Credential | undefined> {
    const { rows } = await this.database.pool.query<Credential>({
      name: 'identity-credential-of',
      text: `select user_id as "userId", password_hash as "passwordHash", strong_enough_for_staff as "strongEnoughForStaff", epoch, device_epoch as "deviceEpoch"
             from identity_credential where user_id = $1`,
      values: [userId],
    });
    return rows[0];
  }

  /**
   * Another password, and with it another epoch: every session of the person is over.
   * @param from the epoch that the right to do so was proven under
   * @returns the new epoch; `undefined` when somebody else has changed a secret meanwhile
   */
  async replace(userId: string, from: number, { passwordHash, strongEnoughForStaff }: HashedPassword): Promise<number | undefined> {
    const { rows } = await this.database.pool.query<{ epoch: number }>({
      name: 'identity-credential-replace',
      text: `update identity_credential set password_hash = $3, strong_enough_for_staff = $4, epoch = epoch + 1
             where user_id = $1 and epoch = $2 returning epoch`,
      values: [userId, from, passwordHash, strongEnoughForStaff],
    });
    return rows[0]?.epoch;
  }

  /** Another epoch with the same password: every session of the person is over. Otherwise as above. */
  async raiseEpoch(userId: string, from: number, client: Pick<pg.Pool, 'query'> = this.database.pool): Promise<number | undefined> {
    const { rows } = await client.query<{ epoch: number }>(
      'update identity_credential set epoch = epoch + 1 where user_id = $1 and epoch = $2 returning epoch',
      [userId, from],
    );
    return rows[0]?.epoch;
  }

  /** No browser is known any more; each that is still signed in is again with its next refresh. */
  async forgetDevices(userId: string): Promise<void> {
    await this.database.pool.query({
      name: 'identity-credential-forget-devices',
      text: 'update identity_credential set device_epoch = device_epoch + 1 where user_id = $1',
      values: [userId],
    });
  }

  /** Replaces the hash, unless another one has taken its place meanwhile. The password is the same, and so is the epoch. */
  async rehash(userId: string, from: string, to: string): Promise<void> {
    await this.database.pool.query({
      name: 'identity-credential-rehash',
      text: 'update identity_credential set password_hash = $3 where user_id = $1 and password_hash = $2',
      values: [userId, from, to],
    });
  }

  async remove(userId: string): Promise<void> {
    await this.database.pool.query({
      name: 'identity-credential-remove',
      text: 'delete from identity_credential where user_id = $1',
      values: [userId],
    });
  }
}
