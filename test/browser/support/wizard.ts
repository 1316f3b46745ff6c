import type { Page } from '@playwright/test';
import type { Newcomer } from './newcomer.js';
import { expect } from './product.js';
import { visit } from './visit.js';

export const WIZARD = '/vendor-registration';

/** What is typed on each step; `State` and `ID document type` are chosen. */
export const COMPANY = {
  'Business name': 'Keller Tile & Stone',
  'Business description': 'Tiles laid level, and grout that stays white.',
  'Business address': '12 Main Street',
  City: 'Austin',
  State: 'Texas',
  'ZIP code': '78701',
};
export const KYC = {
  'Tax ID / EIN': '74-1234567',
  'ID document type': 'Passport',
  'Document number': 'X18422907',
  'Bank name': 'Lone Star Credit Union',
  'Account number': '0004418822917',
  'IFSC Code': 'HDFC0001234',
};

const CHOSEN: ReadonlySet<string> = new Set(['State', 'ID document type']);

/** The step that is shown is the form's name. */
export const step = (page: Page, name: 'Basic Details' | 'Company Details' | 'KYC Details') => page.getByRole('form', { name });

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('main').getByRole('form');
  for (const [label, value] of Object.entries(values)) {
    // A required field's label ends with a star.
    const field = form.getByLabel(new RegExp(`^${label}`));
    if (CHOSEN.has(label)) await field.selectOption({ label: value });
    else await field.fill(value);
  }
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click();

/** From the first step with everything on it to the last one. */
export async function toKyc(page: Page, company: Readonly<Record<string, string>> = COMPANY): Promise<void> {
  await next(page);
  await expect(step(page, 'Company Details')).toBeVisible();
  await fill(page, company);
  await next(page);
  await expect(step(page, 'KYC Details')).toBeVisible();
}

let count = 0;

/** Somebody who has no account yet. */
export function stranger(fullName: string): Newcomer & { phone: string } {
  const email = `applicant.${process.pid}.${Date.now()}.${++count}@example.test`;
  return { fullName, email, password: 'measure twice, cut once', phone: '(512) 555-0142' };
}

export const account = ({ fullName, email, password, phone }: ReturnType<typeof stranger>) => ({
  'Full name': fullName,
  Email: email,
  Password: password,
  Phone: phone,
});

/** The whole wizard, of a visitor. */
export async function register(page: Page, person: ReturnType<typeof stranger>, company: Readonly<Record<string, string>>): Promise<void> {
  await visit(page, WIZARD);
  await fill(page, account(person));
  await toKyc(page, company);
  await fill(page, KYC);
  await submit(page);
  await expect(page).toHaveURL('/auth');
}
