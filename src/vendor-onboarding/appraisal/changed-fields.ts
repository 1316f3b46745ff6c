import { eachSecret } from '../business/applicant.js';
import type { Application } from '../vendor.js';

/** All that an application tells; the time zone follows from the ZIP. */
type Told = Omit<Application['business'], 'timeZone'> & Application['personal'];

/** In the order in which they are asked for. */
export const APPLICATION_FIELDS = [
  'businessName',
  'businessDescription',
  'contactPerson',
  'contactEmail',
  'contactPhone',
  'businessAddress',
  'businessCity',
  'businessState',
  'businessZip',
  'serviceAreaRadius',
  'yearsInBusiness',
  'businessLicense',
  'websiteUrl',
  'kycDocumentType',
  'taxId',
  'kycDocumentNumber',
  'bankName',
  'bankAccountNumber',
  'bankRoutingNumber',
] as const satisfies readonly (keyof Told)[];
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** A field that two applications tell differently; `null`: left out. */
export interface ChangedField {
  readonly field: ApplicationField;
  readonly before: string | null;
  readonly now: string | null;
}

/**
 * What the later of two applications tells otherwise than the earlier one. All is compared as it was told; then what proves identity, and where money goes,
 * is masked.
 */
export function changedFields(before: Told, now: Told, mask: (secret: string) => string): ChangedField[] {
  const shown = (told: Told): Told => ({ ...told, ...eachSecret((name) => mask(told[name])) });
  const [earlier, later] = [shown(before), shown(now)];
  return APPLICATION_FIELDS.filter((field) => before[field] !== now[field]).map((field) => ({
    field,
    before: textOf(earlier[field]),
    now: textOf(later[field]),
  }));
}

const textOf = (value: string | number | null): string | null => (value === null ? null : String(value));
