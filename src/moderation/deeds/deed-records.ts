import { Injectable } from '@nestjs/common';
import { Service } from '../../catalog/index.js';
import { Category } from '../../categories/index.js';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { deedsBy } from './admin-deeds.queries.js';

const STREAMS = { services: Service, categories: Category };

/** Why somebody has switched or deleted services and categories, as an administrator. */
@HoldsPersonalRecords()
@Injectable()
export class DeedRecords implements PersonalRecords {
  readonly part = 'adminDeeds';

  constructor(private readonly database: Database) {}

  recordsOf(userId: string): Promise<unknown[]> {
    return deedsBy.all(this.database.pool, { userId });
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const deeds = await deedsBy.all(this.database.pool, { userId });
    return [...new Set(deeds.map(({ list, itemId }) => streamOf(STREAMS[list], itemId)))];
  }
}
