import type { VendorApplicationDto, VendorRegistrationDto, VendorResubmissionDto } from '#api/generated.ts';
import type { DocumentType } from '#shared/vendors/kyc.ts';
import type { ApplicationValues } from './rules/application.ts';

const orNull = (typed: string): string | null => typed || null;

const business = (typed: ApplicationValues) => ({
  phone: typed.phone,
  businessName: typed.businessName,
  businessDescription: typed.businessDescription,
  businessLicense: orNull(typed.businessLicense),
  businessAddress: typed.businessAddress,
  businessCity: typed.businessCity,
  businessState: typed.businessState,
  businessZip: typed.businessZip,
  serviceAreaRadius: Number(typed.serviceAreaRadius),
  yearsInBusiness: typed.yearsInBusiness === '' ? null : Number(typed.yearsInBusiness),
  websiteUrl: orNull(typed.websiteUrl),
  kycDocumentType: typed.kycDocumentType as DocumentType,
});

const secrets = ({ taxId, kycDocumentNumber, bankName, bankAccountNumber, bankRoutingNumber }: ApplicationValues) => ({
  taxId,
  kycDocumentNumber,
  bankName,
  bankAccountNumber,
  bankRoutingNumber,
});

/** What was typed, as the server takes it. */
export const application = (typed: ApplicationValues): VendorApplicationDto => ({ ...business(typed), ...secrets(typed) });

export const registration = (typed: ApplicationValues): VendorRegistrationDto => ({
  fullName: typed.fullName,
  email: typed.email,
  password: typed.password,
  ...application(typed),
});

/** What is left empty is left out: it stays as it was last told. */
export const resubmission = (typed: ApplicationValues): VendorResubmissionDto => ({
  ...business(typed),
  ...Object.fromEntries(Object.entries(secrets(typed)).filter(([, text]) => text !== '')),
});
