import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  CANCELLATION_REASONS,
  type CancellationReason,
  NO_SHOWS,
  type NoShow,
  type Side,
  SIDES,
} from '../../booking/index.js';
import { PageNumber, RequiredText, Trimmed, WholeCents } from '../../platform/fields/fields.js';
import { ListPageDto } from '../../platform/lists/list-page.dto.js';

const AMOUNT = 'Enter an amount in whole cents, 0 or more';

export class AdminBookingsQuery {
  @PageNumber()
  page?: number;

  @IsOptional()
  @IsIn(BOOKING_STATUSES, { message: 'Choose pending, confirmed, completed or cancelled' })
  status?: BookingStatus;

  /** Part of the service's title, the business's or the customer's name, or a booking's whole id. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'Search for a text' })
  @MaxLength(100, { message: 'Search for at most 100 characters' })
  search?: string;
}

/** The same without a page: all of them, as a file. */
export class DownloadBookingsDto extends OmitType(AdminBookingsQuery, ['page']) {}

/** Which booking it is about: who with whom, when and for how much, without the customer's address. */
export class DeskBookingDto {
  serviceTitle!: string;
  vendorId!: string;
  businessName!: string;
  customerId!: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName!: string;
  /** yyyy-MM-dd */
  date!: string;
  /** HH:00, on the clocks of `timeZone`. */
  time!: string;
  /** IANA zone. */
  timeZone!: string;
  /** Before the platform fee: what a customer pays who was not there. */
  priceCents!: number;
}

/** A booking as admins see it. */
export class AdminBookingDto extends DeskBookingDto {
  id!: string;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
  /** Why it is cancelled. */
  @ApiProperty({ enum: CANCELLATION_REASONS, nullable: true, type: String })
  reason!: CancellationReason | null;
  platformFeeCents!: number;
  /** What its cancellation cost the customer. */
  chargeCents!: number | null;
  /** What the customer got back after a problem. */
  refundCents!: number | null;
  createdAt!: string;
  /** It is open, and may be cancelled by an admin. */
  canCancel!: boolean;
}

export class AdminBookingPageDto extends ListPageDto {
  items!: AdminBookingDto[];
}

export const CLAIM_OUTCOMES = [...NO_SHOWS, 'dismissed'] as const;
export type ClaimOutcome = NoShow | 'dismissed';

/** What one side says. */
export class CaseStatementDto {
  @ApiProperty({ enum: SIDES })
  by!: Side;
  /** In their own words; `null` when they gave none, or are erased. */
  text!: string | null;
  at!: string;
}

export const CASE_KINDS = ['no_show', 'problem'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** What waits for an admin's decision. */
export class OpenClaimDto extends DeskBookingDto {
  bookingId!: string;
  @ApiProperty({ enum: CASE_KINDS })
  kind!: CaseKind;
  /** What the customer has paid for completed work, and may get back. */
  paidCents!: number;
  /** Since when it waits for an admin. */
  openedAt!: string;
  /** Who says that the other was not there. */
  claims!: CaseStatementDto[];
  /** Who has contested it, and what they say. */
  @ApiProperty({ type: CaseStatementDto, nullable: true })
  contest!: CaseStatementDto | null;
  /** What the customer reports. */
  @ApiProperty({ type: CaseStatementDto, nullable: true })
  problem!: CaseStatementDto | null;
  /** What an admin may decide on a no-show: what one of the sides has claimed, or that it is dismissed. */
  @ApiProperty({ enum: CLAIM_OUTCOMES, isArray: true })
  outcomes!: ClaimOutcome[];
}

/** A reason that both sides read. */
export class ReasonedDto {
  /** In the admin's own words. */
  @MinLength(10, { message: 'Reason must be at least 10 characters' })
  @RequiredText('Reason', 500)
  reason!: string;
}

export class AdminCancelBookingDto extends ReasonedDto {
  /** What the customer pays, at most the price; goes to the provider. */
  @WholeCents(AMOUNT)
  chargeCents!: number;
}

export class DecideClaimDto extends ReasonedDto {
  /** Who was not there; dismissed: both were, and the booking goes on. */
  @IsIn(CLAIM_OUTCOMES, { message: 'Choose who was not there, or dismiss the claim' })
  outcome!: ClaimOutcome;
}

export class DecideProblemDto extends ReasonedDto {
  /** What the customer gets back of what was paid. */
  @WholeCents(AMOUNT)
  refundCents!: number;
}
