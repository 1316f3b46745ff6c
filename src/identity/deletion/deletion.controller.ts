import { Body, Controller, Get, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SecretAnswer } from '../../platform/commands/command.interceptor.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { Reauthentication } from '../proofs/reauthentication.js';
import { SameSiteGuard } from '../tokens/same-site.guard.js';
import { SessionCookie } from '../tokens/session-cookie.js';
import { DeleteAccount } from './delete-account.command.js';
import { DeleteAccountDto, DeletionDto } from './deletion.dto.js';
import { ReasonsToStay } from './reasons.js';

@ApiTags('account')
@Roles('user')
@Controller('account/deletion')
export class DeletionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reasonsToStay: ReasonsToStay,
    private readonly reauthentication: Reauthentication,
    private readonly cookie: SessionCookie,
  ) {}

  /** Whether the signed-in person's account could be deleted now. */
  @Get()
  async deletion(@CurrentUser() { userId }: Actor): Promise<DeletionDto> {
    const { reasons } = await this.reasonsToStay.of(userId);
    return { reasons: [...reasons] };
  }

  /** Erases the signed-in person for good: their key is destroyed, and with it all that was written under it. Refused with the reasons while bookings are open. */
  @Post()
  @UseGuards(SameSiteGuard)
  @SecretAnswer()
  @HttpCode(204)
  async deleteAccount(
    @CurrentUser() { userId }: Actor,
    @Body() { password, code }: DeleteAccountDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.reauthentication.demand(userId, { password, code });
    await this.commands.execute(new DeleteAccount(userId));
    this.cookie.clear(reply);
  }
}
