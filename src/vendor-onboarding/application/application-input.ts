import type { Applicant, Resubmission } from '../business/applicant.js';
import { BusinessDetailsDto, VendorApplicationDto, VendorResubmissionDto } from './application.dto.js';

const DEFAULT_RADIUS_MILES = 10;

/** Who applies, and is asked when something is unclear. */
export interface Contact {
  readonly fullName: string;
  readonly email: string;
}

/** From the wizard's fields to what a command takes. */
export const applicantOf = (input: VendorApplicationDto, contact: Contact): Applicant => ({
  business: businessOf(input),
  personal: {
    ...reachedAt(input, contact),
    taxId: input.taxId,
    kycDocumentNumber: input.kycDocumentNumber,
    bankName: input.bankName,
    bankAccountNumber: input.bankAccountNumber,
    bankRoutingNumber: input.bankRoutingNumber,
  },
});

export const resubmissionOf = (input: VendorResubmissionDto, contact: Contact): Resubmission => ({
  business: businessOf(input),
  personal: reachedAt(input, contact),
  secrets: {
    taxId: input.taxId ?? null,
    kycDocumentNumber: input.kycDocumentNumber ?? null,
    bankName: input.bankName ?? null,
    bankAccountNumber: input.bankAccountNumber ?? null,
    bankRoutingNumber: input.bankRoutingNumber ?? null,
  },
});

const businessOf = (input: BusinessDetailsDto): Applicant['business'] => ({
  businessName: input.businessName,
  businessDescription: input.businessDescription,
  businessCity: input.businessCity,
  businessState: input.businessState,
  businessZip: input.businessZip,
  serviceAreaRadius: input.serviceAreaRadius ?? DEFAULT_RADIUS_MILES,
  yearsInBusiness: input.yearsInBusiness ?? null,
  kycDocumentType: input.kycDocumentType,
});

const reachedAt = (input: BusinessDetailsDto, { fullName, email }: Contact): Resubmission['personal'] => ({
  contactPerson: fullName,
  contactEmail: email,
  contactPhone: input.phone,
  businessAddress: input.businessAddress,
  businessLicense: input.businessLicense ?? null,
  websiteUrl: input.websiteUrl ?? null,
});
