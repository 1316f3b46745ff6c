import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Roles } from '../../../platform/http/access.js';
import { sendCsv } from '../../../platform/http/send-csv.js';
import { PeriodQuery } from '../../report/period.dto.js';
import { periodOf } from '../../report/period.js';
import { PLATFORM_ZONE } from '../../trends/platform-days.projection.js';
import { MarketHoursDto } from './market-hours.dto.js';
import { marketHours } from './market-hours.queries.js';
import { marketHoursCsv } from './market-hours-csv.js';

@ApiTags('analytics')
@Roles('admin', 'auditor')
@Controller('admin/analytics/hours')
export class MarketHoursController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** For which hours of the week customers asked in some days, at most five years, and how many providers work then. Days begin at midnight, UTC. */
  @Get()
  marketHours(@Query() asked: PeriodQuery): Promise<MarketHoursDto> {
    return marketHours(this.database, periodOf(asked, PLATFORM_ZONE, this.clock.now()));
  }

  /** The same as a table, an hour a line. */
  @Get('export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportMarketHours(@Query() asked: PeriodQuery, @Res() reply: FastifyReply): Promise<void> {
    const hours = await this.marketHours(asked);
    await sendCsv(reply, `plumb-and-level-hours-asked-for-${hours.from}-to-${hours.to}`, marketHoursCsv(hours));
  }
}
