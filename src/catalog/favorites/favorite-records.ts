import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { Favorites } from './favorites.js';

/** What a person likes. */
@HoldsPersonalRecords()
@Injectable()
export class FavoriteRecords implements PersonalRecords {
  readonly part = 'favorites';

  constructor(private readonly database: Database) {}

  async recordsOf(userId: string): Promise<unknown> {
    const { rows } = await this.database.pool.query<object>({
      name: 'personal-file-favorites',
      text: `
        select f.kind, f.target_id as id, coalesce(s.title, v.business_name) as name, f.added_at as "addedAt"
        from read.catalog_favorite f
        left join read.catalog_service s on f.kind = 'service' and s.id = f.target_id
        left join read.vendor_directory v on f.kind = 'vendor' and v.id = f.target_id
        where f.user_id = $1 order by f.added_at, f.target_id`,
      values: [userId],
    });
    return rows;
  }

  streamsOf(userId: string): Promise<readonly string[]> {
    return Promise.resolve([streamOf(Favorites, userId)]);
  }
}
