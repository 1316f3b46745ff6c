import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Roles } from '../../../platform/http/access.js';
import { sendCsv } from '../../../platform/http/send-csv.js';
import { VisitTally } from '../../../visits/index.js';
import { PeriodQuery } from '../../report/period.dto.js';
import { periodOf } from '../../report/period.js';
import { PLATFORM_ZONE } from '../../trends/platform-days.projection.js';
import { notedIn } from './noted-today.js';
import { SearchesDto } from './searches.dto.js';
import { searches } from './searches.queries.js';
import { searchesCsv } from './searches-csv.js';

@ApiTags('analytics')
@Roles('admin', 'auditor')
@Controller('admin/analytics/searches')
export class SearchesController {
  constructor(
    private readonly database: Database,
    private readonly tally: VisitTally,
    private readonly clock: Clock,
  ) {}

  /** What visitors searched for in some days, at most five years, and for what there was no service; today so far. */
  @Get()
  async searches(@Query() asked: PeriodQuery): Promise<SearchesDto> {
    const period = periodOf(asked, PLATFORM_ZONE, this.clock.now());
    return searches(this.database, period, await notedIn(period, this.tally, this.clock.now()));
  }

  /** The same as a table, a text a line. */
  @Get('export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportSearches(@Query() asked: PeriodQuery, @Res() reply: FastifyReply): Promise<void> {
    const shown = await this.searches(asked);
    await sendCsv(reply, `plumb-and-level-searches-${shown.from}-to-${shown.to}`, searchesCsv(shown));
  }
}
