import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { applicant } from './support/applicant.js';
import { enter } from './support/enter.js';
import { authorizationOf, type Newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, toast, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const VENDORS = '/admin/vendors';
const REASON = 'Three complaints about work that was not done.';

let count = 0;

interface Applied extends Newcomer {
  businessName: string;
  vendorId: string;
}

/** Somebody whose application waits, under a name that nobody else has. */
async function applied(request: APIRequestContext): Promise<Applied> {
  const businessName = `Amsel Locks ${process.pid}-${Date.now()}-${++count}`;
  const person = await applicant(request, 'Ruth Amsel', { businessName });
  const headers = await authorizationOf(request, person);
  const { id: vendorId } = (await (await successful(request.get('/api/v1/vendor/profile', { headers }))).json()) as { id: string };
  return { ...person, businessName, vendorId };
}

const decide = async (request: APIRequestContext, { vendorId }: Applied, decision: string, data: object = {}) =>
  successful(request.post(`/api/v1/admin/vendors/${vendorId}/${decision}`, { headers: await authorizationOf(request, ADMIN), data }));
const suspension = { reason: REASON, confirmedBookings: 'keep' };

/** The list, with this provider alone in it. */
async function look(page: Page, { businessName }: Applied) {
  await enter(page, ADMIN, VENDORS);
  await page.getByRole('searchbox', { name: 'Search vendors' }).fill(businessName);
  await expect(page.getByRole('status').filter({ hasText: 'found for' })).toHaveText(`1 vendor found for “${businessName}”`);
  return page.getByRole('listitem', { name: businessName, exact: true });
}

const publicly = async (page: Page, { vendorId }: Applied) => (await page.request.get(`/api/v1/vendors/${vendorId}`)).status();

test('a provider is found, approved in the details, deactivated, and activated again', async ({ page, request }) => {
  const business = await applied(request);
  const { businessName } = business;
  const card = await look(page, business);
  await expect(card).toContainText('Pending');
  await expect(card).toContainText('Ruth Amsel · Austin, TX');

  await test.step('the details have the decision in them', async () => {
    await card.getByRole('button', { name: `View ${businessName}` }).click();
    const details = page.getByRole('dialog', { name: 'Vendor Details' });
    await details.getByRole('button', { name: `Approve ${businessName}` }).click();
    await expect(toast(page, 'Vendor approved')).toContainText('The vendor application has been approved.');
    await expect(details).toHaveCount(0);
    await expect(card).toContainText('Active');
    await expect.poll(() => publicly(page, business)).toBe(200);
  });

  await test.step('deactivating needs a reason, which the provider reads', async () => {
    await card.getByRole('button', { name: `Deactivate ${businessName}` }).click();
    const dialog = page.getByRole('dialog', { name: `Deactivate ${businessName}?` });
    await expect(dialog).toContainText('No booking is open.');
    await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason of at least 10 characters.');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(toast(page, 'Vendor updated')).toContainText('Vendor status has been updated successfully.');
    await expect(card).toContainText('Inactive');
    await expect(card).toContainText(`Deactivated: ${REASON}`);
    expect(await publicly(page, business)).toBe(404);
    const headers = await authorizationOf(request, business);
    const own = (await (await successful(request.get('/api/v1/vendor/profile', { headers }))).json()) as { suspensionReason: string };
    expect(own.suspensionReason).toBe(REASON);
  });

  await test.step('activating brings them back', async () => {
    await card.getByRole('button', { name: `Activate ${businessName}` }).click();
    await page
      .getByRole('dialog', { name: `Activate ${businessName}?` })
      .getByRole('button', { name: 'Activate', exact: true })
      .click();
    await expect(card).toContainText('Active');
    await expect.poll(() => publicly(page, business)).toBe(200);
  });
});

test('the list is chosen by state and order, which stand in the address', async ({ page, request }) => {
  const business = await applied(request);
  await enter(page, ADMIN, VENDORS);
  await expect(page.getByRole('heading', { name: 'Vendor Management' })).toBeVisible();
  const states = page.getByRole('list', { name: 'State' });
  await states.getByRole('link', { name: /^Pending/ }).click();
  await expect(page).toHaveURL(`${VENDORS}?state=pending`);
  await expect(page.getByRole('listitem', { name: business.businessName, exact: true })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(`${VENDORS}?state=pending&sort=name`);
  await states.getByRole('link', { name: /^Rejected/ }).click();
  await expect(page).toHaveURL(`${VENDORS}?state=rejected&sort=name`);
  await expect(page.getByRole('listitem', { name: business.businessName, exact: true })).toHaveCount(0);

  // Both within the same moment, before anything is drawn again: neither undoes the other.
  await page.evaluate(`(() => {
    const order = [...document.querySelectorAll('select')].find((select) => select.value === 'name');
    const active = document.querySelector('[aria-label="State"] a[href*="state=active"]');
    order.value = 'rating';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    active.click();
  })()`);
  await expect(page).toHaveURL(`${VENDORS}?state=active&sort=rating`);

  await visit(page, `${VENDORS}?search=nobody is called this`);
  await expect(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible();
  await expect(page.getByText('No vendors match your search criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all vendors' }).click();
  await expect(page).toHaveURL(VENDORS);
});

test('whoever is about to decide sees that another window was faster', async ({ page, request }) => {
  const business = await applied(request);
  await decide(request, business, 'approve');
  const card = await look(page, business);
  await card.getByRole('button', { name: `Deactivate ${business.businessName}` }).click();
  const dialog = page.getByRole('dialog', { name: `Deactivate ${business.businessName}?` });
  await dialog.getByLabel('Reason').fill(REASON);
  await decide(request, business, 'deactivate', suspension);
  await expect(dialog.getByRole('alert')).toHaveText('This vendor has changed meanwhile. Please close this and look at it again.');
  await expect(dialog.getByRole('button', { name: 'Deactivate', exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(card).toContainText(`Deactivated: ${REASON}`);
});

test('others are sent to their own dashboard', async ({ page }) => {
  await enter(page, { email: 'customer@demo.test', password: DEMO_PASSWORD });
  await visit(page, VENDORS);
  await expect(page).toHaveURL('/dashboard');
});

test('the list and its dialogs have no barrier, and fit a narrow phone', async ({ page, request }) => {
  const business = await applied(request);
  await decide(request, business, 'approve');
  await enter(page, ADMIN, VENDORS);
  await expect(page.getByRole('listitem', { name: business.businessName, exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: `Deactivate ${business.businessName}` }).click();
  await expect(page.getByRole('dialog')).toContainText('No booking is open.');
  await expectSound(page);
});
