import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountEmails, AccountKeys, requireVerifiedEmail, Standings } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import type { Secrets } from '../proofs/proofs.js';
import { Reauthentication } from '../proofs/reauthentication.js';
import { sealSecret } from '../two-factor/sealed-secret.js';
import { newTotpSecret, totpSetup } from '../two-factor/totp.js';
import { TwoFactorTable } from '../two-factor/two-factor-table.js';

export interface TwoFactorSetup {
  readonly secret: string;
  readonly uri: string;
  readonly qrCode: string;
}

/** Shows a secret for an authenticator app. Until a code confirms it (`EnableTwoFactor`), nothing has changed. */
export class StartTwoFactor extends Command<TwoFactorSetup> {
  constructor(
    readonly userId: string,
    readonly secrets: Secrets,
  ) {
    super();
  }
}

@CommandHandler(StartTwoFactor)
export class StartTwoFactorHandler implements ICommandHandler<StartTwoFactor> {
  constructor(
    private readonly standings: Standings,
    private readonly reauthentication: Reauthentication,
    private readonly emails: AccountEmails,
    private readonly keys: AccountKeys,
    private readonly table: TwoFactorTable,
    private readonly clock: Clock,
  ) {}

  /** @throws Forbidden `identity/email-unverified`: whoever signed up with a foreign address must not lock its owner out */
  async execute({ userId, secrets }: StartTwoFactor): Promise<TwoFactorSetup> {
    requireVerifiedEmail(await this.standings.of(userId));
    const { epoch } = await this.reauthentication.demand(userId, secrets);
    const secret = newTotpSecret();
    await this.table.begin(userId, { sealed: sealSecret(this.keys.twoFactorSecret, userId, secret), epoch }, this.clock.now());
    return { secret, ...totpSetup(secret, (await this.emails.of(userId)) ?? userId) };
  }
}
