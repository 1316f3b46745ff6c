import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { BOOKING_STATUSES, type BookingStatus } from '../../booking/index.js';
import { IsDay } from '../../platform/time/is-day.js';
import { HoursOfDay, HoursOfWeek, IntervalDto, UntilDto } from '../../vendor-onboarding/index.js';

const INTERVALS = { type: 'array' as const, items: { $ref: getSchemaPath('IntervalDto') } };

/** A day, or several in a row, with hours that are not stored yet. */
export class ProposedDayDto extends UntilDto {
  /** yyyy-MM-dd */
  @IsDay()
  date!: string;

  /** None: closed. Left out: those of its weekday again. */
  @IsOptional()
  @HoursOfDay()
  @ApiProperty({ ...INTERVALS, required: false })
  hours?: IntervalDto[];
}

/** Hours that are not stored yet; what is left out stays as it is. */
export class ProposedHoursDto {
  /** By weekday, Sunday first. */
  @IsOptional()
  @HoursOfWeek()
  @ApiProperty({ type: 'array', items: INTERVALS, required: false })
  weeklyHours?: IntervalDto[][];

  @Type(() => ProposedDayDto)
  @ValidateNested()
  @IsObject({ message: 'Send a day with its hours' })
  @IsOptional()
  day?: ProposedDayDto;
}

/** An open booking whose time lies outside the hours. It stands nevertheless, until somebody cancels it. */
export class BookingConflictDto {
  bookingId!: string;
  serviceTitle!: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName!: string;
  /** yyyy-MM-dd */
  date!: string;
  /** HH:00, on the clocks of the provider's zone. */
  time!: string;
  durationMinutes!: number;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
}

export class BookingConflictsDto {
  /** In the order of their dates. */
  items!: BookingConflictDto[];
}
