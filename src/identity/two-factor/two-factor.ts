import { Injectable } from '@nestjs/common';
import { Account, AccountKeys, spendRecoveryCode } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { asCommand } from '../../platform/events/command-context.js';
import { newId } from '../../platform/ids.js';
import { Streams } from '../../platform/streams/streams.js';
import { recoveryCodeHash } from './recovery-codes.js';
import { openSecret } from './sealed-secret.js';
import { isTotpCode, totpStep } from './totp.js';
import { TwoFactorTable } from './two-factor-table.js';

/** Judges the second secret: six digits of the authenticator app, or a recovery code. Each is good once. */
@Injectable()
export class TwoFactor {
  constructor(
    private readonly table: TwoFactorTable,
    private readonly keys: AccountKeys,
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  /** What is missing, or nothing: the code was good, or the person needs none. */
  async lacking(userId: string, code: string | undefined): Promise<'code-needed' | 'wrong-code' | undefined> {
    const sealed = await this.table.secretOf(userId);
    if (sealed === undefined) return undefined;
    const given = code?.replace(/\s/g, '');
    if (!given) return 'code-needed';
    const good = isTotpCode(given) ? await this.spendStep(userId, sealed, given) : await this.spendRecoveryCode(userId, given);
    return good ? undefined : 'wrong-code';
  }

  private async spendStep(userId: string, sealed: string, code: string): Promise<boolean> {
    const step = totpStep(openSecret(this.keys.twoFactorSecret, userId, sealed), code, this.clock.now());
    return step !== undefined && this.table.spendStep(userId, step);
  }

  private async spendRecoveryCode(userId: string, code: string): Promise<boolean> {
    if (!(await this.table.spendRecoveryCode(userId, recoveryCodeHash(this.keys.recoveryCode, userId, code)))) return false;
    // A command of its own: what the code was needed for writes to the same stream.
    await asCommand({ commandId: newId(), actor: userId }, () =>
      this.streams.update(Account, userId, (account) => spendRecoveryCode(account, { userId, now: this.clock.now() })),
    );
    return true;
  }
}
