import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  Invitation,
  Invitations,
  InviteUser,
  InviteUserDto,
  OpenInvitationDto,
  SendInvitationAgain,
  UserInvitedDto,
  WithdrawInvitation,
} from '../../../invitations/index.js';
import { type Deeds, FirstToDecide } from '../../../moderation/index.js';
import { streamOf } from '../../../platform/events/decider.js';
import { idOf } from '../../../platform/fields/id-of.js';
import { Roles } from '../../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../../platform/http/actor.js';

const deedsOf = (invitationId: string): Deeds => ({
  stream: streamOf(Invitation, invitationId),
  verbs: { UserInvited: 'invited', InvitationSentAgain: 'sent', InvitationWithdrawn: 'withdrawn' },
});

/** Who is asked to come, by administrators. */
@ApiTags('user management')
@Roles('admin')
@Controller('admin/invitations')
export class InvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly invitations: Invitations,
    private readonly first: FirstToDecide,
  ) {}

  /** Those that nobody has accepted yet, newest first. */
  @Get()
  openInvitations(): Promise<OpenInvitationDto[]> {
    return this.invitations.open();
  }

  /** Mails a link by which somebody chooses a password and has an account with these roles, for seven days. */
  @Post()
  async inviteUser(@CurrentUser() { userId }: Actor, @Body() person: InviteUserDto): Promise<UserInvitedDto> {
    return { id: await this.commands.execute(new InviteUser(userId, person)) };
  }

  /** Mails another link, for seven days more. The one from before does not work any more. */
  @Post(':id/send-again')
  @HttpCode(204)
  async sendInvitationAgain(@CurrentUser() { userId }: Actor, @Param('id', idOf('invitation')) id: string): Promise<void> {
    await this.first.change(deedsOf(id), () => this.commands.execute(new SendInvitationAgain(userId, id)));
  }

  /** The link does not work any more, and name and address are forgotten. */
  @Delete(':id')
  @HttpCode(204)
  async withdrawInvitation(@CurrentUser() { userId }: Actor, @Param('id', idOf('invitation')) id: string): Promise<void> {
    await this.first.attempt(deedsOf(id), () => this.commands.execute(new WithdrawInvitation(userId, id)));
  }
}
