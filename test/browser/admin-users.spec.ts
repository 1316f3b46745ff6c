import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { enter } from './support/enter.js';
import { authorizationOf, type Newcomer, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const USERS = '/admin/users';

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

test('others are sent to their own dashboard', async ({ page }) => {
  await enter(page, { email: 'customer@demo.test', password: DEMO_PASSWORD });
  await visit(page, USERS);
  await expect(page).toHaveURL('/dashboard');
});

test('the list has no barrier, and fits a narrow phone', async ({ page, request }) => {
  const person = await somebody(request);
  await tell(request, person, { phone: '(503) 555-0143', city: 'Portland', state: 'OR' });
  await enter(page, ADMIN, USERS);
  await expect(page.getByRole('listitem', { name: person.fullName, exact: true })).toBeVisible();
  await expectSound(page);
});
