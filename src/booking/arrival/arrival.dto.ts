import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { DELAY_MINUTES, type DelayMinutes } from '../booking.events.js';

/** How late the provider comes. */
export class ReportDelayDto {
  /** After the start that was booked. */
  @ApiProperty({ enum: DELAY_MINUTES })
  @IsIn(DELAY_MINUTES, { message: `Choose ${DELAY_MINUTES.slice(0, -1).join(', ')} or ${DELAY_MINUTES.at(-1)} minutes` })
  minutes!: DelayMinutes;
}
