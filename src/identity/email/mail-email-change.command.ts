import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountKeys, AccountMails, EmailAddress, tellOwner } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/streams/streams.js';
import type { EmailChangeLink } from './change-email.command.js';

/** Mails the link to a new address; one that belongs to somebody else gets word instead that it has an account. */
export class MailEmailChange extends Command<void> {
  constructor(
    readonly userId: string,
    readonly link: EmailChangeLink,
  ) {
    super();
  }
}

@CommandHandler(MailEmailChange)
export class MailEmailChangeHandler implements ICommandHandler<MailEmailChange> {
  constructor(
    private readonly streams: Streams,
    private readonly keys: AccountKeys,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, link }: MailEmailChange): Promise<void> {
    const emailId = this.keys.emailId(link.to);
    const by = { userId, email: link.to, now: this.clock.now() };
    await this.streams.update(EmailAddress, emailId, (address) => tellOwner(address, by));
    const { ownerId } = fold(EmailAddress, (await this.streams.read(streamOf(EmailAddress, emailId))).events);
    if (ownerId === null || ownerId === userId) await this.mails.confirmEmail({ ...link, userId });
  }
}
