import { Injectable } from '@nestjs/common';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/streams/streams.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorRow } from '../directory/vendor-directory.projection.js';
import { VendorOwner } from '../vendor-owner.js';
import { VendorSettings } from './vendor-settings.js';
import { VendorDayRow, VendorSettingsRow } from './vendor-settings.projection.js';
import { settingsColumns } from './vendor-settings.queries.js';

const tables = tablesOf(VendorRow, VendorSettingsRow, VendorDayRow);

const recordOf = statement('personal-file-business-settings', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom('vendor_settings as s')
    .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
    .select(settingsColumns)
    .select((eb) => [
      's.weekly_hours as weeklyHours',
      's.lanes',
      's.buffer_minutes as bufferMinutes',
      's.horizon_days as horizonDays',
      jsonArrayFrom(
        tables
          .selectFrom('vendor_day as d')
          .select(['d.date', 'd.hours', 'd.note'])
          .where('d.vendor_id', '=', eb.ref('s.vendor_id'))
          .orderBy('d.date'),
      ).as('days'),
    ])
    .where('v.user_id', '=', userId),
);

/** How a person's business works, with the notes on days of its own. */
@HoldsPersonalRecords()
@Injectable()
export class SettingsRecords implements PersonalRecords {
  readonly part = 'businessSettings';

  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
  ) {}

  async recordsOf(userId: string): Promise<unknown> {
    return (await recordOf.first(this.database.pool, { userId })) ?? null;
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const { vendorId } = fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events);
    return vendorId ? [streamOf(VendorSettings, vendorId)] : [];
  }
}
