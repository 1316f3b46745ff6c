import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { PLATFORM } from '../platform.js';
import { DeadlinesSetting } from './booking-deadlines.js';
import { BookingDeadlinesRow } from './booking-deadlines.projection.js';

const setBy = statement('personal-file-booking-deadlines', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(BookingDeadlinesRow)
    .selectFrom('booking_deadlines')
    .select(['answer_hours as answerHours', 'agree_hours as agreeHours', 'set_at as setAt', 'reason'])
    .where('set_by', '=', userId)
    .orderBy('revision'),
);

/** Why an administrator has set other deadlines of bookings. */
@HoldsPersonalRecords()
@Injectable()
export class DeadlinesRecords implements PersonalRecords {
  readonly part = 'bookingDeadlines';

  constructor(private readonly database: Database) {}

  recordsOf(userId: string): Promise<unknown[]> {
    return setBy.all(this.database.pool, { userId });
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    return (await this.recordsOf(userId)).length > 0 ? [streamOf(DeadlinesSetting, PLATFORM)] : [];
  }
}
