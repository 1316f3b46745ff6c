import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountEmails, MailTokens, normalised } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import type { Secrets } from '../proofs/proofs.js';
import { Reauthentication } from '../proofs/reauthentication.js';
import { HOUR_MILLISECONDS, mustBeAnother, mustNotFlood } from './change-email.decisions.js';

/** A link for the new address, to be mailed by `MailEmailChange`. */
export interface EmailChangeLink {
  readonly id: string;
  readonly to: string;
  readonly token: string;
}

/** Lets a new address wait until its link is opened. It is the same whether the address is free or somebody else's. */
export class ChangeEmail extends Command<EmailChangeLink> {
  constructor(
    readonly userId: string,
    readonly secrets: Secrets,
    readonly email: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeEmail)
export class ChangeEmailHandler implements ICommandHandler<ChangeEmail> {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly emails: AccountEmails,
    private readonly mailTokens: MailTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Rejected `identity/same-email`
   * @throws TooMany `identity/too-many-mails` after five in an hour
   */
  async execute({ userId, secrets, email }: ChangeEmail): Promise<EmailChangeLink> {
    const to = normalised(email);
    const { epoch } = await this.reauthentication.demand(userId, secrets);
    mustBeAnother(to, await this.emails.of(userId));
    mustNotFlood(await this.mailedInTheLastHour(userId));
    await this.mailTokens.useUp('confirm-email', userId);
    const id = newIdFor('email-change-mail');
    return { id, to, token: await this.mailTokens.issue({ purpose: 'confirm-email', userId, id, email: to, epoch }) };
  }

  private mailedInTheLastHour(userId: string): Promise<number> {
    const since = new Date(Date.parse(this.clock.now()) - HOUR_MILLISECONDS).toISOString();
    return this.mailTokens.countSince('confirm-email', userId, since);
  }
}
