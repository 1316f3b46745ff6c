import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { enter } from './support/enter.js';
import { authorizationOf, type Newcomer, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectToFit390, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const REASON = 'The bank has returned a transfer to this account.';

const SECRETS = {
  taxId: '98-7654321',
  kycDocumentNumber: 'P44719023',
  bankName: 'Guadalupe River Bank',
  bankAccountNumber: '5550009917223',
  bankRoutingNumber: 'GRVB0004411',
};

let count = 0;

interface Applied extends Newcomer {
  businessName: string;
}

/** What an applicant tells besides the secrets. */
const detailsOf = ({ businessName }: { businessName: string }) => ({
  phone: '(512) 555-0188',
  businessName,
  businessDescription: 'Locks opened without a scratch.',
  businessAddress: '31 Nueces Street',
  businessCity: 'Austin',
  businessState: 'TX',
  businessZip: '78701',
  yearsInBusiness: 4,
  websiteUrl: 'https://amsel.example',
  kycDocumentType: 'passport',
});

/** Somebody whose application waits for a decision. */
async function applied(request: APIRequestContext): Promise<Applied> {
  const person = await newcomer(request, 'Ruth Amsel');
  const businessName = `Amsel Locks ${Date.now()}-${++count}`;
  const told = { ...detailsOf({ businessName }), ...SECRETS };
  const headers = await authorizationOf(request, person);
  await successful(request.post('/api/v1/vendor-applications', { headers, data: told }));
  return { ...person, businessName };
}

const details = (page: Page) => page.getByRole('dialog', { name: 'Vendor Details' });
const identity = (page: Page) => details(page).getByRole('region', { name: 'Identity and bank' });

async function open(page: Page, { businessName }: Applied): Promise<void> {
  await page.getByRole('button', { name: `View details of ${businessName}` }).click();
  await expect(identity(page)).toContainText('••••');
}

async function askFor(page: Page, reason: string, password: string): Promise<void> {
  await details(page)
    .getByLabel(/^Why do you need to see it/)
    .fill(reason);
  await details(page).getByLabel('Your password').fill(password);
  await identity(page).getByRole('button', { name: 'Show in full' }).click();
}

/** Nothing of it is anywhere in the page. */
async function expectMasked(page: Page): Promise<void> {
  const html = await page.content();
  for (const secret of Object.values(SECRETS)) expect(html).not.toContain(secret);
}

test('an administrator reads an application, masked', async ({ page, request }) => {
  const person = await applied(request);
  await enter(page, ADMIN);
  await open(page, person);
  for (const words of [
    person.businessName,
    'Ruth Amsel',
    person.email,
    'Email confirmed',
    '31 Nueces Street, Austin, TX 78701',
    '10 miles',
  ]) {
    await expect(details(page)).toContainText(words);
  }
  await expect(details(page).getByRole('link', { name: 'https://amsel.example' })).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect(identity(page)).toContainText('•••• 321');
  await expect(identity(page)).toContainText('Passport');
  await expectMasked(page);
  const checks = details(page).getByRole('region', { name: 'Checklist' });
  await expect(checks).toContainText('1 of 6 needs a look.');
  await expect(checks.getByRole('listitem').filter({ hasText: 'No business license number given' })).toHaveCount(1);
  await expect(checks.getByRole('listitem').filter({ hasText: 'No other business has this name' })).toHaveCount(1);
});

test('clear text needs a reason and the password, is recorded, and goes with the dialog', async ({ page, request }) => {
  const person = await applied(request);
  await enter(page, ADMIN);
  await open(page, person);
  await identity(page).getByRole('button', { name: 'Show in full' }).click();

  await test.step('a reason that says nothing is not enough', async () => {
    await askFor(page, 'because', ADMIN.password);
    await expect(details(page).getByLabel(/^Why do you need to see it/)).toHaveAccessibleDescription(/at least 10 characters/);
    await expectMasked(page);
  });

  await test.step('nor is a wrong password', async () => {
    await askFor(page, REASON, 'not my password');
    await expect(details(page).getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.');
    await expect(details(page).getByLabel('Your password')).toBeFocused();
    await expectMasked(page);
  });

  await test.step('with both, everything is shown', async () => {
    await askFor(page, REASON, ADMIN.password);
    for (const secret of Object.values(SECRETS)) await expect(identity(page)).toContainText(secret);
    await expect(identity(page)).toContainText('That you have seen it is recorded.');
  });

  await test.step('Hide masks it again, and so does another look', async () => {
    await identity(page).getByRole('button', { name: 'Hide' }).click();
    await expect(identity(page)).toContainText('•••• 321');
    await expectMasked(page);
    await details(page).getByRole('button', { name: 'Close' }).click();
    await expect(details(page)).toBeHidden();
    await open(page, person);
    await expectMasked(page);
  });

  await test.step('whoever it is about finds the look in their file', async () => {
    const headers = await authorizationOf(request, person);
    const file = (await (await successful(request.get('/api/v1/account/data', { headers }))).json()) as {
      events: { type: string; personal?: { reason?: string } }[];
    };
    const looks = file.events.filter(({ type }) => type === 'KycViewedV2');
    expect(looks.map(({ personal }) => personal?.reason)).toEqual([REASON]);
  });
});

test('beside an application that follows a rejected one stands what has changed, and why that one was rejected', async ({
  page,
  request,
}) => {
  const person = await applied(request);
  const as = { headers: await authorizationOf(request, person) };
  const admin = { headers: await authorizationOf(request, ADMIN) };
  const { vendorId } = (await (await successful(request.get('/api/v1/vendor/application', as))).json()) as { vendorId: string };
  const data = { reason: 'The licence has expired.' };
  await successful(request.post(`/api/v1/admin/vendors/${vendorId}/reject`, { ...admin, data }));
  const again = { ...detailsOf(person), businessLicense: 'TX-4411', taxId: '11-1114321', kycDocumentType: 'national_id' };
  await successful(request.post('/api/v1/vendor-applications/resubmission', { ...as, data: again }));
  await enter(page, ADMIN);
  await open(page, person);
  const changes = details(page).getByRole('region', { name: 'Changes since the last application' });
  await expect(changes).toContainText(
    /^Changes since the last applicationApplication 1, sent .*, was rejected .*: The licence has expired\./,
  );
  for (const [field, before, now] of [
    ['Business license number', 'Not given', 'TX-4411'],
    ['ID document type', 'Passport', 'National ID'],
    ['Tax ID / EIN', '•••• 321', '•••• 321Another one, which ends alike'],
  ]) {
    const row = changes.getByRole('row').filter({ has: page.getByRole('rowheader', { name: field!, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText([before!, now!]);
  }
  await expect(changes.getByRole('row')).toHaveCount(4);
  await expectNoBarriers(page);
  await expectToFit390(page);
  await expectNoBarriers(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialog has no barrier in ${colorScheme}, and fits a narrow phone`, async ({ page, request }) => {
    const person = await applied(request);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await enter(page, ADMIN);
    await visit(page, '/dashboard');
    await open(page, person);
    await expectNoBarriers(page);
    await identity(page).getByRole('button', { name: 'Show in full' }).click();
    await identity(page).getByRole('button', { name: 'Show in full' }).click();
    await expect(details(page).getByLabel(/^Why do you need to see it/)).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarriers(page);
    await expectToFit390(page);
    await expectNoBarriers(page);
  });
}
