import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { BulkAction } from './bulk-action.js';
import { startedBy } from './bulk-actions.queries.js';

/** Why an administrator has changed many rows at once. */
@HoldsPersonalRecords()
@Injectable()
export class BulkRecords implements PersonalRecords {
  readonly part = 'bulkActions';

  constructor(private readonly database: Database) {}

  recordsOf(userId: string): Promise<unknown[]> {
    return startedBy.all(this.database.pool, { userId });
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    return (await startedBy.all(this.database.pool, { userId })).map(({ id }) => streamOf(BulkAction, id));
  }
}
