import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { RequiredText } from '../../platform/fields/fields.js';
import { type Feature, FEATURES } from '../../platform/switches/features.events.js';

export class SwitchFeatureDto {
  @ApiProperty({ enum: FEATURES })
  @IsIn(FEATURES, { message: 'Choose what is to be switched.' })
  feature!: Feature;

  @IsBoolean({ message: 'Choose on or off.' })
  on!: boolean;

  /** The other administrators and the auditors read it. */
  @RequiredText('Reason', 500)
  reason!: string;
}

/** That somebody has switched something off, or on again. */
export class FeatureSwitchDto {
  revision!: number;
  @ApiProperty({ enum: FEATURES })
  feature!: Feature;
  isOn!: boolean;
  /** Who it was; `null` where nobody may be named. */
  switchedBy!: string | null;
  switchedAt!: string;
  /** `null` once whoever gave it is erased. */
  reason!: string | null;
}

/** One of them, as it is now. */
export class FeatureStateDto {
  @ApiProperty({ enum: FEATURES })
  feature!: Feature;
  isOn!: boolean;
  /** Since when; `null`: always. */
  since!: string | null;
}

/** What can be switched off, and what was. */
export class FeatureSwitchesSettingDto {
  features!: FeatureStateDto[];
  /** Whatever was ever switched, the newest first, at most 100. */
  changes!: FeatureSwitchDto[];
}

/** What goes on, whatever is switched off now. */
export class FeatureSwitchesPreviewDto {
  openBookings!: number;
  /** Times that are held: they can still be booked while they are. */
  liveHolds!: number;
  /** Invitations by administrators, which can still be accepted. */
  openInvitations!: number;
  /** Applications that wait for a decision. */
  waitingApplications!: number;
}
