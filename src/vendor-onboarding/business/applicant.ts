import { Invalid } from '../../platform/errors.js';
import { lookupZip } from '../../platform/geo/zip.js';
import type { Application } from '../vendor.js';

/** What is told about the business; its zone follows from the ZIP. */
export interface Applicant {
  readonly business: Omit<Application['business'], 'timeZone'>;
  readonly personal: Application['personal'];
}

interface Input<Business, Personal> {
  readonly business: Business;
  readonly personal: Personal;
}

/** What proves identity, and where money goes: shown masked, and kept when it is not told again. */
export type Secrets = Pick<Application['personal'], 'taxId' | 'kycDocumentNumber' | 'bankName' | 'bankAccountNumber' | 'bankRoutingNumber'>;

/** An application after a rejection: of the secrets only those that are told again. */
export interface Resubmission {
  readonly business: Applicant['business'];
  readonly personal: Omit<Application['personal'], keyof Secrets>;
  readonly secrets: { readonly [Name in keyof Secrets]: string | null };
}

/**
 * What was told, with the time zone that follows from the ZIP.
 * @throws Invalid for a ZIP code that is not in use
 */
export function withTimeZone<Business extends { readonly businessZip: string }, Personal>({
  business,
  personal,
}: Input<Business, Personal>) {
  const place = lookupZip(business.businessZip);
  if (!place) throw new Invalid({ businessZip: 'This ZIP code is not in use' });
  return { business: { ...business, timeZone: place.timeZone }, personal };
}

/** What is told again, over what was told before. */
export const withEarlierSecrets = ({ business, personal, secrets }: Resubmission, before: Secrets): Applicant => ({
  business,
  personal: { ...personal, ...eachSecret((name) => secrets[name] ?? before[name]) },
});

export const eachSecret = (tell: (name: keyof Secrets) => string): Secrets => ({
  taxId: tell('taxId'),
  kycDocumentNumber: tell('kycDocumentNumber'),
  bankName: tell('bankName'),
  bankAccountNumber: tell('bankAccountNumber'),
  bankRoutingNumber: tell('bankRoutingNumber'),
});

export const SECRETS: readonly string[] = Object.keys(eachSecret(() => ''));
