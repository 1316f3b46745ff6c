import * as z from 'zod/mini';
import { ACCOUNT, CONTACT, NO_ACCOUNT } from './account.ts';
import { COMPANY } from './company.ts';
import { KYC, KYC_ON_FILE } from './kyc.ts';

/** Who applies: a visitor, somebody who is signed in, or somebody whose last application was rejected. */
export type Applicant = 'visitor' | 'person' | 'rejected';

export const RULES = {
  visitor: z.object({ ...ACCOUNT, ...CONTACT, ...COMPANY, ...KYC }),
  person: z.object({ ...NO_ACCOUNT, ...CONTACT, ...COMPANY, ...KYC }),
  rejected: z.object({ ...NO_ACCOUNT, ...CONTACT, ...COMPANY, ...KYC_ON_FILE }),
};

/** Everything as it is typed. */
export type ApplicationValues = z.infer<(typeof RULES)['visitor']>;
export type Field = keyof ApplicationValues;

/** A field that was never on the screen is empty. */
const EMPTY: ApplicationValues = {
  fullName: '',
  email: '',
  password: '',
  phone: '',
  businessName: '',
  businessDescription: '',
  businessAddress: '',
  businessCity: '',
  businessState: '',
  businessZip: '',
  serviceAreaRadius: '',
  yearsInBusiness: '',
  websiteUrl: '',
  businessLicense: '',
  kycDocumentType: '',
  taxId: '',
  kycDocumentNumber: '',
  bankName: '',
  bankAccountNumber: '',
  bankRoutingNumber: '',
};

export const FIELDS = Object.keys(EMPTY) as Field[];

export const wholeOf = (typed: Partial<ApplicationValues>): ApplicationValues => ({
  ...EMPTY,
  ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined)),
});
