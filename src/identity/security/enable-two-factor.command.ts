import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, AccountKeys, enableTwoFactor } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { mustBeRightCode } from '../proofs/proof.decisions.js';
import { Proofs } from '../proofs/proofs.js';
import { Sessions, type SignedIn } from '../sessions/sessions.js';
import { newRecoveryCodes, recoveryCodeHash } from '../two-factor/recovery-codes.js';
import { openSecret } from '../two-factor/sealed-secret.js';
import { totpStep } from '../two-factor/totp.js';
import { TwoFactorTable } from '../two-factor/two-factor-table.js';
import { mustBePending } from './two-factor.decisions.js';

const PENDING_MILLISECONDS = 60 * 60 * 1000;

export interface TwoFactorEnabled {
  readonly recoveryCodes: readonly string[];
  readonly signedIn: SignedIn;
}

/** With a code of the secret that `StartTwoFactor` has shown. All sessions end; this browser gets a new one. */
export class EnableTwoFactor extends Command<TwoFactorEnabled> {
  constructor(
    readonly userId: string,
    readonly code: string,
    readonly device: string,
  ) {
    super();
  }
}

@CommandHandler(EnableTwoFactor)
export class EnableTwoFactorHandler implements ICommandHandler<EnableTwoFactor> {
  constructor(
    private readonly proofs: Proofs,
    private readonly table: TwoFactorTable,
    private readonly keys: AccountKeys,
    private readonly streams: Streams,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Rejected `identity/two-factor-not-started` also when it was started more than an hour ago, or a password was changed since
   * @throws Unauthenticated `identity/wrong-code`
   */
  async execute({ userId, code, device }: EnableTwoFactor): Promise<TwoFactorEnabled> {
    const now = this.clock.now();
    const since = new Date(Date.parse(now) - PENDING_MILLISECONDS).toISOString();
    const pending = mustBePending(await this.table.pendingOf(userId, since));
    const secret = openSecret(this.keys.twoFactorSecret, userId, pending.sealed);
    const step = mustBeRightCode(await this.proofs.counted(userId, async () => totpStep(secret, code.replace(/\s/g, ''), now)));

    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map((each) => recoveryCodeHash(this.keys.recoveryCode, userId, each));
    const epoch = mustBePending(await this.table.enable(userId, pending, step, hashes));
    await this.streams.update(Account, userId, (account) => enableTwoFactor(account, { userId, now }));
    return { recoveryCodes, signedIn: await this.sessions.openAnew(userId, { epoch, device }) };
  }
}
