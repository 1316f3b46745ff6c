import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountEmails, AccountKeys, AccountMails, MailCodes, MailTokens, normalised, Standings } from '../../accounts/index.js';
import { sameSitePath } from './return-to.js';

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
    private readonly keys: AccountKeys,
    private readonly emails: AccountEmails,
    private readonly standings: Standings,
    private readonly mailTokens: MailTokens,
    private readonly mailCodes: MailCodes,
    private readonly mails: AccountMails,
  ) {}

  async execute({ email, returnTo }: ResendVerification): Promise<void> {
    const userId = await this.emails.ownerOf(this.keys.emailId(email));
    if (userId === null) return;
    const { open, emailVerified } = await this.standings.of(userId);
    if (!open || emailVerified) return;
    const purpose = 'verify-email';
    const link = await this.mailTokens.issueQuietly({ purpose, userId, returnTo: sameSitePath(returnTo) });
    if (!link) return;
    await this.mails.verification({ ...link, userId, to: normalised(email), code: this.mailCodes.of({ purpose, id: link.id }) });
  }
}
