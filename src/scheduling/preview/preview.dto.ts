import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { AvailabilityDto, WeekDto } from '../../vendor-onboarding/index.js';
import { UNAVAILABLE_REASONS, type UnavailableReason } from '../slots/slot-view.js';

/** What decides about free times, as it is not stored yet. */
export class ProposedTimesDto {
  @Type(() => WeekDto)
  @ValidateNested()
  @IsObject({ message: 'Send the hours' })
  hours!: WeekDto;

  @Type(() => AvailabilityDto)
  @ValidateNested()
  @IsObject({ message: 'Send how bookings are taken' })
  availability!: AvailabilityDto;
}

export class PreviewedDayDto {
  /** yyyy-MM-dd in the provider's zone. */
  date!: string;
  /** '09:00' to '18:00': when a customer could begin. */
  times!: string[];
  /** Why there is none; `null` where there is one. */
  @ApiProperty({ enum: UNAVAILABLE_REASONS, nullable: true })
  reason!: UnavailableReason | null;
}

export class PreviewedTimesDto {
  /** IANA zone. */
  timeZone!: string;
  /** A week from today on. */
  days!: PreviewedDayDto[];
}
