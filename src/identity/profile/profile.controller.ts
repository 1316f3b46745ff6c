import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { stateCode } from '../../platform/geo/is-us-state.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { UpdateProfile } from './update-profile.command.js';
import { avatarUrl } from '../photo/avatar-url.js';
import type { AccountTables } from '../directory/account-directory.projection.js';
import { ProfileDto, UpdateProfileDto } from './profile.dto.js';

@ApiTags('account')
@Roles('user')
@Controller('account/profile')
export class ProfileController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  /** What the signed-in person tells about themselves. */
  @Get()
  async profile(@CurrentUser() { userId }: Actor): Promise<ProfileDto> {
    const row = await this.database
      .tables<AccountTables>()
      .selectFrom('accountDirectory')
      .select(['fullName', 'phone', 'address', 'city', 'state', 'zipCode', 'photoId'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!row) throw new NotFound('profile');
    const { fullName = null, phone = null, address = null, city = null, state = null, zipCode = null, photoId = null } = row;
    return { fullName, phone, address, city, state, zipCode, hasPhoto: photoId !== null, avatarUrl: avatarUrl(userId, photoId) };
  }

  /** Replaces the whole profile. */
  @Put()
  @HttpCode(204)
  async updateProfile(@CurrentUser() { userId }: Actor, @Body() told: UpdateProfileDto): Promise<void> {
    const { fullName = null, phone = null, address = null, city = null, state, zipCode = null } = told;
    await this.commands.execute(
      new UpdateProfile(userId, { fullName, phone, address, city, state: state ? stateCode(state) : null, zipCode }),
    );
  }
}
