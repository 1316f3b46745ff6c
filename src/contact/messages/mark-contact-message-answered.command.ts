import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { ContactMessage, markAnswered } from '../contact-message.js';

/** An admin has replied to whoever wrote. */
export class MarkContactMessageAnswered extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly messageId: string,
  ) {
    super();
  }
}

@CommandHandler(MarkContactMessageAnswered)
export class MarkContactMessageAnsweredHandler implements ICommandHandler<MarkContactMessageAnswered> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, messageId }: MarkContactMessageAnswered): Promise<void> {
    const by = { adminId, messageId, now: this.clock.now() };
    await this.streams.update(ContactMessage, messageId, (message) => markAnswered(message, by));
  }
}
