import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database/database.js';
import { Config } from '../platform/process/config.js';
import { Contacts } from './contacts.js';
import { KeptMessages } from './kept-messages.js';
import { MailboxController } from './mailbox/mailbox.controller.js';
import { Notices } from './notices.js';
import { NoOutbox, Outbox } from './outbox.js';
import { SentNotices } from './sent/sent-notices.queries.js';

@Module({
  controllers: [MailboxController],
  providers: [
    Contacts,
    Notices,
    SentNotices,
    {
      provide: Outbox,
      useFactory: ({ production }: Config, database: Database, clock: Clock) =>
        production ? new NoOutbox() : new KeptMessages(database, clock),
      inject: [Config, Database, Clock],
    },
  ],
  exports: [Notices],
})
export class NotificationsModule {}
