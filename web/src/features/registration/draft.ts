import type { Applicant, ApplicationValues, Field } from './rules/application.ts';

/** Never in any storage: what opens an account, says who somebody is, or leads to their money. */
const NOT_KEPT: ReadonlySet<Field> = new Set<Field>([
  'password',
  'taxId',
  'kycDocumentNumber',
  'bankName',
  'bankAccountNumber',
  'bankRoutingNumber',
]);

export const SECRETS: readonly Field[] = [...NOT_KEPT].filter((field) => field !== 'password');

/** A visitor who signs in midway goes on with what they typed; an application that is sent again starts from the last one. */
const keyOf = (applicant: Applicant) => (applicant === 'rejected' ? 'vendor-resubmission' : 'vendor-registration');

/** What was typed in this tab before it was loaded again. It ends with the tab. */
export function readDraft(applicant: Applicant): Partial<ApplicationValues> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(applicant)) ?? '{}') as Partial<ApplicationValues>;
  } catch {
    return {};
  }
}

export function keepDraft(applicant: Applicant, typed: Partial<ApplicationValues>): void {
  const kept = Object.fromEntries(Object.entries(typed).filter(([field]) => !NOT_KEPT.has(field as Field)));
  try {
    sessionStorage.setItem(keyOf(applicant), JSON.stringify(kept));
  } catch {
    // Storage may be refused; the form itself still holds what was typed.
  }
}

export function dropDraft(applicant: Applicant): void {
  try {
    sessionStorage.removeItem(keyOf(applicant));
  } catch {
    // Nothing was kept.
  }
}
