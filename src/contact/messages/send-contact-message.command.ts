import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import { ContactMessage, type NewContactMessage, receive } from '../contact-message.js';

/** Somebody writes to us; `senderId` is their account, if they are signed in. */
export class SendContactMessage extends Command<void> {
  constructor(
    readonly senderId: string | null,
    readonly written: Pick<NewContactMessage, 'topic' | 'name' | 'email' | 'message'>,
  ) {
    super();
  }
}

@CommandHandler(SendContactMessage)
export class SendContactMessageHandler implements ICommandHandler<SendContactMessage> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ senderId, written }: SendContactMessage): Promise<void> {
    const messageId = newIdFor('contact-message');
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      if (senderId) await mustStay(decision, senderId, now);
      const message = await decision.load(ContactMessage, messageId);
      decision.append(message, receive(message.state, { messageId, senderId, ...written, now }));
    });
  }
}
