import { IntersectionType, OmitType } from '@nestjs/swagger';
import { OptionalText, RequiredText } from '../../platform/fields/fields.js';
import { SeenDto } from '../../platform/fields/seen.dto.js';
import { BusinessPlaceDto } from '../business/business-place.dto.js';
import { RadiusMiles } from '../business/radius-miles.js';
import type { VerificationStatus } from '../vendor.js';

export class BusinessProfileDto extends SeenDto {
  @RequiredText('Business name', 100)
  businessName!: string;

  @RequiredText('Business description', 2000)
  businessDescription!: string;

  @OptionalText('Business license number', 100)
  businessLicense?: string | null;

  /** Miles. */
  @RadiusMiles()
  serviceAreaRadius!: number;
}

export class BusinessContactDto extends IntersectionType(BusinessPlaceDto, SeenDto) {
  @RequiredText('Contact person', 100)
  contactPerson!: string;
}

/** A provider as customers see one. */
export class VendorDto {
  id!: string;
  businessName!: string;
  businessDescription!: string;
  /** "Unknown" when nobody may be named. */
  ownerName!: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl!: string | null;
  averageRating!: number | null;
  reviewCount!: number;
  /** Miles from the centre of the provider's ZIP code. */
  serviceAreaRadius!: number;
  /** That centre, in degrees; `null` where it is not known. */
  latitude!: number | null;
  longitude!: number | null;
  city!: string;
  state!: string;
  yearsInBusiness!: number | null;
  phone!: string | null;
  address!: string | null;
  websiteUrl!: string | null;
  /** When the business first applied. */
  memberSince!: string;
  /** When an administrator approved its application. */
  approvedAt!: string;
}

/** A provider's own record, whatever its state. */
export class MyVendorDto extends OmitType(VendorDto, ['approvedAt']) {
  businessLicense!: string | null;
  zip!: string;
  /** IANA zone. */
  timeZone!: string;
  verificationStatus!: VerificationStatus;
  /** Approved, and not suspended by an admin. */
  isActive!: boolean;
  /** By themselves: profile and services are hidden from customers. */
  isPaused!: boolean;
  /** Why an admin has suspended the business; null while nobody has. */
  suspensionReason!: string | null;
  /** Number of the application, from 1. */
  submission!: number;
  /** Why the last application was turned down. */
  rejectionReason!: string | null;
  appliedAt!: string;
  /** When what is told of the business was last changed, with an application or without. */
  profileChangedAt!: string;
  /** When where it is, how it is reached or its owner's name was last changed. */
  contactChangedAt!: string;
  /** `null` until the application is approved. */
  approvedAt!: string | null;
  /** Services that are not deleted. */
  serviceCount!: number;
  bookingCount!: number;
  completedBookingCount!: number;
  /** Agreed prices of completed bookings, without the platform fee. */
  revenueCents!: number;
}
