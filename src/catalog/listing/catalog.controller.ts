import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { oldSlugsOf } from '../../categories/index.js';
import { FromTables, FromTablesAndTime } from '../../platform/answers/answers.interceptor.js';
import { goodUntil } from '../../platform/answers/good-until.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Public } from '../../platform/http/access.js';
import { nextMinute } from '../../platform/time/durations.js';
import { feeInForce } from '../../platform-settings/index.js';
import { beforeLastWeek } from '../figures/recent-demand.js';
import { priced, surcharges } from '../price.js';
import { ServiceCardDto } from '../services/service.dto.js';
import { FreeTime } from '../storefront/free-time.js';
import { StorefrontLoader } from '../storefront/storefront-loader.js';
import { NewestVendorDto, ServiceDetailDto, ServicePageDto, ServicesQueryDto, VendorServicesQueryDto } from './catalog.dto.js';
import { categoriesInOrder, newestVendors, offeringVendor, popularServices, publicService, servicesOfVendor } from './catalog.queries.js';
import { CategoryDto } from './category.dto.js';
import { listServices, whenWanted } from './service-list.js';

/** What visitors see. */
@ApiTags('catalog')
@Public()
@Controller()
export class CatalogController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storefront: StorefrontLoader,
    private readonly freeTime: FreeTime,
  ) {}

  /** Active categories, each among those of its level in the order of administrators, else by name; a parent counts its children's services too. */
  @FromTables()
  @Get('categories')
  async categories(): Promise<CategoryDto[]> {
    const rows = await categoriesInOrder.all(this.database.pool);
    const counts = (await this.storefront.upToDate()).countByCategory();
    return rows.map((category) => ({ ...category, formerSlugs: oldSlugsOf(category), serviceCount: counts.get(category.id) ?? 0 }));
  }

  /** Public services: search, category, price range, minimum rating, place, time, five sorts, numbered pages. */
  @FromTables()
  @Get('services')
  async services(@Query() query: ServicesQueryDto): Promise<ServicePageDto> {
    const storefront = await this.storefront.upToDate();
    const when = whenWanted(storefront, query);
    if (!when) return listServices(storefront, query);
    goodUntil(nextMinute(this.clock.now()));
    const longestJobs = await this.freeTime.longestJobs(when, storefront.providers.all());
    return listServices(await this.storefront.upToDate(), query, longestJobs);
  }

  /** The most booked services of the last seven days, at most six. */
  @FromTablesAndTime()
  @Get('services/popular')
  async popularServices(): Promise<ServiceCardDto[]> {
    const since = beforeLastWeek(this.clock.now());
    return popularServices.all(this.database.pool, { since });
  }

  /** A public service with its provider and what one booking of it costs now. */
  @FromTables()
  @Get('services/:id')
  async service(@Param('id', idOf('service')) id: string): Promise<ServiceDetailDto> {
    const found = await publicService.first(this.database.pool, { id });
    if (!found) throw new NotFound('service');
    const { dynamicPricing, weekendPercent, eveningPercent, minimumBookingCents, memberSince, approvedAt, ...service } = found;
    const rules = { dynamicPricing, weekendPercent, eveningPercent, minimumBookingCents };
    const { weekend, evening } = surcharges(rules);
    const vendor = { ...service.vendor, memberSince, approvedAt };
    const feeCents = await feeInForce(this.database, this.clock.now());
    return { ...service, vendor, ...priced(service, rules, feeCents), weekendPercent: weekend, eveningPercent: evening };
  }

  /** The six providers who were approved last, of those who have something to offer. */
  @FromTables()
  @Get('vendors/newest')
  newestVendors(): Promise<NewestVendorDto[]> {
    return newestVendors.all(this.database.pool);
  }

  /** A provider's public services, in the provider's order; those that it does not name follow, the newest first. */
  @FromTables()
  @Get('vendors/:id/services')
  async vendorServices(
    @Param('id', idOf('provider')) id: string,
    @Query() { exclude, limit = 100 }: VendorServicesQueryDto,
  ): Promise<ServiceCardDto[]> {
    const rows = await servicesOfVendor.all(this.database.pool, { vendorId: id, except: exclude ?? null, limit });
    if (!rows[0]) await this.mustBePublic(id);
    return rows;
  }

  private async mustBePublic(vendorId: string): Promise<void> {
    if (!(await offeringVendor.first(this.database.pool, { vendorId }))) throw new NotFound('provider');
  }
}
