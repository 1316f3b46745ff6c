import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, MailTokens, verifyEmail } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { currentCommand } from '../../platform/events/command-context.js';
import { newId } from '../../platform/ids.js';
import { Streams } from '../../platform/streams/streams.js';

/** With the token of a mailed link. Answers whose address it was (user id). */
export class VerifyEmail extends Command<string> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly streams: Streams,
    private readonly mailTokens: MailTokens,
    private readonly clock: Clock,
  ) {}

  /** @throws Rejected `identity/link-invalid` */
  async execute({ token }: VerifyEmail): Promise<string> {
    const { userId } = await this.mailTokens.use('verify-email', token, currentCommand()?.commandId ?? newId());
    await this.streams.update(Account, userId, (account) => verifyEmail(account, { userId, now: this.clock.now() }));
    return userId;
  }
}
