import type { APIRequestContext } from '@playwright/test';
import { authorizationOf, type Newcomer, newcomer, successful } from './newcomer.js';

/** What a business in Austin tells when it applies. */
export const APPLICATION = {
  phone: '(512) 555-0177',
  businessName: 'Lindqvist & Daughters',
  businessDescription: 'Doors, hinges and locks that close as they should, for houses of any age.',
  businessAddress: '908 Congress Avenue',
  businessCity: 'Austin',
  businessState: 'TX',
  businessZip: '78701',
  taxId: '12-3456789',
  kycDocumentType: 'passport',
  kycDocumentNumber: 'X1234567',
  bankName: 'First Demo Bank',
  bankAccountNumber: '000123456789',
  bankRoutingNumber: '111000025',
} as const;

/** Somebody who has applied as a provider, and whom nobody has answered. */
export async function applicant(request: APIRequestContext, fullName = 'Ingrid Lindqvist', told: object = {}): Promise<Newcomer> {
  const person = await newcomer(request, fullName);
  const headers = await authorizationOf(request, person);
  await successful(request.post('/api/v1/vendor-applications', { headers, data: { ...APPLICATION, ...told } }));
  return person;
}
