import { sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { bookingIsOpen, BookingRow } from '../../booking/index.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { PlatformFeeRow } from '../../platform-settings/index.js';
import { HeldServiceRow } from '../../scheduling/index.js';

const tables = tablesOf(PlatformFeeRow, AccountRow, BookingRow, HeldServiceRow);

export const feeHistory = statement('platform-fee-history', () =>
  tables
    .selectFrom('platform_fee as f')
    .leftJoin('account_directory as scheduler', 'scheduler.id', 'f.scheduled_by')
    .leftJoin('account_directory as taker', 'taker.id', 'f.taken_back_by')
    .select([
      'f.id',
      'f.fee_cents as feeCents',
      'f.starts_at as from',
      'scheduler.full_name as scheduledBy',
      'f.scheduled_at as scheduledAt',
      'f.reason',
      'taker.full_name as takenBackBy',
      'f.taken_back_at as takenBackAt',
      'f.taken_back_reason as takenBackReason',
    ])
    .orderBy('f.scheduled_at', 'desc')
    .orderBy('f.id')
    .limit(100),
);

/** Bookings that were made after an instant, and what they cost on average. */
export const recentPrices = statement('recent-prices', ({ since }: Values<{ since: string }>) =>
  tables
    .selectFrom('booking_list as b')
    .select((eb) => [eb.fn.countAll().as('bookings'), sql<number | null>`round(avg(${eb.ref('b.price_cents')}))::int`.as('averageCents')])
    .where('b.created_at', '>', since),
);

export const openBookingsCount = statement('open-bookings-count', () =>
  tables
    .selectFrom('booking_list as b')
    .select((eb) => eb.fn.countAll().as('bookings'))
    .where(bookingIsOpen),
);

export const liveHoldsCount = statement('live-holds-count', ({ now }: Values<{ now: string }>) =>
  tables
    .selectFrom('held_service as h')
    .select((eb) => eb.fn.countAll().as('holds'))
    .where('h.until', '>', now),
);
