import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { PLATFORM } from '../platform.js';
import { LimitsSetting } from './booking-limits.js';
import { BookingLimitsRow } from './booking-limits.projection.js';

const setBy = statement('personal-file-booking-limits', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(BookingLimitsRow)
    .selectFrom('booking_limits')
    .select(['with_one_provider as withOneProvider', 'altogether', 'at_once as atOnce', 'set_at as setAt', 'reason'])
    .where('set_by', '=', userId)
    .orderBy('revision'),
);

/** Why an administrator has set other limits of bookings. */
@HoldsPersonalRecords()
@Injectable()
export class LimitsRecords implements PersonalRecords {
  readonly part = 'bookingLimits';

  constructor(private readonly database: Database) {}

  recordsOf(userId: string): Promise<unknown[]> {
    return setBy.all(this.database.pool, { userId });
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    return (await this.recordsOf(userId)).length > 0 ? [streamOf(LimitsSetting, PLATFORM)] : [];
  }
}
