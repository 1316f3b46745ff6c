import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, AccountEmails, AccountKeys, MailCodes, verifyEmail } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { currentCommand } from '../../platform/events/command-context.js';
import { newId } from '../../platform/ids.js';
import { Streams } from '../../platform/streams/streams.js';
import { NOBODY } from '../credentials/credentials.js';

/** With the code that stands beside the link of the newest mail. Answers whose address it was (user id). */
export class VerifyEmailCode extends Command<string> {
  constructor(
    readonly email: string,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(VerifyEmailCode)
export class VerifyEmailCodeHandler implements ICommandHandler<VerifyEmailCode> {
  constructor(
    private readonly keys: AccountKeys,
    private readonly emails: AccountEmails,
    private readonly streams: Streams,
    private readonly mailCodes: MailCodes,
    private readonly clock: Clock,
  ) {}

  /** @throws Rejected `identity/code-invalid` */
  async execute({ email, code }: VerifyEmailCode): Promise<string> {
    const emailId = this.keys.emailId(email);
    const userId = (await this.emails.ownerOf(emailId)) ?? NOBODY;
    const usedBy = currentCommand()?.commandId ?? newId();
    await this.mailCodes.use({ purpose: 'verify-email', emailId, userId, code, usedBy });
    await this.streams.update(Account, userId, (account) => verifyEmail(account, { userId, now: this.clock.now() }));
    return userId;
  }
}
