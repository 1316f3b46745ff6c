import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../platform/clock.js';
import { Roles } from '../../../platform/http/access.js';
import { sendCsv } from '../../../platform/http/send-csv.js';
import { PeriodQuery } from '../../report/period.dto.js';
import { periodOf } from '../../report/period.js';
import { PLATFORM_ZONE } from '../../trends/platform-days.projection.js';
import { KeptMonths } from '../by-month/kept-months.js';
import { BookingFunnelDto } from './funnel.dto.js';
import { bookingFunnel } from './funnel.queries.js';
import { funnelCsv } from './funnel-csv.js';

@ApiTags('analytics')
@Roles('admin', 'auditor')
@Controller('admin/analytics/funnel')
export class FunnelController {
  constructor(
    private readonly kept: KeptMonths,
    private readonly clock: Clock,
  ) {}

  /** How far the bookings that were made in some days have come by now, and how the others ended; at most five years. Days begin at midnight, UTC. */
  @Get()
  bookingFunnel(@Query() asked: PeriodQuery): Promise<BookingFunnelDto> {
    return bookingFunnel(this.kept, periodOf(asked, PLATFORM_ZONE, this.clock.now()));
  }

  /** The same as a table, a figure a line. */
  @Get('export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportBookingFunnel(@Query() asked: PeriodQuery, @Res() reply: FastifyReply): Promise<void> {
    const funnel = await this.bookingFunnel(asked);
    await sendCsv(reply, `plumb-and-level-bookings-made-${funnel.from}-to-${funnel.to}`, funnelCsv(funnel));
  }
}
