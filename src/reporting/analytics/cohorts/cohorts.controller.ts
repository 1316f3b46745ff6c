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
import { CohortsDto } from './cohorts.dto.js';
import { cohortsOf } from './cohorts.queries.js';
import { cohortsCsv } from './cohorts-csv.js';

@ApiTags('analytics')
@Roles('admin', 'auditor')
@Controller('admin/analytics/cohorts')
export class CohortsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Who came in each month that some days touch, at most five years, and how many of them were active in each of the twelve months after. */
  @Get()
  cohorts(@Query() asked: PeriodQuery): Promise<CohortsDto> {
    const now = this.clock.now();
    return cohortsOf(this.database, periodOf(asked, PLATFORM_ZONE, now), now);
  }

  /** The same as a table, a month of a cohort a line. */
  @Get('export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportCohorts(@Query() asked: PeriodQuery, @Res() reply: FastifyReply): Promise<void> {
    const cohorts = await this.cohorts(asked);
    await sendCsv(reply, `plumb-and-level-who-comes-back-${cohorts.from}-to-${cohorts.to}`, cohortsCsv(cohorts));
  }
}
