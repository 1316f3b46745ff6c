import { ApiProperty } from '@nestjs/swagger';
import { type Feature, FEATURES } from '../../platform/switches/features.events.js';

/** What nobody begins anew at the moment. */
export class PausedFeatureDto {
  @ApiProperty({ enum: FEATURES })
  feature!: Feature;
  /** What goes on, and what to do. */
  message!: string;
}

/** What has been set for the whole platform, as far as it concerns everybody. */
export class PlatformRulesDto {
  /** A provider has so many hours to answer a request that is made now, and at the latest until half an hour before its start. */
  answerHours!: number;
  /** The other side has so many hours to agree to another time that is proposed now. */
  agreeHours!: number;
  /** What an administrator has switched off. */
  paused!: PausedFeatureDto[];
}
