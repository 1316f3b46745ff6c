import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, type BookingStatus } from '../../booking/index.js';

/** The figures of the admin's dashboard. */
export class PlatformCountsDto {
  totalUsers!: number;
  totalVendors!: number;
  totalBookings!: number;
  /** Prices of all bookings, whatever became of them, before the platform fee. */
  platformRevenueCents!: number;
  /** Prices of the completed ones. */
  completedValueCents!: number;
  /** Platform fees of the completed bookings, less what refunds took of them. */
  feesKeptCents!: number;
  /** What customers got back after problems with completed work. */
  refundsCents!: number;
  /** Applications that wait for a decision. */
  pendingVendors!: number;
}

export class RecentBookingDto {
  id!: string;
  serviceTitle!: string;
  businessName!: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName!: string;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
  /** yyyy-MM-dd */
  date!: string;
  /** HH:00 in the provider's zone. */
  time!: string;
  /** Before the platform fee. */
  priceCents!: number;
  createdAt!: string;
}
