import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { PageNumber } from '../../platform/fields/fields.js';
import { IsDay } from '../../platform/time/is-day.js';
import { EARNING_KINDS, type EarningKind } from './earned.js';

/** What a month has brought. Everything counts in the month in which it happened, by the clocks of the business. */
export class EarningsMonthDto {
  /** yyyy-MM */
  month!: string;
  /** Agreed prices of the completed bookings. */
  completedCents!: number;
  /** What customers owe for bookings that they called off late or did not come to. */
  cancellationFeesCents!: number;
  /** What refunds have taken back, whenever the booking was. */
  refundedCents!: number;
}

/** What a business has earned: agreed prices of completed bookings, and what customers owe for cancelled ones. No platform fee. */
export class VendorEarningsDto {
  /** Since the business began. */
  totalCents!: number;
  /** Since the first day of this month, in `timeZone`. */
  thisMonthCents!: number;
  /** Of the month before this one. */
  lastMonthCents!: number;
  /** Completed bookings. */
  transactions!: number;
  /** What has not been paid out yet: the total, less what was refunded to customers. It may be below zero. */
  pendingCents!: number;
  /** The last twelve, this one included, in order, also those in which nothing was earned. */
  months!: EarningsMonthDto[];
  /** IANA zone of the business, in which its days and months begin. */
  timeZone!: string;
}

export class TransactionsQuery {
  @PageNumber()
  page?: number;
}

export class TransactionDto {
  bookingId!: string;
  @ApiProperty({ enum: EARNING_KINDS })
  kind!: EarningKind;
  serviceTitle!: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName!: string;
  /** The day of `at` in the provider's zone. */
  date!: string;
  /** When it was earned, or taken back: the completion, the cancellation, the decision about a problem. */
  at!: string;
  /** Below zero for a refund, which takes at most the price: the platform fee is the platform's. */
  amountCents!: number;
}

export class TransactionPageDto {
  items!: TransactionDto[];
  total!: number;
  page!: number;
  pageSize!: number;
  pageCount!: number;
}

/** Days in the provider's zone. */
export class EarningsReportQuery {
  /** First day, yyyy-MM-dd; left out: from the first transaction on. */
  @IsOptional()
  @IsDay()
  from?: string;

  /** Last day, yyyy-MM-dd; left out: until now. */
  @IsOptional()
  @IsDay()
  to?: string;
}
