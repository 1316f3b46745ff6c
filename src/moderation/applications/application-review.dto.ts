import { MinLength } from 'class-validator';
import { KnownPassword, SecondFactor } from '../../identity/index.js';
import { RequiredText } from '../../platform/fields/fields.js';
import { type KycDocumentType, VendorApplicationShownDto } from '../../vendor-onboarding/index.js';

/** An application that waits for an admin. */
export class PendingVendorDto {
  id!: string;
  businessName!: string;
  businessDescription!: string;
  /** "Unknown" when nobody may be named. */
  ownerName!: string;
  /** Whether the applicant has confirmed their address. */
  emailVerified!: boolean;
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

/** An application as an admin sees it: masked. */
export class VendorApplicationReviewDto extends VendorApplicationShownDto {
  /** "Unknown" when nobody may be named. */
  contactPerson!: string;
  /** Of the applicant's account; null once they are erased. */
  contactEmail!: string | null;
  /** Whether they have confirmed it. */
  emailVerified!: boolean;
}

export class RejectVendorDto {
  @RequiredText('Reason', 500)
  reason!: string;
}

/** Why somebody must see clear text, and the proof that it is really them who ask. */
export class ViewKycDto {
  /** Recorded in the history of the business. */
  @RequiredText('Reason', 500)
  @MinLength(10, { message: 'Reason must be at least 10 characters' })
  reason!: string;

  @KnownPassword()
  password!: string;

  /** Six digits of the authenticator app, or a recovery code: needed when two-factor sign-in is on. */
  @SecondFactor()
  code?: string;
}

/** In clear text. */
export class KycDto {
  taxId!: string;
  kycDocumentType!: KycDocumentType;
  kycDocumentNumber!: string;
  bankName!: string;
  bankAccountNumber!: string;
  /** Shown as "IFSC Code". */
  bankRoutingNumber!: string;
}
