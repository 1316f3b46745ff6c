import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { NotFound } from '../../platform/errors.js';
import { Public } from '../../platform/http/access.js';
import { withPictures } from '../../platform/mail/drawings/drawing-address.js';
import { LetterDrawings } from '../../platform/mail/drawings/letter-drawings.js';
import { type KeptMail, KeptMails } from '../../platform/mail/kept-mails.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Config } from '../../platform/process/config.js';
import { type KeptMessage, KeptMessages } from '../kept-messages.js';
import { Outbox } from '../outbox.js';
import { MailboxQueryDto } from './mailbox.dto.js';
import { linksIn, MAILBOX_POLICY, mailboxPage } from './mailbox-page.js';

const SHORT: Readonly<Record<KeptMessage['channel'], string>> = { push: 'Push notification', sms: 'Text message' };

/** Mails, text messages and push notifications that were kept instead of being sent. In production nothing is, and these pages do not exist. */
@ApiExcludeController()
@Public()
@Controller('dev/mailbox')
export class MailboxController {
  constructor(
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly drawings: LetterDrawings,
    private readonly config: Config,
  ) {}

  @Get()
  async mailbox(@Query() { to }: MailboxQueryDto, @Res() reply: FastifyReply): Promise<void> {
    const sought = to ?? '';
    const mails = await Promise.all(
      (await this.newest(sought)).map(async (mail) => ({ ...mail, html: await this.pictured(mail.html ?? null) })),
    );
    const page = mailboxPage(mails, sought, this.config.publicUrl);
    await reply
      .header('Content-Security-Policy', MAILBOX_POLICY)
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page);
  }

  @Get('messages')
  async mailboxMessages(@Query() { to }: MailboxQueryDto): Promise<readonly (KeptMail & { links: string[] })[]> {
    return (await this.newest(to ?? '')).map((mail) => ({ ...mail, links: linksIn(mail.text, this.config.publicUrl) }));
  }

  /** What comes with a mail stands in its page here. */
  private async pictured(html: string | null): Promise<string | null> {
    return html === null ? null : withPictures(html, (drawing) => this.drawings.picture(drawing));
  }

  private async newest(to: string): Promise<readonly KeptMail[]> {
    if (this.config.production || !(this.mailer instanceof KeptMails)) throw new NotFound('page');
    const messages = this.outbox instanceof KeptMessages ? await this.outbox.newest(to) : [];
    const mails = [
      ...(await this.mailer.newest(to)),
      ...messages.map(({ channel, ...message }) => ({ ...message, subject: SHORT[channel], html: null, calendar: null })),
    ];
    return mails.sort((a, b) => Number(a.keptAt < b.keptAt) - Number(a.keptAt > b.keptAt));
  }
}
