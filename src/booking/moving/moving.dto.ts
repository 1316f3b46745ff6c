import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { SmallLetters } from '../../platform/fields/fields.js';
import { IsDay, IsMonth } from '../../platform/time/is-day.js';
import { IsStartTime, UNAVAILABLE_REASONS } from '../../scheduling/index.js';

/** Another time for a booking. */
export class RescheduleBookingDto {
  /** yyyy-MM-dd in the booking's zone. */
  @IsDay()
  date!: string;

  /** One of the ten, '09:00' to '18:00', on the clocks of the booking's zone. */
  @IsStartTime()
  time!: string;
}

export class MoveDayQuery {
  /** yyyy-MM-dd in the booking's zone. */
  @IsDay()
  date!: string;
}

export class MoveMonthQuery {
  /** yyyy-MM */
  @IsMonth()
  month!: string;
}

/** Which proposal is meant: the other side may have put another one in its place. */
export class AnswerTimeDto {
  /** `proposal.id` of the booking as it was shown. */
  @SmallLetters()
  @IsUUID(undefined, { message: 'Send the proposal that was shown' })
  proposalId!: string;
}

export const MOVE_OBSTACLES = [...UNAVAILABLE_REASONS, 'current'] as const;
export type MoveObstacle = (typeof MOVE_OBSTACLES)[number];

/** A time to which a booking may be moved, or not. */
export class MoveSlotDto {
  /** '09:00' to '18:00', on the clocks of the booking's zone. */
  time!: string;
  /** `null` when the clocks skip this time. */
  startsAt!: string | null;
  available!: boolean;
  /** Why it is not available; 'current' is the time that the booking has. */
  @ApiProperty({ enum: MOVE_OBSTACLES, required: false })
  reason?: MoveObstacle;
}

/** The ten slots of a day, for one booking. */
export class MoveSlotsDto {
  date!: string;
  /** IANA zone. */
  timeZone!: string;
  slots!: MoveSlotDto[];
}
