import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Expression, sql } from 'kysely';
import { AccountRow, avatarUrl } from '../../accounts/index.js';
import { BookingRow, isNoJob } from '../../booking/index.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { isVisible, ReviewRow } from '../../reviews/index.js';
import { ownBusiness } from '../own-business.js';
import { VendorCustomerPageDto, VendorCustomersQuery } from './customers.dto.js';

const PAGE_SIZE = 20;

interface Wanted {
  readonly vendorId: string;
  readonly search: string;
}

const tables = tablesOf(BookingRow, AccountRow, ReviewRow);
const p = rowAs(AccountRow, 'p');

const fullName = p.fn.coalesce('p.full_name', p.val('Unknown Customer'));
const isFound = (search: Expression<string>) => sql<boolean>`position(lower(${search}) in lower(${fullName})) > 0`;

/** Who has booked, with their names. */
const customersOf = (vendorId: Expression<string>) =>
  tables
    .selectFrom(
      tables
        .selectFrom('booking_list as b')
        .select((eb) => [
          'b.customer_id',
          eb.fn.countAll().as('bookings'),
          eb.fn.max('b.date').as('last_date'),
          sql<boolean>`bool_or(not ${isNoJob})`.as('reachable'),
        ])
        .where('b.vendor_id', '=', vendorId)
        .groupBy('b.customer_id')
        .as('b'),
    )
    .leftJoin('account_directory as p', 'p.id', 'b.customer_id');

const counting = statement('vendor-customers-count', ({ vendorId, search }: Values<Wanted>) =>
  customersOf(vendorId).select((eb) => [eb.fn.countAll().filterWhere(isFound(search)).as('total'), eb.fn.countAll().as('totalCustomers')]),
);
const listing = statement('vendor-customers', ({ vendorId, search, offset }: Values<Wanted & { offset: number }>) =>
  customersOf(vendorId)
    // Stars of whoever is not named beside a review are not told beside their name either.
    .leftJoin(
      tables
        .selectFrom('review_list as r')
        .select((eb) => ['r.customer_id', eb.fn.avg('r.rating').as('average'), eb.fn.countAll().as('ratings')])
        .where('r.vendor_id', '=', vendorId)
        .where(isVisible)
        .groupBy('r.customer_id')
        .as('r'),
      (join) => join.onRef('r.customer_id', '=', 'b.customer_id').on('p.public_profile', '=', true),
    )
    .select((eb) => [
      'b.customer_id as customerId',
      fullName.as('fullName'),
      eb.case().when('b.reachable', '=', true).then(eb.ref('p.phone')).end().as('phone'),
      'p.photo_id as photoId',
      'b.bookings as bookingCount',
      'b.last_date as lastBookingDate',
      sql<number | null>`round(${eb.ref('r.average')}, 2)`.as('averageRating'),
      eb.fn.coalesce('r.ratings', eb.val(0)).as('ratingCount'),
    ])
    .where(isFound(search))
    .orderBy('b.last_date', 'desc')
    .orderBy(sql`lower(${fullName})`)
    .orderBy('b.customer_id')
    .limit(PAGE_SIZE)
    .offset(offset),
);

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
    const [{ total, totalCustomers }, customers] = await Promise.all([
      counting.one(this.database.pool, { vendorId, search }),
      listing.all(this.database.pool, { vendorId, search, offset: (page - 1) * PAGE_SIZE }),
    ]);
    return {
      items: customers.map(({ photoId, ...customer }) => ({ ...customer, avatarUrl: avatarUrl(customer.customerId, photoId) })),
      total,
      totalCustomers,
      page,
      pageSize: PAGE_SIZE,
      pageCount: Math.ceil(total / PAGE_SIZE),
    };
  }
}
