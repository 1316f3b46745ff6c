import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorFiguresRow, vendorRating, VendorRow } from '../../vendor-onboarding/index.js';
import { ownBusiness } from '../own-business.js';
import { qualityOf } from '../quality/quality.queries.js';
import { VendorPerformanceDto } from './performance.dto.js';

const figuresOf = statement('vendor-performance', ({ vendorId }: Values<{ vendorId: string }>) =>
  tablesOf(VendorRow, VendorFiguresRow)
    .selectFrom('vendor_directory as v')
    .innerJoin('vendor_figures as f', 'f.vendor_id', 'v.id')
    .select(['v.rating_count as totalReviews', vendorRating.as('averageRating'), 'f.bookings'])
    .where('v.id', '=', vendorId),
);

@ApiTags('vendor performance')
@Roles('vendor')
@Controller('vendor/performance')
export class PerformanceController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The figures beside the business profile. */
  @Get()
  async vendorPerformance(@CurrentUser() { userId }: Actor): Promise<VendorPerformanceDto> {
    const business = await ownBusiness(this.database, userId);
    const [figures, { responseRate }] = await Promise.all([
      figuresOf.one(this.database.pool, { vendorId: business.vendorId }),
      qualityOf(this.database, business, this.clock.now()),
    ]);
    return { ...figures, responseRate };
  }
}
