import { ApiProperty } from '@nestjs/swagger';
import { MinLength } from 'class-validator';
import { KnownPassword, SecondFactor } from '../../identity/index.js';
import { RequiredText } from '../../platform/fields/fields.js';
import {
  APPLICATION_CHECKS,
  APPLICATION_FIELDS,
  type ApplicationCheck,
  type ApplicationField,
  type KycDocumentType,
  VendorApplicationShownDto,
} from '../../vendor-onboarding/index.js';

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

/** A field that the application tells otherwise than the one before. Null: left out. */
export class ChangedFieldDto {
  @ApiProperty({ enum: APPLICATION_FIELDS })
  field!: ApplicationField;
  /** What proves identity, and where money goes, is masked. */
  before!: string | null;
  /** Likewise. */
  now!: string | null;
}

/** The application that was turned down before. */
export class EarlierApplicationDto {
  submission!: number;
  appliedAt!: string;
  rejectedAt!: string;
  /** Null once nobody is left to read it. */
  rejectionReason!: string | null;
  changes!: ChangedFieldDto[];
}

/** Something that whoever decides should have looked at. */
export class ApplicationCheckDto {
  @ApiProperty({ enum: APPLICATION_CHECKS })
  check!: ApplicationCheck;
  /** False: there is a doubt. */
  passed!: boolean;
}

/** An application as an admin sees it: masked. */
export class VendorApplicationReviewDto extends VendorApplicationShownDto {
  /** "Unknown" when nobody may be named. */
  contactPerson!: string;
  /** Of the applicant's account; null once they are erased. */
  contactEmail!: string | null;
  /** None once its person is erased. */
  checks!: ApplicationCheckDto[];
  /** Null for the first, and once its person is erased. */
  earlier!: EarlierApplicationDto | null;
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
