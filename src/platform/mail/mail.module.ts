import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { Config } from '../process/config.js';
import { LetterDrawings } from './drawings/letter-drawings.js';
import { KeptMails } from './kept-mails.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

@Global()
@Module({
  providers: [
    LetterDrawings,
    {
      provide: Mailer,
      useFactory: ({ smtpUrl, publicUrl }: Config, database: Database, clock: Clock, drawings: LetterDrawings) =>
        smtpUrl ? new SmtpMailer(smtpUrl, publicUrl, drawings) : new KeptMails(database, clock),
      inject: [Config, Database, Clock, LetterDrawings],
    },
  ],
  exports: [Mailer, LetterDrawings],
})
export class MailModule {}
