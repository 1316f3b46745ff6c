import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, type Newcomer, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { dayWith, offer, provider } from './support/provider.js';
import { booked } from './support/vendor-day.js';
import { expectSound, toast, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const USERS = '/admin/users';
const REASON = 'Sells what belongs to somebody else.';
const TITLE = 'Door hinge and lock care';

let count = 0;

/** Somebody with a name that nobody else has. */
const somebody = (request: APIRequestContext, first = 'Ruth'): Promise<Newcomer> =>
  newcomer(request, `${first} Amsel ${process.pid}-${Date.now()}-${++count}`);

/** The list, with this person alone in it. */
async function look(page: Page, { fullName }: Newcomer) {
  await enter(page, ADMIN, USERS);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(fullName);
  await expect(page.getByRole('status').filter({ hasText: 'found for' })).toHaveText(`1 user found for “${fullName}”`);
  return page.getByRole('listitem', { name: fullName, exact: true });
}

const tell = async (request: APIRequestContext, person: Newcomer, profile: object) =>
  successful(
    request.put('/api/v1/account/profile', {
      headers: await authorizationOf(request, person),
      data: { fullName: person.fullName, ...profile },
    }),
  );

test('somebody is found by name or phone, and what they tell changes in the open window', async ({ page, request }) => {
  const person = await somebody(request);
  const card = await look(page, person);
  await expect(card).toContainText('Customer');
  await expect(card).toContainText(/joined \w{3} \d{2}, \d{4}/);

  await test.step('their own window is another', async () => {
    await tell(request, person, { phone: '(503) 555-0142', city: 'Portland', state: 'OR' });
    await expect(card).toContainText('(503) 555-0142 · Portland, OR · joined');
  });

  await test.step('a phone number is found however it is written', async () => {
    await page.getByRole('searchbox', { name: 'Search users' }).fill('503.555.0142');
    await expect(page).toHaveURL(`${USERS}?search=503.555.0142`);
    await expect(card).toBeVisible();
  });
});

test('the list is chosen by role and order, which stand in the address', async ({ page, request }) => {
  const person = await somebody(request);
  await enter(page, ADMIN, USERS);
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  const roles = page.getByRole('list', { name: 'Role' });
  await roles.getByRole('link', { name: /^Customer/ }).click();
  await expect(page).toHaveURL(`${USERS}?role=user`);
  await expect(page.getByRole('listitem', { name: person.fullName, exact: true })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(`${USERS}?role=user&sort=name`);
  await roles.getByRole('link', { name: /^Auditor/ }).click();
  await expect(page).toHaveURL(`${USERS}?role=auditor&sort=name`);
  await expect(page.getByRole('status').filter({ hasText: /auditor/ })).toBeVisible();
  await expect(page.getByRole('listitem', { name: person.fullName, exact: true })).toHaveCount(0);
});

test('nobody found is not the same as nobody there', async ({ page }) => {
  await enter(page, ADMIN, `${USERS}?search=nobody+is+called+this`);
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  await page.getByRole('link', { name: 'Show all users' }).click();
  await expect(page).toHaveURL(USERS);

  // Whoever looks has an account: so that the list is empty is told by nobody but the test.
  await page.route('**/api/v1/admin/users?*', (route) =>
    route.fulfill({ json: { items: [], total: 0, page: 1, pageSize: 20, pageCount: 0 } }),
  );
  await visit(page, USERS);
  await expect(page.getByRole('heading', { name: 'No users yet' })).toBeVisible();
  await expect(page.getByText('Users will appear here once they register')).toBeVisible();
});

test('whoever is deactivated is out at once: in their window, on the site, and for whoever has booked', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const business = await provider(request, `Ingrid Amsel ${process.pid}-${Date.now()}-${++count}`);
  const serviceId = await offer(request, business, { title: TITLE });
  const customer = await somebody(request, 'Carl');
  await booked(request, customer, serviceId, await dayWith(request, serviceId, '10:00'), '10:00');
  const [theirs, ofCustomer] = [await elsewhere(browser, baseURL), await elsewhere(browser, baseURL)];
  await enter(theirs, business, '/dashboard/my-bookings');
  await enter(ofCustomer, customer, '/dashboard/my-bookings');
  const publicly = async () => (await request.get(`/api/v1/vendors/${business.vendorId}`)).status();
  const card = await look(page, business);

  await test.step('what follows stands there before it is done', async () => {
    await card.getByRole('button', { name: `Deactivate ${business.fullName}` }).click();
    const dialog = page.getByRole('dialog', { name: `Deactivate ${business.fullName}?` });
    await expect(dialog.getByRole('list', { name: 'What happens' })).toContainText('goes out of view');
    await expect(dialog.getByRole('list', { name: '1 booking will be cancelled, and nobody pays' })).toContainText(
      `${TITLE} for ${customer.fullName} · pending`,
    );
    await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason of at least 10 characters.');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(toast(page, 'User deactivated')).toContainText('User has been deactivated successfully.');
    await expect(card).toContainText(`: ${REASON}`);
  });

  await test.step('their window asks them to sign in, and says why that will not help', async () => {
    await expect(theirs).toHaveURL(/\/auth\?/);
    await expect(theirs.getByRole('alert').filter({ hasText: 'Your account has been deactivated' })).toBeVisible();
    const form = theirs.getByRole('tabpanel', { name: 'Login' });
    await form.getByLabel('Email').fill(business.email);
    await form.getByLabel('Password', { exact: true }).fill(business.password);
    await form.getByRole('button', { name: 'Login' }).click();
    await expect(toast(theirs, 'Sign in failed')).toContainText('deactivated by an administrator');
    await theirs.getByRole('link', { name: 'write to us' }).click();
    await expect(theirs).toHaveURL('/contact');
  });

  await test.step('customers read that it is cancelled, and find the business no longer', async () => {
    await expect(ofCustomer.getByRole('article', { name: TITLE }).getByText('Cancelled', { exact: true })).toBeVisible();
    await expect.poll(publicly).toBe(404);
  });

  await test.step('activating brings them back', async () => {
    await card.getByRole('button', { name: `Activate ${business.fullName}` }).click();
    const dialog = page.getByRole('dialog', { name: `Activate ${business.fullName}?` });
    await expect(dialog).toContainText('customers see it again');
    await dialog.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(toast(page, 'User activated')).toContainText('User has been activated successfully.');
    await expect.poll(publicly).toBe(200);
    await enter(theirs, business);
  });
});

test('the profile tells what has happened, and signs somebody out everywhere', async ({ page, browser, baseURL, request }) => {
  const person = await somebody(request);
  const theirs = await elsewhere(browser, baseURL);
  await enter(theirs, person);
  const card = await look(page, person);
  await card.getByRole('button', { name: `View Profile of ${person.fullName}` }).click();
  const profile = page.getByRole('dialog', { name: person.fullName, exact: true });
  await expect(profile).toContainText(person.email);
  await expect(profile.getByRole('list', { name: 'What happened' })).toContainText('Registered');
  await expectSound(page);

  await profile.getByRole('button', { name: 'End sessions' }).click();
  await page
    .getByRole('dialog', { name: `Sign ${person.fullName} out everywhere?` })
    .getByRole('button', { name: 'End sessions' })
    .click();
  await expect(toast(page, 'Sessions ended')).toContainText('is signed out everywhere.');
  await expect(theirs).toHaveURL(/\/auth\?/);
  await card.getByRole('button', { name: `View Profile of ${person.fullName}` }).click();
  await expect(profile).toContainText('Nobody is signed in.');
  await expect(profile.getByRole('list', { name: 'What happened' })).toContainText('Signed out everywhere by');
});

test('nobody is offered to shut themselves out', async ({ page }) => {
  await enter(page, ADMIN, `${USERS}?role=admin&sort=name`);
  await expect(page.getByRole('status').filter({ hasText: 'administrator' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(ADMIN.email);
  await expect(page.getByRole('status').filter({ hasText: 'found for' })).toHaveText(`1 administrator found for “${ADMIN.email}”`);
  await expect(page.getByRole('button', { name: /^Deactivate / })).toHaveCount(0);
});

test('others are sent to their own dashboard', async ({ page }) => {
  await enter(page, { email: 'customer@demo.test', password: DEMO_PASSWORD });
  await visit(page, USERS);
  await expect(page).toHaveURL('/dashboard');
});

test('the list and its dialog have no barrier, and fit a narrow phone', async ({ page, request }) => {
  const person = await somebody(request);
  await tell(request, person, { phone: '(503) 555-0143', city: 'Portland', state: 'OR' });
  await enter(page, ADMIN, USERS);
  await expect(page.getByRole('listitem', { name: person.fullName, exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: `Deactivate ${person.fullName}` }).click();
  await expect(page.getByRole('dialog')).toContainText('No booking is open.');
  await expectSound(page);
});
