import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Deeds, FirstToDecide } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import {
  DeadlinesSetting,
  FEWEST_HOURS,
  FIRST_DEADLINES,
  MOST_HOURS,
  PLATFORM,
  SetBookingDeadlines,
} from '../../platform-settings/index.js';
import { BookingDeadlinesSettingDto, DeadlinesPreviewDto, SetDeadlinesDto, WantedDeadlinesQuery } from './booking-deadlines-admin.dto.js';
import { deadlinesHistory } from './booking-deadlines-admin.queries.js';
import { DeadlinesPreview } from './deadlines-preview.js';

/** What administrators decide about the deadlines. */
const DEEDS: Deeds = { stream: streamOf(DeadlinesSetting, PLATFORM), verbs: { BookingDeadlinesSet: 'changed' } };

/** How long the sides of a booking have to answer, as administrators see and steer it. */
@ApiTags('platform settings')
@Roles('admin')
@Controller('admin/booking-deadlines')
export class BookingDeadlinesAdminController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly preview: DeadlinesPreview,
    private readonly first: FirstToDecide,
  ) {}

  /** The deadlines that hold, and who has set which, when and why. */
  @Roles('admin', 'auditor')
  @Get()
  async bookingDeadlinesSetting(): Promise<BookingDeadlinesSettingDto> {
    const changes = await deadlinesHistory.all(this.database.pool);
    const { answerHours, agreeHours } = changes[0] ?? FIRST_DEADLINES;
    const changedAt = changes[0]?.setAt ?? null;
    return { answerHours, agreeHours, changedAt, fewest: FEWEST_HOURS, most: MOST_HOURS, changes };
  }

  /** What other deadlines would change; refused as the change would be. Changes nothing. */
  @Get('preview')
  bookingDeadlinesPreview(@Query() deadlines: WantedDeadlinesQuery): Promise<DeadlinesPreviewDto> {
    return this.preview.of(deadlines);
  }

  /** Other deadlines, for what is asked for from now on. What is open keeps its own. */
  @Post('changes')
  @HttpCode(204)
  async setBookingDeadlines(@CurrentUser() { userId }: Actor, @Body() body: SetDeadlinesDto): Promise<void> {
    const { reason, changedAt: seen, answerHours, agreeHours } = body;
    const wanted = { deadlines: { answerHours, agreeHours }, seen };
    await this.first.change(DEEDS, () => this.commands.execute(new SetBookingDeadlines(userId, wanted, reason)));
  }
}
