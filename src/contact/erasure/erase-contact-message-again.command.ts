import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Streams } from '../../platform/streams/streams.js';
import { ContactMessage, eraseMessageAgain } from '../contact-message.js';

/**
 * Blanks a visitor's message that is on the list of erasures, and has come back with an older copy of the data; nothing for whoever is no message. Whoever
 * asks for it destroys the key afterwards.
 */
export class EraseContactMessageAgain extends Command<void> {
  constructor(
    readonly messageId: string,
    /** When it was erased the first time. */
    readonly erasedAt: string,
  ) {
    super();
  }
}

@CommandHandler(EraseContactMessageAgain)
export class EraseContactMessageAgainHandler implements ICommandHandler<EraseContactMessageAgain> {
  constructor(private readonly streams: Streams) {}

  async execute({ messageId, erasedAt }: EraseContactMessageAgain): Promise<void> {
    await this.streams.update(ContactMessage, messageId, (message) => eraseMessageAgain(message, { messageId, erasedAt }));
  }
}
