import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { RoomInterceptor } from '../../identity/index.js';
import { SecretAnswer } from '../../platform/commands/command.interceptor.js';
import { Public } from '../../platform/http/access.js';
import { AcceptInvitationDto, InvitationAcceptedDto, InvitationDto, LookAtInvitationDto } from '../invitations.dto.js';
import { Invitations } from '../invitations.js';
import { AcceptInvitation } from './accept-invitation.command.js';

/** Where the link of an invitation leads. */
@ApiTags('auth')
@Public()
@Controller('invitations')
export class AcceptInvitationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly invitations: Invitations,
  ) {}

  /** Whom an invitation is for, by the token of its link, which is not used up. */
  @Post('look')
  @SecretAnswer()
  @HttpCode(200)
  async lookAtInvitation(@Body() { token }: LookAtInvitationDto): Promise<InvitationDto> {
    const { email, fullName, roles } = await this.invitations.byToken(token);
    return { email, fullName, roles: [...roles] };
  }

  /** Chooses a password with the token of the mailed link: from then on there is an account. Signs in nobody. */
  @Post('accept')
  @UseInterceptors(RoomInterceptor)
  @SecretAnswer()
  @HttpCode(200)
  async acceptInvitation(@Body() { token, password }: AcceptInvitationDto): Promise<InvitationAcceptedDto> {
    return { email: await this.commands.execute(new AcceptInvitation(token, password)) };
  }
}
