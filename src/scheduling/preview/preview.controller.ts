import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ServiceRow } from '../../catalog/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import { takenOn } from '../schedule/taken-hours.queries.js';
import { bookableDays } from '../slots/bookable-month.js';
import { bookingSettings } from '../slots/booking-settings.queries.js';
import type { SlotFacts } from '../slots/slots.decisions.js';
import { previewOf } from './preview.decisions.js';
import { PreviewedTimesDto, ProposedTimesDto } from './preview.dto.js';

const ownService = statement('own-service-to-preview', ({ id, userId, now }: Values<{ id: string; userId: string; now: string }>) =>
  tablesOf(ServiceRow, VendorRow)
    .selectFrom('catalog_service as s')
    .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
    .select(['v.id as vendorId', 'v.time_zone as timeZone', 's.duration_minutes as durationMinutes', bookingSettings(now)])
    .where('s.id', '=', id)
    .where('v.user_id', '=', userId),
);

/** What a change of the hours would mean, before it is made. */
@ApiTags('working hours')
@Roles('vendor')
@Controller('vendor/services/:id')
export class PreviewController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** When customers could begin a job in the next days, if the hours were these. Days that have hours of their own keep them. Changes nothing. */
  @Post('preview-times')
  @HttpCode(200)
  async previewTimes(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('service')) id: string,
    @Body() { hours, availability }: ProposedTimesDto,
  ): Promise<PreviewedTimesDto> {
    const now = this.clock.now();
    const own = await ownService.first(this.database.pool, { id, userId, now });
    if (!own) throw new NotFound('service');
    const { vendorId, timeZone, durationMinutes, settings } = own;
    const facts: SlotFacts = { timeZone, durationMinutes, now, settings: { ...settings, ...hours, availability } };
    return { timeZone, days: previewOf(await takenOn(this.database, { vendorId, ...bookableDays(facts), now }), facts) };
  }
}
