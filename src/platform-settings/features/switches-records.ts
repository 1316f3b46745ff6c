import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { Features, FEATURES_ID } from '../../platform/switches/features.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { FeatureSwitchRow } from './feature-switches.projection.js';

const switchedBy = statement('personal-file-feature-switches', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(FeatureSwitchRow)
    .selectFrom('feature_switch')
    .select(['feature', 'is_on as isOn', 'switched_at as switchedAt', 'reason'])
    .where('switched_by', '=', userId)
    .orderBy('revision'),
);

/** Why an administrator has switched something off, or on again. */
@HoldsPersonalRecords()
@Injectable()
export class SwitchesRecords implements PersonalRecords {
  readonly part = 'featureSwitches';

  constructor(private readonly database: Database) {}

  recordsOf(userId: string): Promise<unknown[]> {
    return switchedBy.all(this.database.pool, { userId });
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    return (await this.recordsOf(userId)).length > 0 ? [streamOf(Features, FEATURES_ID)] : [];
  }
}
