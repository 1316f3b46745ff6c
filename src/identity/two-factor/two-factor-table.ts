import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type pg from 'pg';
import { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { Credentials } from '../credentials/credentials.js';
import { RecoveryCodeRow, TwoFactorRow } from './two-factor.entity.js';

interface Pending {
  readonly sealed: string;
  readonly epoch: number;
}

type OfPerson<More = object> = Values<{ userId: string } & More>;

const tables = tablesOf(TwoFactorRow, RecoveryCodeRow);

const secretOf = statement('identity-two-factor-secret', ({ userId }: OfPerson) =>
  tables.selectFrom('identity_two_factor').select('secret').where('user_id', '=', userId),
);
const spendingStep = statement('identity-two-factor-spend-step', ({ userId, step }: OfPerson<{ step: number }>) =>
  tables
    .updateTable('identity_two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .where('last_step', '<', step),
);
const spendingCode = statement('identity-two-factor-spend-recovery-code', ({ userId, codeHash }: OfPerson<{ codeHash: string }>) =>
  tables.deleteFrom('identity_recovery_code').where('user_id', '=', userId).where('code_hash', '=', codeHash),
);
const codesLeft = statement('identity-two-factor-codes-left', ({ userId }: OfPerson) =>
  tables
    .selectFrom('identity_recovery_code')
    .select((eb) => eb.fn.countAll().as('left'))
    .where('user_id', '=', userId),
);
const beginning = statement('identity-two-factor-begin', ({ userId, sealed, now, epoch }: OfPerson<Pending & { now: string }>) =>
  tables
    .insertInto('identity_two_factor')
    .values({ user_id: userId, last_step: 0, pending_secret: sealed, pending_since: now, pending_epoch: epoch })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        pending_secret: eb.ref('excluded.pending_secret'),
        pending_since: eb.ref('excluded.pending_since'),
        pending_epoch: eb.ref('excluded.pending_epoch'),
      })),
    ),
);
const pendingOf = statement('identity-two-factor-pending', ({ userId, since }: OfPerson<{ since: string }>) =>
  tables
    .selectFrom('identity_two_factor')
    .select((eb) => [eb.ref('pending_secret').$notNull().as('sealed'), eb.ref('pending_epoch').$notNull().as('epoch')])
    .where('user_id', '=', userId)
    .where('pending_secret', 'is not', null)
    .where('pending_since', '>', since),
);
const enabling = statement('identity-two-factor-enable', ({ userId, sealed, step }: OfPerson<{ sealed: string; step: number }>) =>
  tables
    .updateTable('identity_two_factor')
    .set({ secret: sealed, last_step: step, pending_secret: null, pending_since: null, pending_epoch: null })
    .where('user_id', '=', userId),
);
const holding = statement('identity-two-factor-hold', ({ userId }: OfPerson) =>
  tables.selectFrom('identity_two_factor').where('user_id', '=', userId).forUpdate(),
);
const removing = statement('identity-two-factor-remove', ({ userId }: OfPerson) =>
  tables.deleteFrom('identity_two_factor').where('user_id', '=', userId),
);
const removingCodes = statement('identity-two-factor-remove-codes', ({ userId }: OfPerson) =>
  tables.deleteFrom('identity_recovery_code').where('user_id', '=', userId),
);
const addingCodes = statement('identity-two-factor-add-codes', ({ userId, codeHashes }: OfPerson<{ codeHashes: readonly string[] }>) =>
  tables
    .insertInto('identity_recovery_code')
    .columns(['user_id', 'code_hash'])
    .expression(tables.selectNoFrom([userId.as('user_id'), sql<string>`unnest(${codeHashes}::text[])`.as('code_hash')])),
);

/** Authenticators and recovery codes as they stand in Postgres. A code is spent by the statement that finds it good: of many at the same moment one wins. */
@Injectable()
export class TwoFactorTable {
  constructor(
    private readonly database: Database,
    private readonly credentials: Credentials,
  ) {}

  /** The sealed secret; `undefined` while two-factor sign-in is off. */
  async secretOf(userId: string): Promise<string | undefined> {
    return (await secretOf.first(this.database.pool, { userId }))?.secret ?? undefined;
  }

  /** @returns whether nobody has used the code of this step, or of a later one, before */
  async spendStep(userId: string, step: number): Promise<boolean> {
    return (await spendingStep.change(this.database.pool, { userId, step })) === 1;
  }

  /** @returns whether this was one of the person's codes, and nobody has used it before */
  async spendRecoveryCode(userId: string, codeHash: string): Promise<boolean> {
    return (await spendingCode.change(this.database.pool, { userId, codeHash })) === 1;
  }

  async recoveryCodesLeft(userId: string): Promise<number> {
    return (await codesLeft.one(this.database.pool, { userId })).left;
  }

  /** Keeps a secret that has been shown, until a code confirms it. */
  async begin(userId: string, pending: Pending, now: string): Promise<void> {
    await beginning.change(this.database.pool, { userId, ...pending, now });
  }

  pendingOf(userId: string, since: string): Promise<Pending | undefined> {
    return pendingOf.first(this.database.pool, { userId, since });
  }

  /**
   * The secret that was shown is the person's from now on, with these recovery codes and no others.
   * @returns the credential's new epoch; `undefined` when another secret has changed since it was shown
   */
  enable(userId: string, { sealed, epoch }: Pending, step: number, codeHashes: readonly string[]): Promise<number | undefined> {
    return this.database.transaction(async (client) => {
      const raised = await this.credentials.raiseEpoch(userId, epoch, client);
      if (raised === undefined) return undefined;
      await enabling.change(client, { userId, sealed, step });
      await putCodes(client, userId, codeHashes);
      return raised;
    });
  }

  renewCodes(userId: string, codeHashes: readonly string[]): Promise<void> {
    return this.database.transaction(async (client) => {
      // One after another: of two at the same moment the later ones stay.
      await holding.all(client, { userId });
      await putCodes(client, userId, codeHashes);
    });
  }

  removeAllOf(userId: string): Promise<void> {
    return this.database.transaction(async (client) => {
      await removing.change(client, { userId });
      await removingCodes.change(client, { userId });
    });
  }
}

async function putCodes(client: pg.PoolClient, userId: string, codeHashes: readonly string[]): Promise<void> {
  await removingCodes.change(client, { userId });
  await addingCodes.change(client, { userId, codeHashes });
}
