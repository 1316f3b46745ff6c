import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/tables/projection.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { CredentialRow } from './credential.entity.js';
import type { HashedPassword } from './password.decisions.js';

export type Credential = Pick<RowOf<typeof CredentialRow>, 'userId' | 'passwordHash' | 'strongEnoughForStaff' | 'epoch' | 'deviceEpoch'>;

/** Who has none. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

type Added = HashedPassword & { readonly userId: string; readonly now: string };
type Replaced = HashedPassword & { readonly userId: string; readonly from: number };

const tables = tablesOf(CredentialRow);

const adding = statement('identity-credential-add', ({ userId, passwordHash, strongEnoughForStaff, now }: Values<Added>) =>
  tables
    .insertInto('identity_credential')
    .values({
      user_id: userId,
      password_hash: passwordHash,
      strong_enough_for_staff: strongEnoughForStaff,
      epoch: 1,
      device_epoch: 1,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing()),
);
const credentialOf = statement('identity-credential-of', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom('identity_credential')
    .select([
      'user_id as userId',
      'password_hash as passwordHash',
      'strong_enough_for_staff as strongEnoughForStaff',
      'epoch',
      'device_epoch as deviceEpoch',
    ])
    .where('user_id', '=', userId),
);
const replacing = statement('identity-credential-replace', ({ userId, from, passwordHash, strongEnoughForStaff }: Values<Replaced>) =>
  tables
    .updateTable('identity_credential')
    .set((eb) => ({ password_hash: passwordHash, strong_enough_for_staff: strongEnoughForStaff, epoch: eb('epoch', '+', 1) }))
    .where('user_id', '=', userId)
    .where('epoch', '=', from)
    .returning('epoch'),
);
const raisingEpoch = statement('identity-credential-raise-epoch', ({ userId, from }: Values<{ userId: string; from: number }>) =>
  tables
    .updateTable('identity_credential')
    .set((eb) => ({ epoch: eb('epoch', '+', 1) }))
    .where('user_id', '=', userId)
    .where('epoch', '=', from)
    .returning('epoch'),
);
const forgettingDevices = statement('identity-credential-forget-devices', ({ userId }: Values<{ userId: string }>) =>
  tables
    .updateTable('identity_credential')
    .set((eb) => ({ device_epoch: eb('device_epoch', '+', 1) }))
    .where('user_id', '=', userId),
);
const rehashing = statement('identity-credential-rehash', ({ userId, from, to }: Values<{ userId: string; from: string; to: string }>) =>
  tables.updateTable('identity_credential').set({ password_hash: to }).where('user_id', '=', userId).where('password_hash', '=', from),
);
const removing = statement('identity-credential-remove', ({ userId }: Values<{ userId: string }>) =>
  tables.deleteFrom('identity_credential').where('user_id', '=', userId),
);

@Injectable()
export class Credentials {
  constructor(private readonly database: Database) {}

  /** Adds a person's credential; one that stands there already stays. */
  async add(credential: HashedPassword & { userId: string }, now: string): Promise<void> {
    await adding.change(this.database.pool, { ...credential, now });
  }

  of(userId: string): Promise<Credential | undefined> {
    return credentialOf.first(this.database.pool, { userId });
  }

  /**
   * Another password, and with it another epoch: every session of the person is over.
   * @param from the epoch that the right to do so was proven under
   * @returns the new epoch; `undefined` when somebody else has changed a secret meanwhile
   */
  async replace(userId: string, from: number, hashed: HashedPassword): Promise<number | undefined> {
    return (await replacing.first(this.database.pool, { userId, from, ...hashed }))?.epoch;
  }

  /** Another epoch with the same password: every session of the person is over. Otherwise as above. */
  async raiseEpoch(userId: string, from: number, client: Pick<pg.Pool, 'query'> = this.database.pool): Promise<number | undefined> {
    return (await raisingEpoch.first(client, { userId, from }))?.epoch;
  }

  /** No browser is known any more; each that is still signed in is again with its next refresh. */
  async forgetDevices(userId: string): Promise<void> {
    await forgettingDevices.change(this.database.pool, { userId });
  }

  /** Replaces the hash, unless another one has taken its place meanwhile. The password is the same, and so is the epoch. */
  async rehash(userId: string, from: string, to: string): Promise<void> {
    await rehashing.change(this.database.pool, { userId, from, to });
  }

  async remove(userId: string): Promise<void> {
    await removing.change(this.database.pool, { userId });
  }
}
