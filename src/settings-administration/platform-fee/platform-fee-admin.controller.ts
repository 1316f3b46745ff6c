import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Deeds, FirstToDecide } from '../../moderation/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { MOST_FEE_CENTS, PLATFORM, PlatformFee, SchedulePlatformFee, TakePlatformFeeBack } from '../../platform-settings/index.js';
import { FeePreview } from './fee-preview.js';
import { feeSetting } from './fee-setting.js';
import { FeePreviewDto, PlatformFeeSettingDto, ScheduleFeeDto, TakeFeeBackDto, WantedFeeQuery } from './platform-fee-admin.dto.js';
import { feeHistory } from './platform-fee-admin.queries.js';

/** What administrators decide about the fee. */
const DEEDS: Deeds = {
  stream: streamOf(PlatformFee, PLATFORM),
  verbs: { PlatformFeeScheduled: 'changed', PlatformFeeTakenBack: 'withdrawn' },
};

/** The platform's fee, as administrators see and steer it. */
@ApiTags('platform settings')
@Roles('admin')
@Controller('admin/platform-fee')
export class PlatformFeeAdminController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly preview: FeePreview,
    private readonly first: FirstToDecide,
  ) {}

  /** What holds, what is to come, and who has set what, when and why. */
  @Roles('admin', 'auditor')
  @Get()
  async platformFeeSetting(): Promise<PlatformFeeSettingDto> {
    const changes = await feeHistory.all(this.database.pool);
    return { ...feeSetting(changes, this.clock.now()), mostCents: MOST_FEE_CENTS };
  }

  /** What another fee would change, were it scheduled now; refused as that would be. Changes nothing. */
  @Get('preview')
  platformFeePreview(@Query() wanted: WantedFeeQuery): Promise<FeePreviewDto> {
    return this.preview.of(wanted);
  }

  /** Another fee from an instant on. What is booked or held by then keeps its own. One at a time is to come. */
  @Post('changes')
  @HttpCode(204)
  async schedulePlatformFee(@CurrentUser() { userId }: Actor, @Body() { reason, ...wanted }: ScheduleFeeDto): Promise<void> {
    await this.first.change(DEEDS, () => this.commands.execute(new SchedulePlatformFee(userId, wanted, reason)));
  }

  /** It never comes to hold. Until a minute before it would. */
  @Post('changes/:id/take-back')
  @HttpCode(204)
  async takePlatformFeeBack(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('fee')) id: string,
    @Body() { reason }: TakeFeeBackDto,
  ): Promise<void> {
    await this.first.attempt(DEEDS, () => this.commands.execute(new TakePlatformFeeBack(userId, id, reason)));
  }
}
