import type { Applicant } from '../../src/vendor-onboarding/index.js';

/** An application that is good in every field; a test changes what it is about. */
export function applicant(business: Partial<Applicant['business']> = {}): Applicant {
  return {
    business: {
      businessName: 'Bright & Co',
      businessDescription: 'Homes cleaned from top to bottom.',
      businessCity: 'Austin',
      businessState: 'TX',
      businessZip: '78701',
      serviceAreaRadius: 25,
      yearsInBusiness: 9,
      kycDocumentType: 'passport',
      ...business,
    },
    personal: {
      contactPerson: 'Victoria Brandt',
      contactEmail: 'victoria@example.test',
      contactPhone: '(512) 555-0100',
      businessAddress: '100 Congress Avenue',
      businessLicense: null,
      websiteUrl: null,
      taxId: '00-0000000',
      kycDocumentNumber: 'X0000000',
      bankName: 'First Bank',
      bankAccountNumber: '0000000000',
      bankRoutingNumber: '000000000',
    },
  };
}
