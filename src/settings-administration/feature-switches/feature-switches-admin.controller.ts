import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Deeds, FirstToDecide } from '../../moderation/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import type { Feature } from '../../platform/switches/features.events.js';
import { Features, FEATURES_ID } from '../../platform/switches/features.js';
import { switchesNow, SwitchFeature } from '../../platform-settings/index.js';
import { liveHoldsCount, openBookingsCount } from '../platform-fee/platform-fee-admin.queries.js';
import { FeatureSwitchesPreviewDto, FeatureSwitchesSettingDto, SwitchFeatureDto } from './feature-switches-admin.dto.js';
import { openInvitationsCount, switchHistory, waitingApplicationsCount } from './feature-switches-admin.queries.js';

/** What administrators decide about one of them. */
const deedsOf = (feature: Feature): Deeds => ({
  stream: streamOf(Features, FEATURES_ID),
  verbs: { FeatureSwitchedOff: 'paused', FeatureSwitchedOn: 'resumed' },
  isAbout: ({ data }) => (data as { feature: Feature }).feature === feature,
});

/** What can be switched off for the whole platform, as administrators see and steer it. */
@ApiTags('platform settings')
@Roles('admin')
@Controller('admin/feature-switches')
export class FeatureSwitchesAdminController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly first: FirstToDecide,
  ) {}

  /** What is on and what is off, and who has switched what, when and why. */
  @Roles('admin', 'auditor')
  @Get()
  async featureSwitchesSetting(): Promise<FeatureSwitchesSettingDto> {
    const [features, changes] = await Promise.all([switchesNow(this.database), switchHistory.all(this.database.pool)]);
    return { features, changes };
  }

  /** What goes on, whatever is switched off now. Changes nothing. */
  @Get('preview')
  async featureSwitchesPreview(): Promise<FeatureSwitchesPreviewDto> {
    const { pool } = this.database;
    const now = this.clock.now();
    const [open, held, invited, applied] = await Promise.all([
      openBookingsCount.one(pool),
      liveHoldsCount.one(pool, { now }),
      openInvitationsCount.one(pool, { now }),
      waitingApplicationsCount.one(pool),
    ]);
    return {
      openBookings: open.bookings,
      liveHolds: held.holds,
      openInvitations: invited.invitations,
      waitingApplications: applied.applications,
    };
  }

  /** Off, or on again, at once. What has begun goes on. */
  @Post('changes')
  @HttpCode(204)
  async switchFeature(@CurrentUser() { userId }: Actor, @Body() { feature, on, reason }: SwitchFeatureDto): Promise<void> {
    await this.first.attempt(deedsOf(feature), () => this.commands.execute(new SwitchFeature(userId, { feature, on }, reason)));
  }
}
