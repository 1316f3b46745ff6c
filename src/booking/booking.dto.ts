import { ApiProperty } from '@nestjs/swagger';

import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { PriceLineDto } from '../catalog/index.js';
import { IsUsZip } from '../platform/geo/is-us-zip.js';
import { OptionalText, PageNumber, RequiredText } from '../platform/http/fields.js';
import { IsDay } from '../platform/time/is-day.js';
import { CANCELLATION_REASONS, type CancellationReason } from './booking.events.js';
import { BOOKING_STATUSES, type BookingStatus } from './booking.js';
import { BOOKING_ACTIONS, type BookingAction } from './booking-actions.js';
import { START_TIMES } from './slots.js';

const SHOWN_PRICE = { message: 'Send the price that was shown, in cents' };

export class CreateBookingDto {
  @IsUUID(undefined, { message: 'Choose a service' })
  serviceId!: string;

  /** Revision of the service as the customer saw it. */
  @Min(0, { message: 'Send the revision of the service that was shown' })
  @IsInt({ message: 'Send the revision of the service that was shown' })
  serviceRevision!: number;

  /** yyyy-MM-dd in the provider's zone. */
  @IsDay()
  date!: string;

  /** One of the ten, '09:00' to '18:00', on the clocks of the provider's zone. */
  @IsIn(START_TIMES, { message: 'Choose one of the ten times from 09:00 to 18:00' })
  time!: string;

  /** Before the platform fee, as the customer saw it for this time; left out: the service's price on a weekday by day. */
  @IsOptional()
  @Max(2_147_483_647, SHOWN_PRICE)
  @Min(0, SHOWN_PRICE)
  @IsInt(SHOWN_PRICE)
  priceCents?: number;

  @RequiredText('Service address', 200)
  street!: string;

  @IsUsZip()
  @RequiredText('ZIP code', 10)
  zip!: string;

  @OptionalText('Special instructions', 1000)
  instructions?: string | null;
}

export const BOOKING_ORDERS = ['date', 'newest'] as const;
export type BookingOrder = (typeof BOOKING_ORDERS)[number];

export class BookingsQuery {
  @PageNumber()
  page?: number;

  @IsOptional()
  @IsIn(BOOKING_STATUSES, { message: 'Choose pending, confirmed, completed or cancelled' })
  status?: BookingStatus;

  /** By the date of the work or by when it was booked; left out: newest first for customers, in the order of the work for vendors. */
  @IsOptional()
  @IsIn(BOOKING_ORDERS, { message: 'Sort by date or newest' })
  sort?: BookingOrder;
}

export class VendorBookingsQuery extends BookingsQuery {
  /** Only those of one customer. */
  @IsOptional()
  @IsUUID(undefined, { message: 'This is not a customer' })
  customer?: string;
}

export class BookedServiceDto {
  id!: string;
  /** As it was called when it was booked. */
  title!: string;
}

export class BookedVendorDto {
  id!: string;
  businessName!: string;
}

export class BookingCustomerDto {
  id!: string;
  /** 'Unknown Customer' when nobody may be named. */
  fullName!: string;
  phone!: string | null;
}

/** Where the work is done; empty once the customer is erased. */
export class BookingAddressDto {
  /** For the customer, and for the vendor once the booking is confirmed. */
  street!: string | null;
  zip!: string | null;
  city!: string | null;
  state!: string | null;
}

/** A booking as the person who asks may see it. */
export class BookingDto {
  id!: string;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
  /** Why it is cancelled. */
  @ApiProperty({ enum: CANCELLATION_REASONS, nullable: true, type: String })
  reason!: CancellationReason | null;
  service!: BookedServiceDto;
  vendor!: BookedVendorDto;
  customer!: BookingCustomerDto;
  /** yyyy-MM-dd */
  date!: string;
  /** HH:00, on the clocks of `timeZone`. */
  time!: string;
  /** IANA zone. */
  timeZone!: string;
  startsAt!: string;
  durationMinutes!: number;
  /** Before the platform fee. */
  priceCents!: number;
  /** How the price came about when it was booked. */
  lines!: PriceLineDto[];
  platformFeeCents!: number;
  totalCents!: number;
  address!: BookingAddressDto;
  instructions!: string | null;
  createdAt!: string;
  /** When the vendor's answer is due; `null` once there is one. */
  respondBy!: string | null;
  /** What the person who asks may do with it now: 'confirm', 'decline', 'complete', 'cancel', 'review'. */
  @ApiProperty({ enum: BOOKING_ACTIONS, isArray: true })
  actions!: BookingAction[];
  /** What cancelling now would cost the customer; `null` when the person who asks can't cancel. */
  cancelCostCents!: number | null;
  reviewed!: boolean;
}

export class BookingPageDto {
  items!: BookingDto[];
  total!: number;
  page!: number;
  pageSize!: number;
  pageCount!: number;
}

export class BookingSummaryDto {
  total!: number;
  pending!: number;
  completed!: number;
  /** The five newest. */
  recent!: BookingDto[];
}
