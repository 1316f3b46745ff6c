import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { BOOKING_STATUSES, type BookingStatus } from '../../booking/index.js';
import { PageNumber, RequiredText, Trimmed } from '../../platform/fields/fields.js';
import { ListPageDto } from '../../platform/lists/list-page.dto.js';
import type { VerificationStatus } from '../../vendor-onboarding/index.js';

/** How administrators see a provider: waiting, to be seen by customers, out of view, or turned down. */
export const VENDOR_STATES = ['pending', 'active', 'inactive', 'rejected'] as const;
export type VendorState = (typeof VENDOR_STATES)[number];

export const VENDOR_ORDERS = ['newest', 'name', 'rating'] as const;
export type VendorOrder = (typeof VENDOR_ORDERS)[number];

export class ManagedVendorsQuery {
  @PageNumber()
  page?: number;

  @IsOptional()
  @IsIn(VENDOR_STATES, { message: 'Choose pending, active, inactive or rejected' })
  state?: VendorState;

  /** By their last application, by name, or by their stars. */
  @IsOptional()
  @IsIn(VENDOR_ORDERS, { message: 'Choose newest, name or rating' })
  sort?: VendorOrder;

  /** Part of the business's or its owner's name, or a provider's whole id. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'Search for a text' })
  @MaxLength(100, { message: 'Search for at most 100 characters' })
  search?: string;
}

/** The same without a page: all of them, as a file. */
export class DownloadVendorsDto extends OmitType(ManagedVendorsQuery, ['page']) {}

/** A provider as administrators see one. */
export class ManagedVendorDto {
  id!: string;
  businessName!: string;
  businessDescription!: string;
  /** "Unknown" when nobody may be named. */
  ownerName!: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl!: string | null;
  /** Two decimals; `null` without reviews. */
  averageRating!: number | null;
  reviewCount!: number;
  /** Miles. */
  serviceAreaRadius!: number;
  city!: string;
  state!: string;
  verificationStatus!: VerificationStatus;
  /** Approved, and not deactivated by an administrator. */
  isActive!: boolean;
  /** By themselves. */
  isPaused!: boolean;
  /** Why an administrator has deactivated it. */
  suspensionReason!: string | null;
  /** Why the last application was turned down. */
  rejectionReason!: string | null;
  /** Number of the last application, from 1. */
  submission!: number;
  appliedAt!: string;
  /** Services that are not deleted. */
  serviceCount!: number;
  bookingCount!: number;
}

export class ManagedVendorPageDto extends ListPageDto {
  items!: ManagedVendorDto[];
}

export class VendorCountsDto {
  /** All that have ever applied. */
  totalVendors!: number;
  pendingApproval!: number;
  /** Approved, and not deactivated by an administrator. */
  activeVendors!: number;
  /** Approved, and deactivated. */
  inactiveVendors!: number;
  rejectedVendors!: number;
  /** Of the stars of all reviews on show, two decimals; `null` without any. */
  averageRating!: number | null;
}

/** When a deactivation would end a booking. */
export const ENDINGS = ['always', 'ifChosen', 'never'] as const;
export type Ending = (typeof ENDINGS)[number];

export class AffectedBookingDto {
  bookingId!: string;
  serviceTitle!: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName!: string;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
  /** yyyy-MM-dd */
  date!: string;
  /** HH:00, on the clocks of `timeZone`. */
  time!: string;
  /** IANA zone. */
  timeZone!: string;
  /** In any case, only where confirmed bookings are to be cancelled, or not at all, because the work has begun. */
  @ApiProperty({ enum: ENDINGS })
  ends!: Ending;
}

/** What deactivating a provider would do now. */
export class DeactivationPreviewDto {
  bookings!: AffectedBookingDto[];
}

/** Why a provider is taken out of view, and what becomes of what is agreed. */
export class SuspendVendorDto {
  /** The provider reads it. */
  @RequiredText('Reason', 500)
  reason!: string;

  /** `cancel`: confirmed bookings that have not begun are cancelled, and nobody pays. Pending ones are cancelled in any case. */
  @IsIn(['keep', 'cancel'], { message: 'Choose what becomes of confirmed bookings' })
  confirmedBookings!: 'keep' | 'cancel';
}
