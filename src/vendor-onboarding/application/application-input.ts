import type { Applicant, Resubmission } from '../business/applicant.js';
import { BusinessDetailsDto, VendorApplicationDto, VendorResubmissionDto } from './application.dto.js';

const DEFAULT_RADIUS_MILES = 10;

/** Who applies, and is asked when something is unclear. */
export interface Contact {
  readonly fullName: string;
  readonly email: string;
}

/** From the wizard's fields to what a command takes. */
export const applicantOf = (told: VendorApplicationDto, contact: Contact): Applicant => ({
  business: businessOf(told),
  personal: {
    ...reachedAt(told, contact),
    taxId: told.taxId,
    kycDocumentNumber: told.kycDocumentNumber,
    bankName: told.bankName,
    bankAccountNumber: told.bankAccountNumber,
    bankRoutingNumber: told.bankRoutingNumber,
  },
});

export const resubmissionOf = (told: VendorResubmissionDto, contact: Contact): Resubmission => ({
  business: businessOf(told),
  personal: reachedAt(told, contact),
  secrets: {
    taxId: told.taxId ?? null,
    kycDocumentNumber: told.kycDocumentNumber ?? null,
    bankName: told.bankName ?? null,
    bankAccountNumber: told.bankAccountNumber ?? null,
    bankRoutingNumber: told.bankRoutingNumber ?? null,
  },
});

const businessOf = (told: BusinessDetailsDto): Applicant['business'] => ({
  businessName: told.businessName,
  businessDescription: told.businessDescription,
  businessCity: told.businessCity,
  businessState: told.businessState,
  businessZip: told.businessZip,
  serviceAreaRadius: told.serviceAreaRadius ?? DEFAULT_RADIUS_MILES,
  yearsInBusiness: told.yearsInBusiness ?? null,
  kycDocumentType: told.kycDocumentType,
});

const reachedAt = (told: BusinessDetailsDto, { fullName, email }: Contact): Resubmission['personal'] => ({
  contactPerson: fullName,
  contactEmail: email,
  contactPhone: told.phone,
  businessAddress: told.businessAddress,
  businessLicense: told.businessLicense ?? null,
  websiteUrl: told.websiteUrl ?? null,
});
