import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { OptionalText } from '../../platform/fields/fields.js';
import { type Step, STEPS } from './steps.js';

/** That somebody is here, and what they do. Nothing in it says who. */
export class VisitDto {
  /** How far this page is on the way to a booking. */
  @ApiProperty({ enum: STEPS })
  @IsIn(STEPS, { message: `Choose one of: ${STEPS.join(', ')}` })
  step!: Step;

  /** What they search for on this page. */
  @OptionalText('Search', 100)
  search?: string | null;

  /** Whether a cookie may keep the day of their last visit. */
  @IsOptional()
  @IsBoolean({ message: 'Choose yes or no' })
  recognised?: boolean | null;
}
