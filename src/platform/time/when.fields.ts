import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, ValidateBy } from 'class-validator';
import { isDay } from './calendar.js';
import { type PartOfDay, PARTS_OF_DAY, RELATIVE_DAYS } from './when.js';

const DAY = 'Choose a day as yyyy-MM-dd, today, tomorrow, weekend or a weekday';

const isKnownDay = (day: unknown): boolean => isDay(day) || RELATIVE_DAYS.some((known) => known === day);

const IsWantedDay = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String }),
    ValidateBy({ name: 'isWantedDay', validator: { validate: isKnownDay } }, { message: DAY }),
    IsOptional(),
  );

const IsPartOfDay = () =>
  applyDecorators(
    ApiPropertyOptional({ enum: PARTS_OF_DAY }),
    IsIn(PARTS_OF_DAY, { message: `Part of the day must be one of ${PARTS_OF_DAY.join(', ')}` }),
    IsOptional(),
  );

/** When a job is to begin, in a query. */
export abstract class WhenQuery {
  /** On the provider's clocks: yyyy-MM-dd, or a day that counts from today. Only what is free then. */
  @IsWantedDay()
  day?: string;

  /** Of that day: before 12, before 17, or later; left out, any time of it. */
  @IsPartOfDay()
  part?: PartOfDay;
}
