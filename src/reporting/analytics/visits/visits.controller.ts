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
import { VisitsDto } from './visits.dto.js';
import { visits } from './visits.queries.js';
import { visitsCsv } from './visits-csv.js';

@ApiTags('analytics')
@Roles('admin', 'auditor')
@Controller('admin/analytics/visits')
export class VisitsController {
  constructor(
    private readonly database: Database,
    private readonly tally: VisitTally,
    private readonly clock: Clock,
  ) {}

  /** How many visitors came in some days, at most five years, and how far they came; today so far. Days begin at midnight, UTC. */
  @Get()
  async visits(@Query() asked: PeriodQuery): Promise<VisitsDto> {
    const period = periodOf(asked, PLATFORM_ZONE, this.clock.now());
    return visits(this.database, period, await notedIn(period, this.tally, this.clock.now()));
  }

  /** The same as a table, a figure a line. */
  @Get('export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportVisits(@Query() asked: PeriodQuery, @Res() reply: FastifyReply): Promise<void> {
    const shown = await this.visits(asked);
    await sendCsv(reply, `plumb-and-level-visits-${shown.from}-to-${shown.to}`, visitsCsv(shown));
  }
}
