import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { FullName, MailableEmail, NewPassword } from '../../identity/index.js';
import { OptionalText, RequiredText } from '../../platform/fields/fields.js';
import { BusinessPlaceDto } from '../business/business-place.dto.js';
import { RadiusMiles } from '../business/radius-miles.js';
import type { KycDocumentType } from '../vendor.events.js';
import type { VerificationStatus } from '../vendor.js';

/** What every application tells about the business. */
export class BusinessDetailsDto extends BusinessPlaceDto {
  @RequiredText('Business name', 100)
  businessName!: string;

  @RequiredText('Business description', 2000)
  businessDescription!: string;

  @OptionalText('Business license number', 100)
  businessLicense?: string | null;

  /** Miles; 10 when left out. */
  @IsOptional()
  @RadiusMiles()
  serviceAreaRadius?: number;

  @IsOptional()
  @Max(200, { message: 'Years in business must be at most 200' })
  @Min(0, { message: 'Years in business must be at least 0' })
  @IsInt({ message: 'Years in business must be a whole number' })
  yearsInBusiness?: number | null;

  @IsIn(['passport', 'drivers_license', 'national_id'], { message: 'Please select an ID document type' })
  kycDocumentType!: KycDocumentType;
}

/** The wizard of a signed-in person: company details and KYC details. Who applies follows from the session. */
export class VendorApplicationDto extends BusinessDetailsDto {
  @RequiredText('Tax ID / EIN', 50)
  taxId!: string;

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

/** The whole wizard, of somebody who has no account yet. */
export class VendorRegistrationDto extends VendorApplicationDto {
  /** First and last name, as others shall see it. */
  @FullName()
  fullName!: string;

  @MailableEmail()
  email!: string;

  /** At least 8 characters, and not on the list of common passwords. */
  @NewPassword()
  password!: string;
}

/** The wizard once more, after a rejection. What is shown masked may be left out: it is then as it was last told. */
export class VendorResubmissionDto extends BusinessDetailsDto {
  @OptionalText('Tax ID / EIN', 50)
  taxId?: string | null;

  @OptionalText('Document number', 50)
  kycDocumentNumber?: string | null;

  @OptionalText('Bank name', 100)
  bankName?: string | null;

  @OptionalText('Account number', 50)
  bankAccountNumber?: string | null;

  /** Shown as "IFSC Code". */
  @OptionalText('IFSC Code', 50)
  bankRoutingNumber?: string | null;
}

export class VendorAppliedDto {
  vendorId!: string;
}

/** An application as it may be shown: what proves identity and where money goes is masked, such as "•••• 6789". */
export class VendorApplicationShownDto {
  vendorId!: string;
  /** Number of the application, from 1. */
  submission!: number;
  verificationStatus!: VerificationStatus;
  /** Why this submission was turned down. */
  rejectionReason!: string | null;
  appliedAt!: string;
  /** Null once its person is erased. */
  phone!: string | null;
  businessName!: string;
  businessDescription!: string;
  businessLicense!: string | null;
  /** Null once its person is erased. */
  businessAddress!: string | null;
  businessCity!: string;
  businessState!: string;
  businessZip!: string;
  /** Miles. */
  serviceAreaRadius!: number;
  yearsInBusiness!: number | null;
  websiteUrl!: string | null;
  kycDocumentType!: KycDocumentType;
  /** Masked. */
  taxId!: string;
  /** Masked. */
  kycDocumentNumber!: string;
  /** Masked. */
  bankName!: string;
  /** Masked. */
  bankAccountNumber!: string;
  /** Masked. */
  bankRoutingNumber!: string;
}
