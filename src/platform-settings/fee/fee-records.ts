import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { PLATFORM } from '../platform.js';
import { PlatformFee } from './platform-fee.js';
import { PlatformFeeRow } from './platform-fees.projection.js';

const decidedBy = statement('personal-file-platform-fees', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(PlatformFeeRow)
    .selectFrom('platform_fee')
    .select((eb) => [
      'fee_cents as feeCents',
      'starts_at as from',
      eb.case().when('scheduled_by', '=', userId).then(eb.ref('reason')).end().as('reason'),
      eb.case().when('taken_back_by', '=', userId).then(eb.ref('taken_back_reason')).end().as('takenBackReason'),
    ])
    .where((eb) => eb.or([eb('scheduled_by', '=', userId), eb('taken_back_by', '=', userId)]))
    .orderBy('scheduled_at'),
);

/** Why an administrator has set a platform fee, or taken one back. */
@HoldsPersonalRecords()
@Injectable()
export class FeeRecords implements PersonalRecords {
  readonly part = 'platformFees';

  constructor(private readonly database: Database) {}

  recordsOf(userId: string): Promise<unknown[]> {
    return decidedBy.all(this.database.pool, { userId });
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    return (await this.recordsOf(userId)).length > 0 ? [streamOf(PlatformFee, PLATFORM)] : [];
  }
}
