import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { Favorites } from './favorites.js';
import { favoritesOf } from './favorites.queries.js';

/** What a person likes. */
@HoldsPersonalRecords()
@Injectable()
export class FavoriteRecords implements PersonalRecords {
  readonly part = 'favorites';

  constructor(private readonly database: Database) {}

  recordsOf(userId: string): Promise<unknown> {
    return favoritesOf.all(this.database.pool, { userId });
  }

  streamsOf(userId: string): Promise<readonly string[]> {
    return Promise.resolve([streamOf(Favorites, userId)]);
  }
}
