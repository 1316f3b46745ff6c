import { lookupZip } from '../../platform/geo/zip.js';
import { idFrom } from '../../platform/ids.js';
import type { Applicant } from '../../vendor-onboarding/index.js';
import type { Business } from './market.js';

/** What a business tells when it applies. The numbers are well formed and belong to nobody. */
export function applicationOf(business: Business): Applicant {
  const { city, state } = lookupZip(business.zip)!;
  const digits = String(Number.parseInt(idFrom(business.key).slice(0, 8), 16)).padStart(10, '0');
  return {
    business: {
      businessName: business.business,
      businessDescription: business.about,
      businessCity: city,
      businessState: state,
      businessZip: business.zip,
      serviceAreaRadius: business.radius,
      yearsInBusiness: business.years,
      kycDocumentType: 'drivers_license',
    },
    personal: {
      contactPerson: business.owner,
      contactEmail: business.email,
      contactPhone: business.phone,
      businessAddress: business.street,
      businessLicense: `${state}-${digits.slice(0, 6)}`,
      websiteUrl: null,
      taxId: `00-${digits.slice(0, 7)}`,
      kycDocumentNumber: `D${digits.slice(0, 8)}`,
      bankName: 'First Demo Bank',
      bankAccountNumber: `000${digits}`,
      bankRoutingNumber: '000000000',
    },
  };
}
