import { ApiProperty, getSchemaPath, IntersectionType } from '@nestjs/swagger';
import { IsDivisibleBy, IsInt, IsOptional, Max, Min } from 'class-validator';
import { OptionalText } from '../../platform/fields/fields.js';
import { SeenDto } from '../../platform/fields/seen.dto.js';
import { IsDay } from '../../platform/time/is-day.js';
import { HoursOfDay, HoursOfWeek } from './hours-fields.js';

const LANES = { message: 'Jobs at a time must be between 1 and 20' };
const BUFFER = { message: 'The buffer must be between 0 and 240 minutes, in steps of 15' };
const HORIZON = { message: 'Bookings can be open for 1 to 365 days ahead' };

const INTERVALS = { type: 'array' as const, items: { $ref: getSchemaPath('IntervalDto') } };

/** `{ from: 9, to: 17 }` is 09:00 to 17:00; hours are whole, from 0 to 24. */
export class IntervalDto {
  from!: number;
  to!: number;
}

/** A week, and what it takes. */
export class WeekDto {
  /** By weekday, Sunday first; a day off has none. */
  @HoursOfWeek()
  @ApiProperty({ type: 'array', items: INTERVALS })
  weeklyHours!: IntervalDto[][];

  /** Jobs at the same time: 1 to 20. Fewer never move bookings that stand. */
  @Max(20, LANES)
  @Min(1, LANES)
  @IsInt(LANES)
  lanes!: number;

  /** Kept free after each job: 0 to 240, in steps of 15. */
  @Max(240, BUFFER)
  @IsDivisibleBy(15, BUFFER)
  @Min(0, BUFFER)
  @IsInt(BUFFER)
  bufferMinutes!: number;

  /** How many days ahead can be booked: 1 to 365. */
  @Max(365, HORIZON)
  @Min(1, HORIZON)
  @IsInt(HORIZON)
  horizonDays!: number;
}

export class ChangeWorkingHoursDto extends IntersectionType(WeekDto, SeenDto) {}

/** Where the days begin stands in the address. */
export class UntilDto {
  /** yyyy-MM-dd: the last of up to 92 days; left out, it is the one day. */
  @IsDay()
  @IsOptional()
  until?: string;
}

export class DayHoursDto extends UntilDto {
  /** None: closed. */
  @HoursOfDay()
  @ApiProperty(INTERVALS)
  hours!: IntervalDto[];

  /** Why, for the provider alone. */
  @OptionalText('Note', 200)
  note?: string | null;
}

/** A day with hours of its own. */
export class DayExceptionDto {
  /** yyyy-MM-dd */
  date!: string;
  /** None: closed. */
  hours!: IntervalDto[];
  note!: string | null;
}

export class WorkingHoursDto {
  /** IANA zone in which the hours are meant. */
  timeZone!: string;
  /** By weekday, Sunday first; a day off has none. */
  @ApiProperty({ type: 'array', items: INTERVALS })
  weeklyHours!: IntervalDto[][];
  lanes!: number;
  bufferMinutes!: number;
  horizonDays!: number;
  /** When all this was last changed; `null`: never. The days below do not count. */
  changedAt!: string | null;
  /** From today on, in order. */
  exceptions!: DayExceptionDto[];
}
