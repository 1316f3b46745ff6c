import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { PeriodQuery } from '../report/period.dto.js';
import { before, periodOf } from '../report/period.js';
import { PLATFORM_ZONE } from './platform-days.projection.js';
import { stepOf } from './steps.js';
import { PlatformTrendsDto } from './trends.dto.js';
import { trendsIn } from './trends.queries.js';

@ApiTags('moderation')
@Roles('admin')
@Controller('admin/trends')
export class TrendsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What happened on the platform in some days, beside the equally long time before; at most five years. */
  @Get()
  async platformTrends(@Query() asked: PeriodQuery): Promise<PlatformTrendsDto> {
    const period = periodOf(asked, PLATFORM_ZONE, this.clock.now());
    const [now, earlier] = await Promise.all([trendsIn(this.database, period), trendsIn(this.database, before(period))]);
    return { from: period.from, to: period.to, step: stepOf(period), ...now, before: earlier.figures };
  }
}
