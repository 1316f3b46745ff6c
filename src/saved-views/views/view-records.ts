import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { SavedViews } from '../saved-views.js';
import { viewsOf } from './saved-views.queries.js';

/** Which views of lists an administrator has kept. */
@HoldsPersonalRecords()
@Injectable()
export class ViewRecords implements PersonalRecords {
  readonly part = 'savedViews';

  constructor(private readonly database: Database) {}

  recordsOf(userId: string): Promise<unknown[]> {
    return viewsOf.all(this.database.pool, { userId });
  }

  streamsOf(userId: string): Promise<readonly string[]> {
    return Promise.resolve([streamOf(SavedViews, userId)]);
  }
}
