import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectToFit390 } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const HINT = 'The first 10,000 are listed: search or filter to reach the others.';

/** Lets a list be longer than it shows. */
const lengthen = (page: Page, list: string, total: number) =>
  page.route(`**/api/v1/admin/${list}?*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { items: object[]; page: number };
    const pageCount = total / 20;
    await route.fulfill({ json: { ...answer, items: answer.page > pageCount ? [] : answer.items, total, more: true, pageCount } });
  });
const head = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'More than' });

test('a list that is longer than it shows says so, ends at its last page and offers to be narrowed', async ({ page }) => {
  await lengthen(page, 'bookings', 10_000);
  await enter(page, ADMIN, '/dashboard/bookings');
  await expect(head(page)).toHaveText(`More than 10,000 bookings. ${HINT}`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Page 500' })).toBeVisible();
  await expectNoBarriers(page);
  await expectToFit390(page);

  await page.getByRole('searchbox', { name: 'Search bookings' }).fill('e');
  await expect(head(page)).toHaveText(`More than 10,000 bookings found for “e”. ${HINT}`);
  await page.goto('/dashboard/bookings?page=501');
  await expect(page.getByText('That page is past the end.')).toBeVisible();
  await expect(head(page)).toHaveText(`More than 10,000 bookings. ${HINT}`);
});

for (const { path, list, words } of [
  { path: '/dashboard/reviews?state=all', list: 'reviews', words: 'More than 10,000 reviews' },
  { path: '/dashboard/messages?status=all', list: 'contact-messages', words: 'More than 10,000 messages' },
  { path: '/admin/vendors', list: 'vendors', words: 'More than 10,000 vendors' },
  { path: '/admin/users', list: 'users', words: 'More than 10,000 users' },
]) {
  test(`so does the one of ${list}`, async ({ page }) => {
    await lengthen(page, list, 10_000);
    await enter(page, ADMIN, path);
    await expect(head(page)).toContainText(words);
  });
}

test('of services, as many as can be done at once are offered, and not all of a longer list', async ({ page }) => {
  await lengthen(page, 'services', 10_000);
  await enter(page, ADMIN, '/admin/services');
  await expect(head(page)).toHaveText(`More than 10,000 services. ${HINT}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('group', { name: 'Chosen services' });
  await expect(bar.getByRole('status')).toHaveText('20 services chosen');
  await expect(bar.getByRole('button', { name: /that match/ })).toHaveCount(0);
});
