import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { KeptFigures } from '../../../platform/answers/kept-figures.js';
import { Clock } from '../../../platform/clock.js';
import { Roles } from '../../../platform/http/access.js';
import { sendCsv } from '../../../platform/http/send-csv.js';
import { PeriodQuery } from '../../report/period.dto.js';
import { periodOf } from '../../report/period.js';
import { PLATFORM_ZONE } from '../../trends/platform-days.projection.js';
import { KeptMonths } from '../by-month/kept-months.js';
import { MarketPlacesDto } from './market-places.dto.js';
import { marketPlaces } from './market-places.queries.js';
import { marketPlacesCsv } from './market-places-csv.js';

@ApiTags('analytics')
@Roles('admin', 'auditor')
@Controller('admin/analytics/places')
export class MarketPlacesController {
  constructor(
    private readonly figures: KeptFigures,
    private readonly months: KeptMonths,
    private readonly clock: Clock,
  ) {}

  /** Where customers asked for work in some days, at most five years, by ZIP code, and how many providers drive there. Days begin at midnight, UTC. */
  @Get()
  marketPlaces(@Query() asked: PeriodQuery): Promise<MarketPlacesDto> {
    return marketPlaces(this.figures, this.months, periodOf(asked, PLATFORM_ZONE, this.clock.now()));
  }

  /** The same as a table, a ZIP code a line. */
  @Get('export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportMarketPlaces(@Query() asked: PeriodQuery, @Res() reply: FastifyReply): Promise<void> {
    const places = await this.marketPlaces(asked);
    await sendCsv(reply, `plumb-and-level-places-asked-for-${places.from}-to-${places.to}`, marketPlacesCsv(places));
  }
}
