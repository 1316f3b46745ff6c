import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Public } from '../../platform/http/access.js';
import { FromTables, FromTablesAndTime } from '../../platform/answers/answers.interceptor.js';
import { idOf } from '../../platform/fields/id-of.js';
import { NewestVendorDto, ServiceDetailDto, ServicePageDto, ServicesQueryDto, VendorServicesQueryDto } from './catalog.dto.js';
import { CategoryDto } from '../categories/category.dto.js';
import {
  averageRatingSql,
  isPublicSql,
  ownerNameSql,
  OwnerPhotoRow,
  photoUrlSql,
  VendorRow,
  VendorSettingsRow,
} from '../../vendor-onboarding/index.js';
import { priced, type PriceRules, surcharges } from '../price.js';
import { CategoryRow } from '../categories/categories.projection.js';
import { ServiceDemandRow } from './service-demand.projection.js';
import { ServiceRow } from '../services/services.projection.js';
import { listServices } from './service-list.js';
import { ServiceCardDto } from '../services/service.dto.js';
import { StorefrontLoader } from '../storefront/storefront-loader.js';
import { CARD_SQL, DETAIL_SQL, LISTED_SQL, SERVICES_SQL } from '../services/service-sql.js';

const WEEK = 7 * 24 * 3600 * 1000;

/** What visitors see. */
@ApiTags('catalog')
@Public()
@Controller()
export class CatalogController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storefront: StorefrontLoader,
  ) {}

  /** All categories by name; a parent counts its children's services too. */
  @FromTables(ServiceRow, VendorRow, CategoryRow)
  @Get('categories')
  async categories(): Promise<CategoryDto[]> {
    const { rows } = await this.database.pool.query<Omit<CategoryDto, 'serviceCount'>>({
      name: 'categories',
      text: `
        select c.id, c.slug, c.name, c.description, c.icon, parent.slug as "parentSlug"
        from read.catalog_category c left join read.catalog_category parent on parent.id = c.parent_id
        order by c.name, c.id`,
    });
    const counts = (await this.storefront.upToDate()).countByCategory();
    return rows.map((category) => ({ ...category, serviceCount: counts.get(category.id) ?? 0 }));
  }

  /** Public services: search, category, price range, minimum rating, five sorts, numbered pages. */
  @FromTables(ServiceRow, VendorRow, OwnerPhotoRow, CategoryRow)
  @Get('services')
  async services(@Query() query: ServicesQueryDto): Promise<ServicePageDto> {
    return listServices(await this.storefront.upToDate(), query);
  }

  /** The most booked services of the last seven days, at most six. */
  @FromTablesAndTime(ServiceDemandRow, ServiceRow, VendorRow, OwnerPhotoRow, CategoryRow)
  @Get('services/popular')
  async popularServices(): Promise<ServiceCardDto[]> {
    const since = new Date(Date.parse(this.clock.now()) - WEEK).toISOString().slice(0, 10);
    const { rows } = await this.database.pool.query<ServiceCardDto>({
      name: 'popular-services',
      text: `
        select ${CARD_SQL}
        from (
          select service_id, sum(bookings) as bookings from read.catalog_service_demand where day > $1 group by service_id
        ) demand join ${SERVICES_SQL} on s.id = demand.service_id
        where ${LISTED_SQL}
        order by demand.bookings desc, s.created_at desc, s.id
        limit 6`,
      values: [since],
    });
    return rows;
  }

  /** A public service with its provider and what one booking of it costs. */
  @FromTables(ServiceRow, VendorRow, OwnerPhotoRow, CategoryRow, VendorSettingsRow)
  @Get('services/:id')
  async service(@Param('id', idOf('service')) id: string): Promise<ServiceDetailDto> {
    const { rows } = await this.database.pool.query<ServiceDetailDto & PriceRules>({
      name: 'service',
      text: `select ${DETAIL_SQL} from ${SERVICES_SQL} join read.vendor_settings rules on rules.vendor_id = v.id where s.id = $1 and ${LISTED_SQL}`,
      values: [id],
    });
    if (!rows[0]) throw new NotFound('service');
    const { dynamicPricing, weekendPercent, eveningPercent, minimumBookingCents, ...service } = rows[0];
    const rules = { dynamicPricing, weekendPercent, eveningPercent, minimumBookingCents };
    const { weekend, evening } = surcharges(rules);
    return { ...service, ...priced(service, rules), weekendPercent: weekend, eveningPercent: evening };
  }

  /** The six providers who were approved last, of those who have something to offer. */
  @FromTables(ServiceRow, VendorRow, OwnerPhotoRow, CategoryRow)
  @Get('vendors/newest')
  async newestVendors(): Promise<NewestVendorDto[]> {
    const { rows } = await this.database.pool.query<NewestVendorDto>({
      name: 'newest-vendors',
      text: `
        select v.id, v.business_name as "businessName", ${ownerNameSql('v')} as "ownerName", ${photoUrlSql('v')} as "photoUrl", v.business_description as "businessDescription",
          ${averageRatingSql('v')} as "averageRating", v.rating_count as "reviewCount", v.city, v.state, v.member_since as "memberSince",
          offer.services as "serviceCount", offer.categories
        from (
          select * from read.vendor_directory v
          where ${isPublicSql('v')} and exists(select from read.catalog_service s where s.vendor_id = v.id and s.active)
          order by v.approved_at desc, v.id limit 6
        ) v cross join lateral (
          select sum(services)::int as services, json_agg(json_build_object('slug', c.slug, 'name', c.name, 'icon', c.icon) order by c.name, c.id) as categories
          from (select category_id, count(*) as services from read.catalog_service where vendor_id = v.id and active group by category_id) s
          join read.catalog_category c on c.id = s.category_id
        ) offer
        order by v.approved_at desc, v.id`,
    });
    return rows;
  }

  /** A provider's public services, newest first. */
  @FromTables(ServiceRow, VendorRow, OwnerPhotoRow, CategoryRow)
  @Get('vendors/:id/services')
  async vendorServices(
    @Param('id', idOf('provider')) id: string,
    @Query() { exclude, limit = 100 }: VendorServicesQueryDto,
  ): Promise<ServiceCardDto[]> {
    const { rows } = await this.database.pool.query<ServiceCardDto>({
      name: 'vendor-services',
      text: `
        select ${CARD_SQL} from ${SERVICES_SQL}
        where s.vendor_id = $1 and ${LISTED_SQL} and s.id is distinct from $2::uuid
        order by s.created_at desc, s.id
        limit $3`,
      values: [id, exclude ?? null, limit],
    });
    if (!rows[0]) await this.mustBePublic(id);
    return rows;
  }

  private async mustBePublic(vendorId: string): Promise<void> {
    const { rowCount } = await this.database.pool.query({
      name: 'offering-provider',
      text: `select 1 from read.vendor_directory v where v.id = $1 and ${isPublicSql('v')}`,
      values: [vendorId],
    });
    if (rowCount === 0) throw new NotFound('provider');
  }
}
