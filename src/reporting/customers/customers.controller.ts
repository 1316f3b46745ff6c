import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { avatarUrl } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { IS_NO_JOB } from '../../booking/index.js';
import { VISIBLE } from '../../reviews/index.js';
import { ownBusiness } from '../own-business.js';
import { VendorCustomerDto, VendorCustomerPageDto, VendorCustomersQuery } from './customers.dto.js';

const PAGE_SIZE = 20;

/** Who has booked, with their names; `$1` is the business, `$2` a part of a name. */
const FROM = `
  from (
    select customer_id, count(*) as bookings, max(date) as last_date, bool_or(not ${IS_NO_JOB}) as reachable
    from read.booking_list b where vendor_id = $1 group by customer_id
  ) b
  left join read.account_directory p on p.id = b.customer_id
  cross join lateral (select coalesce(p.full_name, 'Unknown Customer') as full_name) shown`;
const FOUND = `position(lower($2) in lower(shown.full_name)) > 0`;

@ApiTags('vendor customers')
@Roles('vendor')
@Controller('vendor/customers')
export class VendorCustomersController {
  constructor(private readonly database: Database) {}

  /** Who has booked at the signed-in person's business, the latest booking first. */
  @Get()
  async vendorCustomers(
    @CurrentUser() { userId }: Actor,
    @Query() { search = '', page = 1 }: VendorCustomersQuery,
  ): Promise<VendorCustomerPageDto> {
    const { vendorId } = await ownBusiness(this.database, userId);
    const [counted, listed] = await Promise.all([
      this.database.pool.query<{ total: number; totalCustomers: number }>({
        name: 'vendor-customers-count',
        text: `select count(*) filter (where ${FOUND}) as total, count(*) as "totalCustomers" ${FROM}`,
        values: [vendorId, search],
      }),
      this.database.pool.query<Omit<VendorCustomerDto, 'avatarUrl'> & { photoId: string | null }>({
        name: 'vendor-customers',
        text: `
          select b.customer_id as "customerId", shown.full_name as "fullName", case when b.reachable then p.phone end as phone,
            p.photo_id as "photoId", b.bookings as "bookingCount", b.last_date as "lastBookingDate", round(r.average, 2) as "averageRating", coalesce(r.ratings, 0) as "ratingCount"
          ${FROM}
          -- Stars of whoever is not named beside a review are not told beside their name either.
          left join (
            select customer_id, avg(rating) as average, count(*) as ratings from read.review_list r where vendor_id = $1 and ${VISIBLE} group by customer_id
          ) r on r.customer_id = b.customer_id and p.public_profile
          where ${FOUND}
          order by b.last_date desc, lower(shown.full_name), b.customer_id
          limit ${PAGE_SIZE} offset $3`,
        values: [vendorId, search, (page - 1) * PAGE_SIZE],
      }),
    ]);
    const { total, totalCustomers } = counted.rows[0]!;
    return {
      items: listed.rows.map(({ photoId, ...customer }) => ({ ...customer, avatarUrl: avatarUrl(customer.customerId, photoId) })),
      total,
      totalCustomers,
      page,
      pageSize: PAGE_SIZE,
      pageCount: Math.ceil(total / PAGE_SIZE),
    };
  }
}
