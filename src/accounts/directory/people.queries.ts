import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/events/recorded.js';
import { Consistency } from '../../platform/projections/consistency.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { avatarUrl } from '../photo/avatar-url.js';
import { leadingRole, type Role } from '../role.js';
import { AccountRow } from './account-directory.projection.js';
import { MeDto } from './me.dto.js';

/** Rights of the moment, which are exact, beside the profile of the read table. */
interface Rights {
  readonly userId: string;
  readonly roles: readonly Role[];
  readonly emailVerified: boolean;
  readonly twoFactorMissing: boolean;
}

const person = statement('identity-person-shown', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(AccountRow)
    .selectFrom('account_directory')
    .select(['email', 'full_name as fullName', 'photo_id as photoId'])
    .where('id', '=', userId),
);

@Injectable()
export class People {
  constructor(
    private readonly database: Database,
    private readonly consistency: Consistency,
  ) {}

  /** @param seen how far the read table must have come, so that who has just registered is found */
  async describe({ userId, roles, emailVerified, twoFactorMissing }: Rights, seen?: Position): Promise<MeDto> {
    if (seen) await this.consistency.caughtUp(seen);
    const row = await person.first(this.database.pool, { userId });
    return {
      id: userId,
      email: row?.email ?? '',
      fullName: row?.fullName ?? 'Unknown User',
      roles: [...roles],
      role: leadingRole(roles),
      emailVerified,
      twoFactorRequired: twoFactorMissing,
      avatarUrl: avatarUrl(userId, row?.photoId),
    };
  }
}
