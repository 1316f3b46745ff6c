import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountEmails } from '../account/account-emails.js';
import { normalised } from '../account/email-address.js';
import { IdentityKeys } from '../account/keys.js';
import { AccountMails } from '../mail/account-mails.js';
import { MailTokens } from '../mail/mail-tokens.js';
import { sameSitePath } from './return-to.js';
import { Standings } from '../account/standing.js';

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
    private readonly keys: IdentityKeys,
    private readonly emails: AccountEmails,
    private readonly standings: Standings,
    private readonly mailTokens: MailTokens,
    private readonly mails: AccountMails,
  ) {}

  async execute({ email, returnTo }: ResendVerification): Promise<void> {
    const userId = await this.emails.ownerOf(this.keys.emailId(email));
    if (userId === null) return;
    const { open, emailVerified } = await this.standings.of(userId);
    if (!open || emailVerified) return;
    const link = await this.mailTokens.issueQuietly({ purpose: 'verify-email', userId, returnTo: sameSitePath(returnTo) });
    if (link) await this.mails.verification({ ...link, userId, to: normalised(email) });
  }
}
