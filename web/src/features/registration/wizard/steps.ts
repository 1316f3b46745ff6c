import { ACCOUNT, CONTACT } from '../rules/account.ts';
import { type Applicant, type ApplicationValues, type Field, FIELDS, RULES, wholeOf } from '../rules/application.ts';
import { COMPANY } from '../rules/company.ts';

export const STEPS = ['Basic Details', 'Company Details', 'KYC Details'] as const;
export const LAST_STEP = STEPS.length - 1;

const stepOf = (field: string): number => (field in ACCOUNT || field in CONTACT ? 0 : field in COMPANY ? 1 : LAST_STEP);

export const fieldsOf = (step: number): Field[] => FIELDS.filter((field) => stepOf(field) === step);

/** Which of these fields comes first, and on which step it stands. */
export function firstOf(fields: readonly string[]): { field: Field; step: number } | undefined {
  const field = FIELDS.find((each) => fields.includes(each));
  return field && { field, step: stepOf(field) };
}

/** The first step with something missing or wrong: nobody comes further by an address alone. */
export function firstUnfinished(applicant: Applicant, typed: Partial<ApplicationValues>): number {
  const { error } = RULES[applicant].safeParse(wholeOf(typed));
  return firstOf((error?.issues ?? []).map(({ path }) => String(path[0])))?.step ?? LAST_STEP;
}
