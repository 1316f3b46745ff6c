import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { dayWith, offer, provider } from './support/provider.js';
import { booked } from './support/vendor-day.js';
import { expectSound, toast } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const USERS = '/admin/users';
const REASON = 'As we have agreed on the phone.';
const TITLE = 'Door hinge and lock care';

let count = 0;
const named = (first: string): string => `${first} Rolle ${process.pid}-${Date.now()}-${++count}`;

/** The profile of somebody, opened in the list of them alone. */
async function profileOf(page: Page, { fullName }: { fullName: string }) {
  await page.getByRole('button', { name: `View Profile of ${fullName}` }).click();
  return page.getByRole('dialog', { name: fullName, exact: true });
}

async function look(page: Page, { fullName }: { fullName: string }): Promise<void> {
  await enter(page, ADMIN, USERS);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(fullName);
  await expect(page.getByRole('status').filter({ hasText: 'found for' })).toHaveText(`1 user found for “${fullName}”`);
}

async function windowOf(browser: Browser, baseURL: string | undefined, person: { email: string; password: string }): Promise<Page> {
  const theirs = await elsewhere(browser, baseURL);
  await enter(theirs, person);
  return theirs;
}

test('who is made an administrator is told in the open window to set up a second factor, and the history says by whom and why', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const person = await newcomer(request, named('Ruth'));
  const theirs = await windowOf(browser, baseURL, person);
  await look(page, person);
  const profile = await profileOf(page, person);
  await expect(profile.getByRole('listitem', { name: 'Administrator' })).toContainText('does not have this role');
  await expectSound(page);

  await profile.getByRole('button', { name: 'Grant Administrator' }).click();
  const dialog = page.getByRole('dialog', { name: `Make ${person.fullName} an administrator?` });
  await expect(dialog.getByRole('list', { name: 'What happens' })).toContainText('asked to set up two-factor sign-in');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason of at least 10 characters.');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(toast(page, 'Role granted')).toContainText(`${person.fullName} is now an administrator.`);

  await expect(theirs).toHaveURL(/\/two-factor/);
  await expect(page.getByRole('listitem', { name: person.fullName, exact: true })).toContainText('Administrator');
  await profileOf(page, person);
  await expect(profile.getByRole('list', { name: 'What happened' })).toContainText(new RegExp(`Made Administrator by .+: ${REASON}`));
});

test('who is made a business owner finds their pages in the open window', async ({ page, browser, baseURL, request }) => {
  const person = await newcomer(request, named('Bea'));
  const theirs = await windowOf(browser, baseURL, person);
  await look(page, person);
  await (await profileOf(page, person)).getByRole('button', { name: 'Grant Business Owner' }).click();
  const dialog = page.getByRole('dialog', { name: `Make ${person.fullName} a business owner?` });
  await expect(dialog.getByRole('list', { name: 'What happens' })).toContainText('They have no business yet');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(toast(page, 'Role granted')).toContainText('is now a business owner.');

  await expect(async () => {
    await theirs.keyboard.press('Escape');
    await theirs.getByRole('button', { name: 'Account' }).click({ timeout: 1000 });
    await expect(theirs.getByRole('menuitemradio', { name: 'Business Owner' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('who is no business owner any more is out at once, their business too; and back with the role', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const business = await provider(request, named('Ingrid'));
  const serviceId = await offer(request, business, { title: TITLE });
  const customer = await newcomer(request, named('Carl'));
  await booked(request, customer, serviceId, await dayWith(request, serviceId, '10:00'), '10:00');
  const [theirs, ofCustomer] = [await windowOf(browser, baseURL, business), await elsewhere(browser, baseURL)];
  await enter(ofCustomer, customer, '/dashboard/my-bookings');
  const publicly = async () => (await request.get(`/api/v1/vendors/${business.vendorId}`)).status();
  await look(page, business);

  await test.step('what follows stands there before it is done', async () => {
    await (await profileOf(page, business)).getByRole('button', { name: 'Revoke Business Owner' }).click();
    const dialog = page.getByRole('dialog', { name: `Revoke Business Owner of ${business.fullName}?` });
    await expect(dialog.getByRole('list', { name: 'What happens' })).toContainText('goes out of view');
    await expect(dialog.getByRole('list', { name: '1 booking will be cancelled, and nobody pays' })).toContainText(
      `${TITLE} for ${customer.fullName} · pending`,
    );
    await expectSound(page);
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(toast(page, 'Role revoked')).toContainText('is no longer a business owner.');
  });

  await test.step('their window asks them to sign in, customers read that it is cancelled, and nobody finds the business', async () => {
    await expect(theirs).toHaveURL(/\/auth\?/);
    await expect(ofCustomer.getByRole('article', { name: TITLE }).getByText('Cancelled', { exact: true })).toBeVisible();
    await expect.poll(publicly).toBe(404);
  });

  await test.step('the role brings the business back', async () => {
    const profile = await profileOf(page, business);
    await expect(profile.getByRole('list', { name: 'What happened' })).toContainText(new RegExp(`Business Owner revoked by .+: ${REASON}`));
    await profile.getByRole('button', { name: 'Grant Business Owner' }).click();
    const dialog = page.getByRole('dialog', { name: `Make ${business.fullName} a business owner?` });
    await expect(dialog).toContainText('customers see it again');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
    await expect(toast(page, 'Role granted')).toContainText('is now a business owner.');
    await expect.poll(publicly).toBe(200);
  });
});

test('nobody is offered to change their own roles', async ({ page }) => {
  await enter(page, ADMIN, USERS);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(ADMIN.email);
  await expect(page.getByRole('status').filter({ hasText: 'found for' })).toHaveText(`1 user found for “${ADMIN.email}”`);
  await page.getByRole('button', { name: /^View Profile of / }).click();
  const profile = page.getByRole('dialog');
  await expect(profile).toContainText('Nobody changes their own roles');
  await expect(profile.getByRole('button', { name: /^(Grant|Revoke) / })).toHaveCount(0);
});
