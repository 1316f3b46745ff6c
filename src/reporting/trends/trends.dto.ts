import { ApiProperty } from '@nestjs/swagger';
import { CANCELLATION_REASONS, type CancellationReason } from '../../booking/index.js';
import { type Step, STEPS } from './steps.js';

/** What happened in some days. Everything counts on the day on which it happened: a booking when it was made, its price and fee when it was completed, a refund when it was decided. */
export class TrendFiguresDto {
  /** Accounts that were opened, also those that were erased later. */
  users!: number;
  /** Businesses that applied for the first time. */
  vendors!: number;
  /** Bookings that were made, whatever became of them. */
  bookings!: number;
  /** Their agreed prices, before the platform fee. */
  valueCents!: number;
  completedBookings!: number;
  /** Prices of the completed bookings. */
  completedCents!: number;
  /** Platform fees of the completed bookings, less what refunds took of them. */
  feesKeptCents!: number;
  /** What customers got back after problems with completed work. */
  refundsCents!: number;
  /** Bookings that ended without the work being done. */
  cancelledBookings!: number;
  /**
   * Half of the requests that were made then, and that a provider has accepted by hand, waited less than this; `null` without any. Each
   * counts with its whole minutes, to the nearest. What settings accept is nobody's answer.
   */
  minutesToAccept!: number | null;
  /** The same of nine of ten: they waited no longer than this. */
  slowMinutesToAccept!: number | null;
}

export class TrendStepDto extends TrendFiguresDto {
  /** Its first day, yyyy-MM-dd. */
  from!: string;
}

export class CancellationCauseDto {
  @ApiProperty({ enum: CANCELLATION_REASONS })
  reason!: CancellationReason;
  bookings!: number;
}

/** How the platform has done. Days begin at midnight, UTC. */
export class PlatformTrendsDto {
  /** First day, yyyy-MM-dd. */
  from!: string;
  /** Last day, yyyy-MM-dd. */
  to!: string;
  @ApiProperty({ enum: STEPS })
  step!: Step;
  figures!: TrendFiguresDto;
  /** Of the equally long time before. */
  before!: TrendFiguresDto;
  /** In order, also those in which nothing happened. */
  steps!: TrendStepDto[];
  /** The most frequent first. */
  cancellations!: CancellationCauseDto[];
}
