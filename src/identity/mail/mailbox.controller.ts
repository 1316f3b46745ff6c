import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../platform/config.js';
import { NotFound } from '../../platform/errors.js';
import { Public } from '../../platform/http/access.js';
import { type KeptMail, KeptMails } from './kept-mails.js';
import { Mailer } from './mailer.js';
import { linksIn, MAILBOX_POLICY, mailboxPage } from './mailbox-page.js';

/** Mails that were kept because no mail server is configured. In production there always is one, and these pages do not exist. */
@ApiExcludeController()
@Public()
@Controller('dev/mailbox')
export class MailboxController {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  @Get()
  async mailbox(@Res() reply: FastifyReply): Promise<void> {
    const page = mailboxPage(await this.newest(), this.config.publicUrl);
    await reply
      .header('Content-Security-Policy', MAILBOX_POLICY)
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page);
  }

  @Get('messages')
  async mailboxMessages(): Promise<readonly (KeptMail & { links: string[] })[]> {
    return (await this.newest()).map((mail) => ({ ...mail, links: linksIn(mail.text, this.config.publicUrl) }));
  }

  private newest(): Promise<readonly KeptMail[]> {
    if (this.config.production || !(this.mailer instanceof KeptMails)) throw new NotFound('page');
    return this.mailer.newest();
  }
}
