import { sql } from 'kysely';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorDayRow, VendorSettingsRow } from '../../vendor-onboarding/index.js';
import { ChangedDayRow } from '../schedule/changed-days.projection.js';
import { SlotHoldRow } from '../schedule/slot-holds.projection.js';
import { TakenHour } from '../schedule/taken-hours.projection.js';

const tables = tablesOf(VendorSettingsRow, VendorDayRow, ChangedDayRow, TakenHour, SlotHoldRow);
const h = rowAs(SlotHoldRow, 'h');

/** How every provider works. */
export const workingHours = statement('working-hours-of-all', () =>
  tables
    .selectFrom('vendor_settings')
    .select([
      'vendor_id as vendorId',
      'weekly_hours as weeklyHours',
      'lanes',
      'buffer_minutes as bufferMinutes',
      'horizon_days as horizonDays',
      'advance_notice_hours as advanceNoticeHours',
    ]),
);

/** Providers' own hours on a day. */
export const ownHoursOn = statement('own-hours-of-all', ({ date }: Values<{ date: string }>) =>
  tables.selectFrom('vendor_day').select(['vendor_id as vendorId', 'hours']).where('date', '=', date),
);

/** Since which event what is taken on a day, by bookings or holds, is as it is. */
export const dayChanged = statement('day-changed', ({ date }: Values<{ date: string }>) =>
  tables.selectFrom('changed_day').select('changed_at as changedAt').where('date', '=', date),
);

/** What is taken on a day of everybody's lanes, and of holds until when: bit 9 is the hour from 09:00. */
export const takenLanesOn = statement('taken-lanes-of-all', ({ date }: Values<{ date: string }>) =>
  tables
    .selectFrom('taken_hour')
    .select((eb) => [
      'vendor_id as vendorId',
      'lane',
      sql<number>`bit_or(1 << ${eb.ref('hour')})`.as('hours'),
      sql<string | null>`null::timestamptz`.as('until'),
    ])
    .where('date', '=', date)
    .groupBy(['vendor_id', 'lane'])
    .unionAll(
      tables
        .selectFrom('slot_hold as h')
        .select((eb) => [
          'h.vendor_id as vendorId',
          'h.lane',
          sql<number>`(select coalesce(bit_or(1 << hour::int), 0) from json_array_elements_text(${h.ref('h.hours')}) each(hour))`.as(
            'hours',
          ),
          eb.cast<string | null>('h.until', 'timestamptz').as('until'),
        ])
        .where('h.date', '=', date),
    ),
);
