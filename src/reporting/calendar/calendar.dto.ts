import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsDay } from '../../platform/time/is-day.js';
import { IntervalDto } from '../../vendor-onboarding/index.js';

export class CalendarQuery {
  /** First day, yyyy-MM-dd. */
  @IsDay()
  from!: string;

  /** Last day; at most 7 days. */
  @IsDay()
  to!: string;
}

/** An hour of a day, summed up over the lanes. */
export class CalendarHourDto {
  /** 9 is the hour from 09:00. */
  hour!: number;
  /** Lanes in which somebody works, or has their break. */
  taken!: number;
  /** The provider's lanes, and those that were given up and still have work then. */
  lanes!: number;
  /** Lanes in which a job could still have it. */
  free!: number;
}

/** What is booked for a day, and what room is left. */
export class CalendarDayDto {
  /** yyyy-MM-dd */
  date!: string;
  /** When the provider works; none: closed. */
  @ApiProperty({ type: 'array', items: { $ref: getSchemaPath('IntervalDto') } })
  open!: IntervalDto[];
  /** Why it has hours of its own, for the provider alone. */
  note!: string | null;
  /** Bookings of this day that were not called off. */
  jobs!: number;
  /** Those of them that nobody has answered. */
  pending!: number;
  /** Bookings for which a time of this day is proposed. */
  proposed!: number;
  /** The working hours, and those in which there is work all the same. */
  hours!: CalendarHourDto[];
  /** Of all lanes together, from now on; `null` where no job could begin any more, however empty the day: it is closed, or over. */
  freeHours!: number | null;
}

export class VendorCalendarDto {
  /** Each of the days, in order. */
  days!: CalendarDayDto[];
  /** When time alone next changes what is told here; `null` when nothing does. Worth asking again just after. */
  changesAt!: string | null;
}
