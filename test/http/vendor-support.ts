import { type Member, type TestApp } from '../support/app.js';
import { by } from './booking-support.js';

/** What the wizard of a signed-in person sends. */
export const APPLICATION = {
  phone: '(512) 555-0100',
  businessName: 'Bright & Co',
  businessDescription: 'Homes cleaned from top to bottom.',
  businessAddress: '100 Congress Avenue',
  businessCity: 'Austin',
  businessState: 'TX',
  businessZip: '78701',
  taxId: '12-3456789',
  kycDocumentType: 'passport',
  kycDocumentNumber: 'X0000001',
  bankName: 'First Bank',
  bankAccountNumber: '0009876543',
  bankRoutingNumber: 'FIRS0001234',
};

/** The same without what proves identity and where money goes: enough after a rejection. */
export const DETAILS = Object.fromEntries(
  Object.entries(APPLICATION).filter(([field]) => field === 'kycDocumentType' || !/^(taxId|kyc|bank)/.test(field)),
);

export interface Applicant {
  readonly owner: Member;
  readonly vendorId: string;
}

/** Somebody who has applied. */
export async function applied(app: TestApp, told: object = {}, owner?: Member): Promise<Applicant> {
  const person = owner ?? (await app.member({ fullName: 'Victoria Brandt' }));
  const { body } = await by(app, person)
    .post('/vendor-applications', { ...APPLICATION, ...told })
    .expect(201);
  await app.caughtUp();
  return { owner: person, vendorId: (body as { vendorId: string }).vendorId };
}

/** Somebody who has applied and been approved. */
export async function approved(app: TestApp, admin: Member): Promise<Applicant> {
  const business = await applied(app);
  await decide(app, admin, business, 'approve');
  return business;
}

/** What an admin decides about a business, seen by everybody. */
export async function decide(app: TestApp, admin: Member, { vendorId }: Applicant, decision: string, body: object = {}): Promise<void> {
  await by(app, admin).post(`/admin/vendors/${vendorId}/${decision}`, body).expect(204);
  await app.caughtUp();
}
