import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { answeredWith } from './support/answered-with.js';
import { enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectToFit390 } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const HINT = 'The first 10,000 are listed: search or filter to reach the others.';

/** Lets a list be longer than it shows. */
const lengthen = (page: Page, list: string, total: number, counts: object = {}) =>
  page.route(`**/api/v1/admin/${list}?*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { items: object[]; page: number };
    const pageCount = total / 20;
    const items = answer.page > pageCount ? [] : answer.items;
    await route.fulfill({ json: { ...answer, items, total, more: true, pageCount, ...counts } });
  });
const head = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'are listed' });

test('a list that is longer than it shows says so, ends at its last page and offers to be narrowed', async ({ page }) => {
  await lengthen(page, 'bookings', 10_000);
  await answeredWith(page, 'admin/counts', { totalBookings: 1_234_567 });
  await enter(page, ADMIN, '/dashboard/bookings');
  await expect(head(page)).toHaveText(`1,234,567 bookings. ${HINT}`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Page 500' })).toBeVisible();
  await expectNoBarriers(page);
  await expectToFit390(page);

  await page.getByRole('searchbox', { name: 'Search bookings' }).fill('e');
  await expect(head(page)).toHaveText(`More than 10,000 bookings found for “e”. ${HINT}`);
  await page.goto('/dashboard/bookings?page=501');
  await expect(page.getByText('That page is past the end.')).toBeVisible();
  await expect(head(page)).toHaveText(`1,234,567 bookings. ${HINT}`);
  await page.goto('/dashboard/bookings?status=completed');
  await expect(head(page)).toHaveText(`More than 10,000 completed bookings. ${HINT}`);
});

for (const { path, list, words } of [
  { path: '/dashboard/reviews?state=all', list: 'reviews', words: 'More than 10,000 reviews' },
  { path: '/dashboard/messages?status=all', list: 'contact-messages', words: 'More than 10,000 messages' },
  { path: '/admin/vendors?search=a', list: 'vendors', words: 'More than 10,000 vendors found for “a”' },
  { path: '/admin/users?search=a', list: 'users', words: 'More than 10,000 users found for “a”' },
  { path: '/admin/users?role=vendor&state=active', list: 'users', words: 'More than 10,000 active business owners' },
]) {
  test(`so does another one: ${words}`, async ({ page }) => {
    await lengthen(page, list, 10_000);
    await enter(page, ADMIN, path);
    await expect(head(page)).toContainText(words);
  });
}

for (const { path, list, counts, words } of [
  { path: '/admin/users', list: 'users', counts: { totalUsers: 70_001 }, words: '70,001 users. ' },
  { path: '/admin/users?role=vendor', list: 'users', counts: { vendors: 12_001 }, words: '12,001 business owners. ' },
  { path: '/admin/users?state=active', list: 'users', counts: { totalUsers: 70_001, deactivated: 2 }, words: '69,999 active users. ' },
  { path: '/admin/vendors?state=inactive', list: 'vendors', counts: { inactiveVendors: 11_000 }, words: '11,000 inactive vendors. ' },
]) {
  test(`how many there are is said where it is counted: ${words}`, async ({ page }) => {
    await lengthen(page, list, 10_000);
    await answeredWith(page, `admin/${list}/counts`, counts);
    await enter(page, ADMIN, path);
    await expect(head(page)).toHaveText(words + HINT);
  });
}

test('of services, as many as can be done at once are offered, and not all of a longer list', async ({ page }) => {
  await lengthen(page, 'services', 10_000, { activeCount: 12_000, inactiveCount: 345 });
  await enter(page, ADMIN, '/admin/services');
  await expect(head(page)).toHaveText(`12,345 services. ${HINT}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('group', { name: 'Chosen services' });
  await expect(bar.getByRole('status')).toHaveText('20 services chosen');
  await expect(bar.getByRole('button', { name: /that match/ })).toHaveCount(0);
});

test('of services that a text finds, fewer are listed than can be done at once', async ({ page }) => {
  await lengthen(page, 'services', 1000, { activeCount: 2300, inactiveCount: 45 });
  await enter(page, ADMIN, '/admin/services?search=e');
  await expect(head(page)).toHaveText('2,345 services found for “e”. The first 1,000 are listed: search or filter to reach the others.');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('group', { name: 'Chosen services' });
  await bar.getByRole('button', { name: 'Select all 2,345 services that match' }).click();
  await expect(bar.getByRole('status')).toHaveText('All 2,345 services chosen');
});
