import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountEmails, AccountKeys, AccountMails, MailTokens, normalised, Standings } from '../../accounts/index.js';
import { Credentials } from '../credentials/credentials.js';

/** Mails a link to choose another password, if the address has an account that is open; at most one a minute. */
export class ForgotPassword extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(ForgotPassword)
export class ForgotPasswordHandler implements ICommandHandler<ForgotPassword> {
  constructor(
    private readonly keys: AccountKeys,
    private readonly emails: AccountEmails,
    private readonly credentials: Credentials,
    private readonly standings: Standings,
    private readonly mailTokens: MailTokens,
    private readonly mails: AccountMails,
  ) {}

  async execute({ email }: ForgotPassword): Promise<void> {
    const to = normalised(email);
    const userId = await this.emails.ownerOf(this.keys.emailId(to));
    const credential = userId === null ? undefined : await this.credentials.of(userId);
    if (userId === null || !credential || !(await this.standings.of(userId)).open) return;
    const link = await this.mailTokens.issueQuietly({ purpose: 'recover-password', userId, email: to, epoch: credential.epoch });
    if (link) await this.mails.recovery({ ...link, userId, to });
  }
}
