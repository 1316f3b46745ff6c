import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsUUID, Min, MinLength, ValidateIf } from 'class-validator';
import { PriceLineDto } from '../../catalog/index.js';
import { OptionalText, PageNumber, RequiredText, SmallLetters, WholeCents } from '../../platform/fields/fields.js';
import { IsUsZip } from '../../platform/geo/is-us-zip.js';
import { IsDay } from '../../platform/time/is-day.js';
import { KnownZone } from '../../platform/time/known-zone.js';
import { IsStartTime } from '../../scheduling/index.js';
import { CANCELLATION_REASONS, type CancellationReason, DELAY_MINUTES, type DelayMinutes } from '../booking.events.js';
import { BOOKING_STATUSES, type BookingStatus } from '../booking.js';
import { BOOKING_ACTIONS, type BookingAction } from '../lifecycle.js';
import { ArrivalDto } from './arrival.dto.js';
import { NoShowDto, ReportedProblemDto } from './claim.dto.js';
import { ProposedTimeDto } from './proposed-time.dto.js';

const SHOWN_REVISION = { message: 'Send the revision of the service that was shown' };

export class CreateBookingDto {
  @SmallLetters()
  @IsUUID(undefined, { message: 'Choose a service' })
  serviceId!: string;

  /** What keeps this time for the customer, under the terms of the moment in which they chose it. One that has run out counts as none. */
  @SmallLetters()
  @IsUUID(undefined, { message: 'This is not a hold' })
  @IsOptional()
  holdId?: string;

  /** Revision of the service as the customer saw it. Without a hold it must be sent. */
  @Min(0, SHOWN_REVISION)
  @IsInt(SHOWN_REVISION)
  @ValidateIf(({ holdId, serviceRevision }: CreateBookingDto) => holdId === undefined || serviceRevision !== undefined)
  serviceRevision?: number;

  /** yyyy-MM-dd in the provider's zone. */
  @IsDay()
  date!: string;

  /** One of the ten, '09:00' to '18:00', on the clocks of the provider's zone. */
  @IsStartTime()
  time!: string;

  /** Before the platform fee, as the customer saw it for this time; left out: the service's price on a weekday by day. */
  @IsOptional()
  @WholeCents('Send the price that was shown, in cents')
  priceCents?: number;

  /** As the customer saw it; left out: $5.00, which is what every platform begins with. */
  @IsOptional()
  @WholeCents('Send the platform fee that was shown, in cents')
  platformFeeCents?: number;

  @RequiredText('Service address', 200)
  street!: string;

  @IsUsZip()
  @RequiredText('ZIP code', 10)
  zip!: string;

  @OptionalText('Special instructions', 1000)
  instructions?: string | null;

  /** Of the customer's clocks: where they show something else than the provider's, mails say both. */
  @KnownZone()
  customerTimeZone?: string | null;
}

export class DeclineBookingDto {
  /** Why the provider does not take the job: theirs to tell, and the customer reads it. */
  @MinLength(10, { message: 'The reason must be at least 10 characters' })
  @OptionalText('The reason', 500)
  reason?: string | null;
}

export class CancelBookingDto extends DeclineBookingDto {
  /** The fee that the customer was shown; refused with the present one when it is another by now. */
  @IsOptional()
  @WholeCents('Send the fee that was shown, in cents')
  chargeCents?: number;
}

export const BOOKING_ORDERS = ['date', 'newest'] as const;
export type BookingOrder = (typeof BOOKING_ORDERS)[number];
/**
 * From today on, in that order; what waits for the provider's answer, the soonest end first; before today, the latest first; or all, in the order of the work.
 * "Today" is the provider's.
 */
export const BOOKING_TIMES = ['upcoming', 'unanswered', 'past', 'all'] as const;
export type BookingTimes = (typeof BOOKING_TIMES)[number];

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

  /** Only this one. */
  @IsOptional()
  @IsUUID(undefined, { message: 'This is not a booking' })
  booking?: string;
}

export class VendorBookingsQuery extends BookingsQuery {
  /** Only those of one customer. */
  @IsOptional()
  @IsUUID(undefined, { message: 'This is not a customer' })
  customer?: string;

  /** Only work from today on; only what waits for an answer, the soonest end first; or only work before today, the latest first; left out: all. */
  @IsOptional()
  @IsIn(BOOKING_TIMES, { message: 'Choose upcoming, unanswered, past or all' })
  when?: BookingTimes;
}

export class BookedServiceDto {
  id!: string;
  /** As it was called when it was booked. */
  title!: string;
  /** It can be booked again. */
  isOffered!: boolean;
}

export class BookedVendorDto {
  id!: string;
  businessName!: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl!: string | null;
  /** For the customer once the booking is confirmed, if the business has one. */
  phone!: string | null;
}

export class BookingCustomerDto {
  id!: string;
  /** 'Unknown Customer' when nobody may be named. */
  fullName!: string;
  /** As they tell it in their profile; `null` when they don't, and for the provider once a request was declined, withdrawn, or has expired. */
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
  /** When the work should be done. */
  endsAt!: string;
  /** As it was agreed. */
  durationMinutes!: number;
  /** Which of the provider's parallel jobs it is, from 1; `null` for the customer, and once it takes up no time. */
  lane!: number | null;
  /** Before the platform fee. */
  priceCents!: number;
  /** How the price came about when it was booked. */
  lines!: PriceLineDto[];
  platformFeeCents!: number;
  /** The price and the platform fee. */
  totalCents!: number;
  address!: BookingAddressDto;
  /** What the customer tells the provider; `null` for the provider once a request was declined, withdrawn, or has expired. */
  instructions!: string | null;
  createdAt!: string;
  /** When the vendor's answer is due; `null` once there is one. */
  respondBy!: string | null;
  /** What the person who asks may do with it now; each names the route `POST bookings/:id/…`. */
  @ApiProperty({ enum: BOOKING_ACTIONS, isArray: true })
  actions!: BookingAction[];
  /** What cancelling now would cost the customer; `null` when the person who asks can't cancel. */
  cancelCostCents!: number | null;
  /** Until when the customer can call off a confirmed booking for nothing; `null` once that is over, or where it does not apply. */
  cancelFreeUntil!: string | null;
  /** What calling it off after that costs: the agreed fee, at most the price. */
  cancellationFeeCents!: number;
  /** What the customer owes for a booking that was cancelled; `null` for any other. */
  chargeCents!: number | null;
  /** The person who asks can move it without the other side's consent. */
  movesAtOnce!: boolean;
  /** By when the person who asks has to answer a request, another time or a claim; `null` when nothing of it waits for them. */
  answerBy!: string | null;
  /** A new time that waits for one side's answer. */
  proposal!: ProposedTimeDto | null;
  /** What the provider has said of their coming; `null` when they have said nothing, and once they should be there. */
  arrival!: ArrivalDto | null;
  /** By how many minutes the provider can say now that they run late, beside what they have said before; none for the customer. */
  @ApiProperty({ enum: DELAY_MINUTES, isArray: true })
  possibleDelays!: DelayMinutes[];
  /** What is claimed about who was not there. */
  claim!: NoShowDto | null;
  /** What the customer has reported of the completed work. */
  problem!: ReportedProblemDto | null;
  /** Until when the customer can report a problem; `null` when they can't. */
  reportProblemUntil!: string | null;
  /** Until when the customer can review it; `null` when they can't, and for the provider. */
  reviewUntil!: string | null;
  /** When time alone next changes what is told here; `null` when nothing does. Worth asking again just after. */
  changesAt!: string | null;
}

export class BookingPageDto {
  items!: BookingDto[];
  total!: number;
  page!: number;
  pageSize!: number;
  pageCount!: number;
}

export class BookingSummaryDto {
  /** All that the person has ever booked. */
  total!: number;
  pending!: number;
  completed!: number;
  /** The five newest. */
  recent!: BookingDto[];
  /** Another time, or a claim, to which only the customer can say something; what is due first comes first. */
  toAnswer!: BookingDto[];
  /** The confirmed booking that comes first, until it should be done; `null` when there is none. */
  nextVisit!: BookingDto | null;
  /** Completed work that has not been reviewed and still can be: what was completed last comes first, at most three. */
  toReview!: BookingDto[];
}
