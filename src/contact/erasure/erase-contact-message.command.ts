import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Streams } from '../../platform/streams/streams.js';
import { ContactMessage, eraseMessage, forgetMessage } from '../contact-message.js';

/** An admin erases what a visitor wrote. */
export class EraseContactMessage extends Command<void> {
  constructor(
    readonly messageId: string,
    /** By itself, when its time is over. */
    readonly whenOld = false,
  ) {
    super();
  }
}

@CommandHandler(EraseContactMessage)
export class EraseContactMessageHandler implements ICommandHandler<EraseContactMessage> {
  constructor(
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  async execute({ messageId, whenOld }: EraseContactMessage): Promise<void> {
    const by = { messageId, now: this.clock.now() };
    let erased = false;
    await this.streams.update(ContactMessage, messageId, (message) => {
      const events = whenOld ? forgetMessage(message, by) : eraseMessage(message, by);
      erased = message.erased || events.length > 0;
      return events;
    });
    // Should the process die before: the reaction that finishes erasures does it too.
    if (erased) await this.personalData.shred(messageId, by.now);
  }
}
