import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import { ownBusiness } from '../own-business.js';
import { qualityOf } from '../quality/quality.queries.js';
import { PeriodQuery } from './period.dto.js';
import { before, periodOf } from './period.js';
import { VendorReportDto } from './report.dto.js';
import { reportCsv } from './report-csv.js';
import { figuresOf } from './report-figures.queries.js';
import { monthsIn } from './report-months.queries.js';
import { mostBooked } from './report-services.queries.js';
import { whoCame } from './who-came.queries.js';

@ApiTags('vendor reports')
@Roles('vendor')
@Controller('vendor/reports')
export class ReportController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** How the signed-in person's business has done in some days, beside the equally long time before; at most five years. */
  @Get()
  async vendorReport(@CurrentUser() { userId }: Actor, @Query() asked: PeriodQuery): Promise<VendorReportDto> {
    const { database } = this;
    const now = this.clock.now();
    const business = await ownBusiness(database, userId);
    const { vendorId } = business;
    const period = periodOf(asked, business.timeZone, now);
    const [figures, earlier, months, services, customers, quality] = await Promise.all([
      figuresOf(database, vendorId, period),
      figuresOf(database, vendorId, before(period)),
      monthsIn(database, vendorId, period),
      mostBooked(database, vendorId, period),
      whoCame(database, vendorId, period),
      qualityOf(database, business, now),
    ]);
    return { ...period, figures, before: earlier, months, services, customers, quality };
  }

  /** The same as a table, a figure a line. */
  @Get('export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportReport(@CurrentUser() actor: Actor, @Query() asked: PeriodQuery, @Res() reply: FastifyReply): Promise<void> {
    const report = await this.vendorReport(actor, asked);
    await sendCsv(reply, `plumb-and-level-report-${report.from}-to-${report.to}`, reportCsv(report));
  }
}
