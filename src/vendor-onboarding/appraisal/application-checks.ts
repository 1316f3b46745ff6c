import { lookupZip } from '../../platform/geo/zip.js';
import type { SubmittedFields } from '../application/submitted-applications.js';

/** What whoever decides about an application should have looked at, in this order. */
export const APPLICATION_CHECKS = ['email', 'name', 'place', 'tax-id', 'bank-account', 'license'] as const;
export type ApplicationCheck = (typeof APPLICATION_CHECKS)[number];

/** What the checks rest on. */
export interface Checked {
  readonly emailVerified: boolean;
  /** How many other businesses have the same name, but for those that were rejected. */
  readonly namesakes: number;
  readonly businessState: string;
  readonly businessZip: string;
  readonly businessLicense: string | null;
  readonly secrets: Pick<SubmittedFields, 'taxId' | 'bankAccountNumber' | 'bankRoutingNumber'>;
}

/**
 * Whether what was told can be so. That a check is passed proves nothing; one that is not is a doubt, and no refusal: foreign banks count otherwise, and two
 * businesses may have one name.
 */
export function applicationChecks(told: Checked): { check: ApplicationCheck; passed: boolean }[] {
  const { taxId, bankAccountNumber, bankRoutingNumber } = told.secrets;
  const passed: Readonly<Record<ApplicationCheck, boolean>> = {
    email: told.emailVerified,
    name: told.namesakes === 0,
    place: lookupZip(told.businessZip)?.state === told.businessState,
    'tax-id': isTaxId(taxId),
    'bank-account': /^\d{4,18}$/.test(compact(bankAccountNumber)) && (isRoutingNumber(bankRoutingNumber) || isIfsc(bankRoutingNumber)),
    license: told.businessLicense !== null,
  };
  return APPLICATION_CHECKS.map((check) => ({ check, passed: passed[check] }));
}

const compact = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** An EIN has nine digits, and so have the numbers of persons that may stand for it. Nine times the same is none. */
const isTaxId = (text: string): boolean => /^(\d)(?!\1{8})\d{8}$/.test(compact(text));

/** India's code of a bank and its branch: four letters, a zero, six more. */
const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/i.test(compact(text));

/** Nine digits, weighted 3, 7, 1, add up to a multiple of ten (American Bankers Association). */
function isRoutingNumber(text: string): boolean {
  const digits = compact(text);
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * [3, 7, 1][index % 3]!, 0) % 10 === 0;
}
