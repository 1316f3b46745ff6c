import { ApiProperty } from '@nestjs/swagger';
import { CANCELLATION_REASONS, type CancellationReason } from '../../../booking/index.js';

/** Bookings that got so far and no further, and why. */
export class FunnelLossDto {
  /** Whether the provider, or what they have set, had accepted them before. */
  accepted!: boolean;
  @ApiProperty({ enum: CANCELLATION_REASONS })
  reason!: CancellationReason;
  bookings!: number;
}

/** What has become by now of the bookings that were made in some days. */
export class BookingFunnelDto {
  /** First day, yyyy-MM-dd. */
  from!: string;
  /** Last day, yyyy-MM-dd. */
  to!: string;
  /** Bookings that customers asked for, whatever became of them. */
  requested!: number;
  /** Those of them that what the provider has set accepted in the same moment. */
  bookedAtOnce!: number;
  /** Accepted, by hand or at once, whatever became of them after that. */
  accepted!: number;
  completed!: number;
  /** Completed ones that their customers have reviewed; reviews that are hidden count. */
  reviewed!: number;
  /** Requests that still wait for an answer. */
  waiting!: number;
  /** Accepted ones whose work is still to be done, or reported as done. */
  toCome!: number;
  /** Those that ended before an answer first, then the most frequent. */
  lost!: FunnelLossDto[];
}
