import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Deeds } from '../../moderation/index.js';
import { FirstToDecide } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { FEWEST_BOOKINGS, FIRST_LIMITS, LimitsSetting, MOST_BOOKINGS, PLATFORM, SetBookingLimits } from '../../platform-settings/index.js';
import { BookingLimitsSettingDto, LimitsPreviewDto, SetLimitsDto, WantedLimitsQuery } from './booking-limits-admin.dto.js';
import { limitsHistory } from './booking-limits-admin.queries.js';
import { LimitsPreview } from './limits-preview.js';

/** What administrators decide about the limits. */
const DEEDS: Deeds = { stream: streamOf(LimitsSetting, PLATFORM), verbs: { BookingLimitsSet: 'changed' } };

/** How many open bookings one customer may have, as administrators see and steer it. */
@ApiTags('platform settings')
@Roles('admin')
@Controller('admin/booking-limits')
export class BookingLimitsAdminController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly preview: LimitsPreview,
    private readonly first: FirstToDecide,
  ) {}

  /** The limits that hold, and who has set which, when and why. */
  @Roles('admin', 'auditor')
  @Get()
  async bookingLimitsSetting(): Promise<BookingLimitsSettingDto> {
    const changes = await limitsHistory.all(this.database.pool);
    const { withOneProvider, altogether, atOnce } = changes[0] ?? FIRST_LIMITS;
    const changedAt = changes[0]?.setAt ?? null;
    return { withOneProvider, altogether, atOnce, changedAt, fewest: FEWEST_BOOKINGS, most: MOST_BOOKINGS, changes };
  }

  /** How many customers have more than that now; refused as the change would be. Changes nothing. */
  @Get('preview')
  bookingLimitsPreview(@Query() limits: WantedLimitsQuery): Promise<LimitsPreviewDto> {
    return this.preview.of(limits);
  }

  /** Other limits, from now on. Whoever has more open bookings keeps them, and makes no further ones. */
  @Post('changes')
  @HttpCode(204)
  async setBookingLimits(@CurrentUser() { userId }: Actor, @Body() body: SetLimitsDto): Promise<void> {
    const { reason, changedAt: seen, withOneProvider, altogether, atOnce } = body;
    const wanted = { limits: { withOneProvider, altogether, atOnce }, seen };
    await this.first.change(DEEDS, () => this.commands.execute(new SetBookingLimits(userId, wanted, reason)));
  }
}
