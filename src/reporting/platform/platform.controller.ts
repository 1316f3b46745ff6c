import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { BookingRow } from '../../booking/index.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { statement } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import { feesReturned, withFeeReturned } from '../trends/fees-returned.js';
import { PlatformDayRow } from '../trends/platform-days.projection.js';
import { PlatformCountsDto, RecentBookingDto } from './platform.dto.js';
import { PlatformCountsRow } from './platform-counts.projection.js';

const RECENT = 8;

type Counted = Omit<PlatformCountsDto, 'feesKeptCents' | 'refundsCents'>;
const NONE: Counted = {
  totalUsers: 0,
  totalVendors: 0,
  totalBookings: 0,
  platformRevenueCents: 0,
  completedValueCents: 0,
  pendingVendors: 0,
};

const tables = tablesOf(PlatformCountsRow, PlatformDayRow, BookingRow, VendorRow, AccountRow);

const counts = statement('platform-counts', () =>
  tables
    .selectFrom('platform_counts')
    .select([
      'users as totalUsers',
      'vendors as totalVendors',
      'bookings as totalBookings',
      'revenue_cents as platformRevenueCents',
      'completed_cents as completedValueCents',
      'pending_vendors as pendingVendors',
    ]),
);
const kept = statement('platform-fees-and-refunds', () =>
  tables
    .selectFrom('platform_day')
    .select((eb) => [
      sql<number>`coalesce(sum(${eb.ref('fees_cents')}), 0) - (${withFeeReturned().select(feesReturned.as('cents'))})`.as('feesKeptCents'),
      sql<number>`coalesce(sum(${eb.ref('refunds_cents')}), 0)`.as('refundsCents'),
    ]),
);
const newestBookings = statement('recent-bookings', () =>
  tables
    .selectFrom('booking_list as b')
    .innerJoin('vendor_directory as v', 'v.id', 'b.vendor_id')
    .leftJoin('account_directory as p', 'p.id', 'b.customer_id')
    .select((eb) => [
      'b.id',
      'b.service_title as serviceTitle',
      'v.business_name as businessName',
      eb.fn.coalesce('p.full_name', eb.val('Unknown Customer')).as('customerName'),
      'b.status',
      'b.date',
      'b.time',
      'b.price_cents as priceCents',
      'b.created_at as createdAt',
    ])
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .limit(RECENT),
);

@ApiTags('moderation')
@Roles('admin')
@Controller('admin')
export class PlatformController {
  constructor(private readonly database: Database) {}

  /** How many users, vendors and bookings there are, and what they are worth. */
  @Get('counts')
  async platformCounts(): Promise<PlatformCountsDto> {
    const { pool } = this.database;
    const [counted, money] = await Promise.all([counts.first(pool), kept.one(pool)]);
    return { ...(counted ?? NONE), ...money };
  }

  /** The newest bookings of all. */
  @Get('recent-bookings')
  recentBookings(): Promise<RecentBookingDto[]> {
    return newestBookings.all(this.database.pool);
  }
}
