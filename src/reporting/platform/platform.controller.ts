import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { PlatformCountsDto, RecentBookingDto } from './platform.dto.js';

const RECENT = 8;
const NONE: PlatformCountsDto = {
  totalUsers: 0,
  totalVendors: 0,
  totalBookings: 0,
  platformRevenueCents: 0,
  completedValueCents: 0,
  pendingVendors: 0,
  openMessages: 0,
};

@ApiTags('moderation')
@Roles('admin')
@Controller('admin')
export class PlatformController {
  constructor(private readonly database: Database) {}

  /** How many users, vendors and bookings there are, and what they are worth. */
  @Get('counts')
  async platformCounts(): Promise<PlatformCountsDto> {
    const { rows } = await this.database.pool.query<PlatformCountsDto>({
      name: 'platform-counts',
      text: `
        select users as "totalUsers", vendors as "totalVendors", bookings as "totalBookings", revenue_cents as "platformRevenueCents",
          completed_cents as "completedValueCents", pending_vendors as "pendingVendors",
          (select count(*) from read.contact_message where status = 'open') as "openMessages"
        from read.platform_counts`,
    });
    return rows[0] ?? NONE;
  }

  /** The newest bookings of all. */
  @Get('recent-bookings')
  async recentBookings(): Promise<RecentBookingDto[]> {
    const { rows } = await this.database.pool.query<RecentBookingDto>({
      name: 'recent-bookings',
      text: `
        select b.id, b.service_title as "serviceTitle", v.business_name as "businessName",
          coalesce(p.full_name, 'Unknown Customer') as "customerName", b.status, b.date, b.time, b.price_cents as "priceCents",
          b.created_at as "createdAt"
        from read.booking_list b
        join read.vendor_directory v on v.id = b.vendor_id
        left join read.account_directory p on p.id = b.customer_id
        order by b.created_at desc, b.id
        limit ${RECENT}`,
    });
    return rows;
  }
}
