import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, disableTwoFactor } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/streams/streams.js';
import { Credentials } from '../credentials/credentials.js';
import { mustNotBeOvertaken } from '../proofs/proof.decisions.js';
import type { Secrets } from '../proofs/proofs.js';
import { Reauthentication } from '../proofs/reauthentication.js';
import { Sessions, type SignedIn } from '../sessions/sessions.js';
import { TwoFactorTable } from '../two-factor/two-factor-table.js';

/** All sessions end; this browser gets a new one. */
export class DisableTwoFactor extends Command<SignedIn> {
  constructor(
    readonly userId: string,
    readonly secrets: Secrets,
    readonly device: string,
  ) {
    super();
  }
}

@CommandHandler(DisableTwoFactor)
export class DisableTwoFactorHandler implements ICommandHandler<DisableTwoFactor> {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly credentials: Credentials,
    private readonly table: TwoFactorTable,
    private readonly streams: Streams,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** @throws Rejected `identity/two-factor-needed` for an admin or auditor */
  async execute({ userId, secrets, device }: DisableTwoFactor): Promise<SignedIn> {
    const by = { userId, now: this.clock.now() };
    // Who may not is told before a code is spent.
    disableTwoFactor(fold(Account, (await this.streams.read(streamOf(Account, userId))).events), by);
    const proven = await this.reauthentication.demand(userId, secrets);
    const epoch = mustNotBeOvertaken(await this.credentials.raiseEpoch(userId, proven.epoch));
    // Said first, and done after: a crash between leaves a code asked for, never one missing.
    await this.streams.update(Account, userId, (account) => disableTwoFactor(account, by));
    await this.table.removeAllOf(userId);
    return this.sessions.openAnew(userId, { epoch, device });
  }
}
