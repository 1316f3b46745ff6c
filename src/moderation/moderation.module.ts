import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EraseContactMessageAgainHandler } from './commands/erase-contact-message-again.js';
import { EraseContactMessageHandler } from './commands/erase-contact-message.js';
import { MarkContactMessageAnsweredHandler } from './commands/mark-contact-message-answered.js';
import { SendContactMessageHandler } from './commands/send-contact-message.js';
import { ContactRecords } from './contact-records.js';
import { ContactTimers } from './contact-retention.js';
import { ContactController } from './contact.controller.js';
import { ModerationController } from './moderation.controller.js';

@Module({
  imports: [CqrsModule],
  controllers: [ModerationController, ContactController],
  providers: [
    SendContactMessageHandler,
    MarkContactMessageAnsweredHandler,
    EraseContactMessageHandler,
    EraseContactMessageAgainHandler,
    ContactTimers,
    ContactRecords,
  ],
})
export class ModerationModule {}
