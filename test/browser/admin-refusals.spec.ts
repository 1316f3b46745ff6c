import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { applicant } from './support/applicant.js';
import { enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, provider } from './support/provider.js';
import { toast } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const WHY = 'Vera Winkel was faster.';
const CHANGES = ['POST', 'PATCH', 'DELETE'];

/** The server refuses whatever is to be changed there, and says why. */
const refuse = (page: Page, what: string) =>
  page.route(`**/api/v1/admin/${what}`, (route) =>
    CHANGES.includes(route.request().method())
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { status: 409, code: 'moderation/decided-already', title: 'Refused', detail: WHY },
        })
      : route.fallback(),
  );
/** Nobody answers there, where something is to be changed. */
const cutOff = (page: Page, what: string) =>
  page.route(`**/api/v1/admin/${what}`, (route) => (CHANGES.includes(route.request().method()) ? route.abort() : route.fallback()));

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a decision about a provider that fails is told as each of the two pages does', async ({ page, request }) => {
  const businessName = `Amsel Locks ${randomUUID().slice(0, 8)}`;
  await applicant(request, 'Ruth Amsel', { businessName });
  const reject = async () => {
    await page
      .getByRole('button', { name: `Reject ${businessName}` })
      .last()
      .click();
    await dialog(page, `Reject ${businessName}?`).getByLabel('Reason').fill('The license can not be found.');
    await dialog(page, `Reject ${businessName}?`).getByRole('button', { name: 'Reject', exact: true }).click();
  };
  const told = async (title: string) => {
    await expect(toast(page, WHY)).toContainText(title);
    await toast(page, WHY).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page, WHY)).toHaveCount(0);
  };

  await refuse(page, 'vendors/*/{approve,reject}');
  await enter(page, ADMIN);
  await page.getByRole('button', { name: `Approve ${businessName}` }).click();
  await told('Error');
  await reject();
  await told('Error');

  await enter(page, ADMIN, `/admin/vendors?search=${encodeURIComponent(businessName)}`);
  await page.getByRole('button', { name: `Approve ${businessName}` }).click();
  await told('Update failed');
  await reject();
  await told('Update failed');
  await page.getByRole('button', { name: `View ${businessName}` }).click();
  await dialog(page, 'Vendor Details')
    .getByRole('button', { name: `Reject ${businessName}` })
    .click();
  await dialog(page, `Reject ${businessName}?`).getByLabel('Reason').fill('The license can not be found.');
  await dialog(page, `Reject ${businessName}?`).getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByText(WHY)).toBeVisible();
  await expect(page.getByText('Update failed')).toBeVisible();
});

test('what fails about a category is told in its own words', async ({ page, request }) => {
  const headers = await authorizationOf(request, ADMIN);
  const name = `Trade ${randomUUID().slice(0, 8)}`;
  const data = { name, slug: name.toLowerCase().replace(' ', '-'), description: '' };
  const made = await successful(request.post('/api/v1/admin/categories', { headers, data }));
  const { categoryId } = (await made.json()) as { categoryId: string };
  await enter(page, ADMIN, '/admin/categories');
  await refuse(page, 'categories{,/**}');
  const alert = page.getByRole('dialog').getByRole('alert');

  await page.getByRole('button', { name: 'Add Category' }).click();
  await dialog(page, 'Add Category').getByLabel('Name').fill(`${name} too`);
  await dialog(page, 'Add Category').getByRole('button', { name: 'Create Category' }).click();
  await expect(alert).toHaveText(`Failed to create category. Please try again. ${WHY}`);
  await dialog(page, 'Add Category').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page, 'Edit Category').getByLabel('Description').fill('Another one.');
  await dialog(page, 'Edit Category').getByRole('button', { name: 'Save Changes' }).click();
  await expect(alert).toHaveText(`Failed to update category. Please try again. ${WHY}`);
  await dialog(page, 'Edit Category').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('switch', { name: `${name} is active` }).click();
  await dialog(page, `Deactivate ${name}?`).getByLabel('Reason').fill('Nobody looks for it.');
  await dialog(page, `Deactivate ${name}?`).getByRole('button', { name: 'Deactivate' }).click();
  await expect(alert).toHaveText(`Failed to update category status. ${WHY}`);
  await dialog(page, `Deactivate ${name}?`).getByRole('button', { name: 'Keep as it is' }).click();
  await expect(page.getByRole('switch', { name: `${name} is active` })).toBeChecked();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const asks = dialog(page, 'Are you sure you want to delete this category?');
  await asks.getByLabel('Reason').fill('Nobody looks for it.');
  await asks.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(alert).toHaveText(`Failed to delete category. Please try again. ${WHY}`);

  await cutOff(page, 'categories{,/**}');
  await asks.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByText('Failed to delete category. Please try again.')).toBeVisible();
  await successful(request.post(`/api/v1/admin/categories/${categoryId}/delete`, { headers, data: { reason: 'Made for a test.' } }));
});

test('what fails about a service is an error, and why', async ({ page, request }) => {
  const title = `Lock care ${randomUUID().slice(0, 8)}`;
  await offer(request, await provider(request), { title });
  await enter(page, ADMIN, `/admin/services?search=${encodeURIComponent(title)}`);
  await refuse(page, 'services/**');
  const alert = page.getByRole('dialog').getByRole('alert');

  await page.getByRole('switch', { name: `${title} is active` }).click();
  await dialog(page, `Deactivate ${title}?`).getByLabel('Reason').fill('Three complaints about it.');
  await dialog(page, `Deactivate ${title}?`).getByRole('button', { name: 'Deactivate' }).click();
  await expect(alert).toHaveText(`Error ${WHY}`);
  await dialog(page, `Deactivate ${title}?`).getByRole('button', { name: 'Keep as it is' }).click();
  await expect(page.getByRole('switch', { name: `${title} is active` })).toBeChecked();

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await dialog(page, 'Edit Service').getByLabel('Duration in minutes').fill('75');
  await dialog(page, 'Edit Service').getByRole('button', { name: 'Save Changes' }).click();
  await expect(alert).toHaveText(`Error ${WHY}`);
  await dialog(page, 'Edit Service').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await dialog(page, `Delete ${title}?`).getByLabel('Reason').fill('Nobody has come for it.');
  await dialog(page, `Delete ${title}?`).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(alert).toHaveText(`Error ${WHY}`);
});
