import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Database } from '../../platform/database/database.js';
import { Forbidden } from '../../platform/errors.js';
import { Public, Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { idOf } from '../../platform/fields/id-of.js';
import { PerhapsSignedIn } from '../../platform/http/perhaps-signed-in.guard.js';
import { type Counted, SenderLimit } from '../../platform/limits/sender-limit.js';
import { EraseContactMessage } from './erasure/erase-contact-message.command.js';
import { MarkContactMessageAnswered } from './mark-contact-message-answered.command.js';
import { SendContactMessage } from './send-contact-message.command.js';
import { ContactMessageDto, ContactMessagePageDto, ContactMessagesQuery, SendContactMessageDto } from './contact.dto.js';

const PAGE_SIZE = 24;
const MESSAGES: Counted = { code: 'moderation/too-many-messages', done: 'You have sent many messages' };

@ApiTags('contact')
@Controller()
export class ContactController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly limit: SenderLimit,
  ) {}

  /** Writes to us, with or without an account; an admin reads it. A few messages from one address, then a pause. Auditors are refused. */
  @Public()
  @UseGuards(PerhapsSignedIn)
  @Post('contact-messages')
  @HttpCode(202)
  async sendContactMessage(
    @CurrentUser() sender: Actor | undefined,
    @Body() written: SendContactMessageDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    if (sender?.roles.includes('auditor')) throw new Forbidden('moderation/auditors-only-read', 'Auditors read, and write nothing here.');
    await this.limit.count(request, MESSAGES);
    await this.commands.execute(new SendContactMessage(sender?.userId ?? null, written));
  }

  /** What people wrote, newest first. */
  @Roles('admin')
  @Get('admin/contact-messages')
  async contactMessages(@Query() { page = 1, status }: ContactMessagesQuery): Promise<ContactMessagePageDto> {
    const where = 'where ($1::text is null or m.status = $1)';
    const [counted, listed] = await Promise.all([
      this.database.pool.query<{ total: number }>({
        name: 'contact-messages-count',
        text: `select count(*) as total from read.contact_message m ${where}`,
        values: [status],
      }),
      this.database.pool.query<ContactMessageDto>({
        name: 'contact-messages',
        text: `
          select m.id, m.topic, coalesce(m.name, 'Unknown') as name, m.email, m.message, m.status, m.received_at as "receivedAt",
            m.answered_at as "answeredAt",
            case when m.sender_id is not null then coalesce(p.full_name, 'Unknown User') end as "accountName"
          from read.contact_message m left join read.account_directory p on p.id = m.sender_id
          ${where}
          order by m.received_at desc, m.id
          limit ${PAGE_SIZE} offset $2`,
        values: [status, (page - 1) * PAGE_SIZE],
      }),
    ]);
    const { total } = counted.rows[0]!;
    return { items: listed.rows, total, page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE) };
  }

  /** The sender has been replied to. */
  @Roles('admin')
  @Post('admin/contact-messages/:id/answer')
  @HttpCode(204)
  async markContactMessageAnswered(@CurrentUser() { userId }: Actor, @Param('id', idOf('message')) id: string): Promise<void> {
    await this.commands.execute(new MarkContactMessageAnswered(userId, id));
  }

  /** Erases name, address and text of what a visitor wrote, for good. What somebody wrote while signed in goes with their account (409). */
  @Roles('admin')
  @Delete('admin/contact-messages/:id')
  @HttpCode(204)
  async eraseContactMessage(@Param('id', idOf('message')) id: string): Promise<void> {
    await this.commands.execute(new EraseContactMessage(id));
  }
}
