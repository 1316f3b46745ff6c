import { IsIn, IsInt, IsOptional, IsUrl, Max, MaxLength, Min } from 'class-validator';
import { EmptyIsNull, OptionalText, RequiredText } from '../platform/http/fields.js';
import { IsUsZip } from '../platform/geo/is-us-zip.js';
import type { KycDocumentType } from './vendor.events.js';
import type { VerificationStatus } from './vendor.js';

const RADIUS = 'Service area radius must be between 1 and 100 miles';

/** The wizard of a signed-in person: company details and KYC details. Who applies follows from the session. */
export class VendorApplicationDto {
  @RequiredText('Phone', 40)
  phone!: string;

  @RequiredText('Business name', 100)
  businessName!: string;

  @RequiredText('Business description', 2000)
  businessDescription!: string;

  @OptionalText('Business license number', 100)
  businessLicense?: string | null;

  @RequiredText('Business address', 200)
  businessAddress!: string;

  @RequiredText('City', 100)
  businessCity!: string;

  @RequiredText('State', 50)
  businessState!: string;

  /** The time zone of the business follows from it. */
  @IsUsZip()
  @RequiredText('ZIP code', 10)
  businessZip!: string;

  /** Miles; 10 when left out. */
  @IsOptional()
  @Max(100, { message: RADIUS })
  @Min(1, { message: RADIUS })
  @IsInt({ message: RADIUS })
  serviceAreaRadius?: number;

  @IsOptional()
  @Max(200, { message: 'Years in business must be at most 200' })
  @Min(0, { message: 'Years in business must be at least 0' })
  @IsInt({ message: 'Years in business must be a whole number' })
  yearsInBusiness?: number | null;

  @EmptyIsNull()
  @IsOptional()
  @MaxLength(300, { message: 'Website URL must be at most 300 characters' })
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true }, { message: 'Enter a website URL that begins with https:// or http://' })
  websiteUrl?: string | null;

  @RequiredText('Tax ID / EIN', 50)
  taxId!: string;

  @IsIn(['passport', 'drivers_license', 'national_id'], { message: 'Please select an ID document type' })
  kycDocumentType!: KycDocumentType;

  @RequiredText('Document number', 50)
  kycDocumentNumber!: string;

  @RequiredText('Bank name', 100)
  bankName!: string;

  @RequiredText('Account number', 50)
  bankAccountNumber!: string;

  /** Shown as "IFSC Code". */
  @RequiredText('IFSC Code', 50)
  bankRoutingNumber!: string;
}

export class VendorAppliedDto {
  vendorId!: string;
}

export class BusinessProfileDto {
  @RequiredText('Business name', 100)
  businessName!: string;

  @RequiredText('Business description', 2000)
  businessDescription!: string;

  @OptionalText('Business license number', 100)
  businessLicense?: string | null;

  /** Miles. */
  @Max(100, { message: RADIUS })
  @Min(1, { message: RADIUS })
  @IsInt({ message: RADIUS })
  serviceAreaRadius!: number;
}

export class RejectVendorDto {
  @RequiredText('Reason', 500)
  reason!: string;
}

/** A provider as customers see one. */
export class VendorDto {
  id!: string;
  businessName!: string;
  businessDescription!: string;
  /** "Unknown" when nobody may be named. */
  ownerName!: string;
  averageRating!: number | null;
  reviewCount!: number;
  /** Miles. */
  serviceAreaRadius!: number;
  city!: string;
  state!: string;
  yearsInBusiness!: number | null;
  phone!: string | null;
  address!: string | null;
  websiteUrl!: string | null;
  /** When the business first applied. */
  memberSince!: string;
}

/** A provider's own record, whatever its state. */
export class MyVendorDto extends VendorDto {
  businessLicense!: string | null;
  zip!: string;
  /** IANA zone. */
  timeZone!: string;
  verificationStatus!: VerificationStatus;
  isActive!: boolean;
  /** Number of the application, from 1. */
  submission!: number;
  /** Why the last application was turned down. */
  rejectionReason!: string | null;
  appliedAt!: string;
  /** Services that are not deleted. */
  serviceCount!: number;
  bookingCount!: number;
  completedBookingCount!: number;
  /** Agreed prices of completed bookings, without the platform fee. */
  revenueCents!: number;
}

/** An application that waits for an admin. */
export class PendingVendorDto {
  id!: string;
  businessName!: string;
  businessDescription!: string;
  /** "Unknown" when nobody may be named. */
  ownerName!: string;
  phone!: string | null;
  city!: string;
  state!: string;
  yearsInBusiness!: number | null;
  websiteUrl!: string | null;
  /** Miles. */
  serviceAreaRadius!: number;
  submission!: number;
  appliedAt!: string;
}
