import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { averageRatingSql } from '../../vendor-onboarding/index.js';
import { ownBusiness } from '../own-business.js';
import { qualityOf } from '../quality/quality.queries.js';
import { VendorPerformanceDto } from './performance.dto.js';

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
    const [{ rows }, { responseRate }] = await Promise.all([
      this.database.pool.query<Omit<VendorPerformanceDto, 'responseRate'>>({
        name: 'vendor-performance',
        text: `
          select v.rating_count as "totalReviews", ${averageRatingSql('v')} as "averageRating", f.bookings
          from read.vendor_directory v join read.vendor_figures f on f.vendor_id = v.id where v.id = $1`,
        values: [business.vendorId],
      }),
      qualityOf(this.database, business, this.clock.now()),
    ]);
    return { ...rows[0]!, responseRate };
  }
}
