import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, AccountKeys, renewRecoveryCodes } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import type { Secrets } from '../proofs/proofs.js';
import { Reauthentication } from '../proofs/reauthentication.js';
import { newRecoveryCodes, recoveryCodeHash } from '../two-factor/recovery-codes.js';
import { TwoFactorTable } from '../two-factor/two-factor-table.js';

/** Answers ten new codes; those from before are worth nothing. */
export class RenewRecoveryCodes extends Command<string[]> {
  constructor(
    readonly userId: string,
    readonly secrets: Secrets,
  ) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly table: TwoFactorTable,
    private readonly keys: AccountKeys,
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  /** @throws Rejected `identity/two-factor-off` */
  async execute({ userId, secrets }: RenewRecoveryCodes): Promise<string[]> {
    await this.reauthentication.demand(userId, secrets);
    await this.streams.update(Account, userId, (account) => renewRecoveryCodes(account, { userId, now: this.clock.now() }));
    const codes = newRecoveryCodes();
    await this.table.renewCodes(
      userId,
      codes.map((code) => recoveryCodeHash(this.keys.recoveryCode, userId, code)),
    );
    return codes;
  }
}
