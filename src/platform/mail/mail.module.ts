import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { Config } from '../process/config.js';
import { KeptMails } from './kept-mails.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

@Global()
@Module({
  providers: [
    {
      provide: Mailer,
      useFactory: ({ smtpUrl, publicUrl }: Config, database: Database, clock: Clock) =>
        smtpUrl ? new SmtpMailer(smtpUrl, publicUrl) : new KeptMails(database, clock),
      inject: [Config, Database, Clock],
    },
  ],
  exports: [Mailer],
})
export class MailModule {}
