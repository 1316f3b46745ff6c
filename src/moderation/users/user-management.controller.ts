import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { ManagedUsers } from './managed-users.queries.js';
import { ManagedUserPageDto, ManagedUsersQuery, UserCountsDto } from './user-management.dto.js';

/** Everybody who has an account, as administrators see and steer them. */
@ApiTags('user management')
@Roles('admin')
@Controller('admin/users')
export class UserManagementController {
  constructor(private readonly users: ManagedUsers) {}

  @Get()
  managedUsers(@Query() query: ManagedUsersQuery): Promise<ManagedUserPageDto> {
    return this.users.page(query);
  }

  /** How many there are, and how many of each role. */
  @Get('counts')
  userCounts(): Promise<UserCountsDto> {
    return this.users.counts();
  }
}
