import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { ChangedDto } from '../../platform/fields/seen.dto.js';
import { stateCode } from '../../platform/geo/is-us-state.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { AccountRow } from '../directory/account-directory.projection.js';
import { avatarUrl } from '../photo/avatar-url.js';
import { ProfileDto, UpdateProfileDto } from './profile.dto.js';
import { UpdateProfile } from './update-profile.command.js';

const profileOf = statement('identity-profile', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(AccountRow)
    .selectFrom('account_directory')
    .select(['full_name as fullName', 'phone', 'address', 'city', 'state', 'zip_code as zipCode', 'photo_id as photoId'])
    .select('profile_changed_at as changedAt')
    .where('id', '=', userId),
);

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
    const row = await profileOf.first(this.database.pool, { userId });
    if (!row) throw new NotFound('profile');
    const { photoId, ...profile } = row;
    return { ...profile, hasPhoto: photoId !== null, avatarUrl: avatarUrl(userId, photoId) };
  }

  /** Replaces the whole profile. */
  @Put()
  async updateProfile(@CurrentUser() { userId }: Actor, @Body() input: UpdateProfileDto): Promise<ChangedDto> {
    const { fullName = null, phone = null, address = null, city = null, state, zipCode = null, changedAt: seen } = input;
    const profile = { fullName, phone, address, city, state: state ? stateCode(state) : null, zipCode };
    return this.commands.execute(new UpdateProfile(userId, profile, seen));
  }
}
