import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/events/streams.js';
import { newIdFor } from '../../platform/commands/command-context.js';
import { Account, isOpen } from '../account.js';
import { EmailAddress, normalised } from '../email-address.js';
import { IdentityKeys } from '../keys.js';
import { AccountMails } from '../mail/account-mails.js';
import { MailTokens } from '../mail/mail-tokens.js';
import { sameSitePath } from '../mail/return-to.js';

const QUIET_MILLISECONDS = 60 * 1000;

/** Sends another verification mail, if the address waits for one; at most one a minute. */
export class ResendVerification extends Command<void> {
  constructor(
    readonly email: string,
    readonly returnTo?: string,
  ) {
    super();
  }
}

@CommandHandler(ResendVerification)
export class ResendVerificationHandler implements ICommandHandler<ResendVerification> {
  constructor(
    private readonly streams: Streams,
    private readonly keys: IdentityKeys,
    private readonly mailTokens: MailTokens,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  async execute({ email, returnTo }: ResendVerification): Promise<void> {
    const { ownerId: userId } = fold(EmailAddress, (await this.streams.read(streamOf(EmailAddress, this.keys.emailId(email)))).events);
    if (userId === null) return;
    const account = fold(Account, (await this.streams.read(streamOf(Account, userId))).events);
    if (!isOpen(account) || account.emailVerified) return;

    const last = await this.mailTokens.lastIssued('verify-email', userId);
    if (last && Date.parse(this.clock.now()) - Date.parse(last.createdAt) < QUIET_MILLISECONDS) return;
    const id = newIdFor('verification-mail');
    const back = sameSitePath(returnTo) ?? last?.returnTo ?? null;
    const token = await this.mailTokens.issue({ purpose: 'verify-email', userId, id, returnTo: back });
    await this.mails.verification({ id, to: normalised(email), token, returnTo: back });
  }
}
