import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { IdentityModule } from '../identity/index.js';
import { ContactRecords } from './erasure/contact-records.js';
import { ContactTimers } from './erasure/contact-retention.js';
import { EraseContactMessageHandler } from './erasure/erase-contact-message.command.js';
import { EraseContactMessageAgainHandler } from './erasure/erase-contact-message-again.command.js';
import { ContactController } from './messages/contact.controller.js';
import { MarkContactMessageAnsweredHandler } from './messages/mark-contact-message-answered.command.js';
import { SendContactMessageHandler } from './messages/send-contact-message.command.js';

/** What people write to the platform, and what becomes of it. */
@Module({
  imports: [CqrsModule, IdentityModule],
  controllers: [ContactController],
  providers: [
    SendContactMessageHandler,
    MarkContactMessageAnsweredHandler,
    EraseContactMessageHandler,
    EraseContactMessageAgainHandler,
    ContactTimers,
    ContactRecords,
  ],
})
export class ContactModule {}
