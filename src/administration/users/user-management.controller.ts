import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CsvFile, Downloads, FirstToDecide } from '../../moderation/index.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { ManagedUsers } from './managed-users.queries.js';
import { EndSessionsOfUser } from './profile/end-sessions-of-user.command.js';
import { UserProfileDto } from './profile/user-profile.dto.js';
import { UserProfiles } from './profile/user-profiles.js';
import { DeactivateUser } from './standing/deactivate-user.command.js';
import { ReactivateUser } from './standing/reactivate-user.command.js';
import { StandingPreview } from './standing/standing-preview.js';
import { accountOf } from './standing/user-deeds.js';
import { DeactivateUserDto, UserActivationDto, UserDeactivationDto } from './standing/user-standing.dto.js';
import { DownloadUsersDto, ManagedUserPageDto, ManagedUsersQuery, UserCountsDto } from './user-management.dto.js';
import { USER_COLUMNS } from './users-csv.js';

/** Everybody who has an account, as administrators see and steer them. */
@ApiTags('user management')
@Roles('admin')
@Controller('admin/users')
export class UserManagementController {
  constructor(
    private readonly commands: CommandBus,
    private readonly users: ManagedUsers,
    private readonly profiles: UserProfiles,
    private readonly preview: StandingPreview,
    private readonly first: FirstToDecide,
    private readonly downloads: Downloads,
  ) {}

  @Get()
  managedUsers(@Query() query: ManagedUsersQuery): Promise<ManagedUserPageDto> {
    return this.users.page(query);
  }

  /** All of them that are looked for, as a file. That it was taken is recorded before the file begins. */
  @Post('download')
  @CsvFile()
  async downloadUsers(
    @CurrentUser() { userId }: Actor,
    @Body() asked: DownloadUsersDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.downloads.give(userId, { list: 'users', asked, found: await this.users.whole(asked), columns: USER_COLUMNS }, reply);
  }

  /** How many there are, and how many of each role. */
  @Get('counts')
  userCounts(): Promise<UserCountsDto> {
    return this.users.counts();
  }

  /** One account: how it is reached and protected, where it is signed in, and what has happened to it. */
  @Get(':id')
  userProfile(@Param('id', idOf('account')) id: string): Promise<UserProfileDto> {
    return this.profiles.of(id);
  }

  /** Signs somebody out everywhere. They are told so by mail, and can sign in again. */
  @Delete(':id/sessions')
  @HttpCode(204)
  async endSessionsOfUser(@CurrentUser() { userId }: Actor, @Param('id', idOf('account')) id: string): Promise<void> {
    await this.commands.execute(new EndSessionsOfUser(userId, id));
  }

  /** What would become of somebody's sessions, business and open bookings, were they deactivated now. Changes nothing. */
  @Get(':id/deactivation')
  userDeactivation(@Param('id', idOf('account')) id: string): Promise<UserDeactivationDto> {
    return this.preview.deactivation(id);
  }

  /** What would come back, were they activated now. Changes nothing. */
  @Get(':id/activation')
  userActivation(@Param('id', idOf('account')) id: string): Promise<UserActivationDto> {
    return this.preview.activation(id);
  }

  /** Ends their sessions and blocks sign-in, takes their business out of view, and cancels open bookings, for which nobody pays. They read the reason. */
  @Post(':id/deactivate')
  @HttpCode(204)
  async deactivateUser(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('account')) id: string,
    @Body() { reason }: DeactivateUserDto,
  ): Promise<void> {
    await this.first.attempt(accountOf(id), () => this.commands.execute(new DeactivateUser(userId, id, reason)));
  }

  /** Undoes what that deactivation has changed. Bookings that were cancelled stay cancelled. */
  @Post(':id/activate')
  @HttpCode(204)
  async activateUser(@CurrentUser() { userId }: Actor, @Param('id', idOf('account')) id: string): Promise<void> {
    await this.first.attempt(accountOf(id), () => this.commands.execute(new ReactivateUser(userId, id)));
  }
}
