import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { GRANTED_ROLES, type GrantedRole } from '../../../accounts/index.js';
import { FirstToDecide } from '../../../moderation/index.js';
import { idOf } from '../../../platform/fields/id-of.js';
import { oneOf } from '../../../platform/fields/one-of.js';
import { Roles } from '../../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../../platform/http/actor.js';
import { StandingPreview } from '../standing/standing-preview.js';
import { UserActivationDto, UserDeactivationDto } from '../standing/user-standing.dto.js';
import { GrantRoleToUser } from './grant-role-to-user.command.js';
import { RevokeRoleOfUser } from './revoke-role-of-user.command.js';
import { roleOf } from './role-deeds.js';
import { ChangeRoleDto } from './user-roles.dto.js';

/** Who may do what: administrators give others roles, and take them. */
@ApiTags('user management')
@ApiParam({ name: 'role', enum: GRANTED_ROLES })
@Roles('admin')
@Controller('admin/users/:id/roles/:role')
export class UserRolesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly preview: StandingPreview,
    private readonly first: FirstToDecide,
  ) {}

  /** What would become of somebody's sessions, and of the business and its open bookings, did they lose the role now. Changes nothing. */
  @Get('revocation')
  userRoleRevocation(
    @Param('id', idOf('account')) id: string,
    @Param('role', oneOf(GRANTED_ROLES, 'role')) role: GrantedRole,
  ): Promise<UserDeactivationDto> {
    return this.preview.revocation(id, role);
  }

  /** What would come back, were they given the role now. Changes nothing. */
  @Get('grant')
  userRoleGrant(
    @Param('id', idOf('account')) id: string,
    @Param('role', oneOf(GRANTED_ROLES, 'role')) role: GrantedRole,
  ): Promise<UserActivationDto> {
    return this.preview.grant(id, role);
  }

  /** It counts with their next request. They read the reason. */
  @Post('grant')
  @HttpCode(204)
  async grantUserRole(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('account')) id: string,
    @Param('role', oneOf(GRANTED_ROLES, 'role')) role: GrantedRole,
    @Body() { reason }: ChangeRoleDto,
  ): Promise<void> {
    await this.first.attempt(roleOf(id, role), () => this.commands.execute(new GrantRoleToUser(userId, id, role, reason)));
  }

  /** Ends their sessions. The business of who is no business owner any more goes out of view, and its open bookings are cancelled, for which nobody pays. */
  @Post('revoke')
  @HttpCode(204)
  async revokeUserRole(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('account')) id: string,
    @Param('role', oneOf(GRANTED_ROLES, 'role')) role: GrantedRole,
    @Body() { reason }: ChangeRoleDto,
  ): Promise<void> {
    await this.first.attempt(roleOf(id, role), () => this.commands.execute(new RevokeRoleOfUser(userId, id, role, reason)));
  }
}
