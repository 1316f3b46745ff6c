import { IsOptional } from 'class-validator';
import { IsDay } from '../../platform/time/is-day.js';

/** Days in the provider's zone. */
export class PeriodQuery {
  /** First day, yyyy-MM-dd; left out: the first of the month, five months before that of the last day. */
  @IsOptional()
  @IsDay()
  from?: string;

  /** Last day, yyyy-MM-dd; left out: today. */
  @IsOptional()
  @IsDay()
  to?: string;
}
