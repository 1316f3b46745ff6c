import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Forbidden } from '../../platform/errors.js';
import { Public } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { PerhapsSignedIn } from '../../platform/http/perhaps-signed-in.guard.js';
import { type Counted, SenderLimit } from '../../platform/limits/sender-limit.js';
import { SendContactMessageDto } from './contact.dto.js';
import { SendContactMessage } from './send-contact-message.command.js';

const MESSAGES: Counted = { code: 'moderation/too-many-messages', done: 'You have sent many messages' };

@ApiTags('contact')
@Controller()
export class ContactController {
  constructor(
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
    if (sender?.roles.includes('auditor')) throw new Forbidden('moderation/auditors-only-read', 'Auditors can only read.');
    await this.limit.count(request, MESSAGES);
    await this.commands.execute(new SendContactMessage(sender?.userId ?? null, written));
  }
}
