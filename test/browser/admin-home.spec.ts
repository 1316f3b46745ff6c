import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { answeredWith } from './support/answered-with.js';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };

const figures = (page: Page) => page.getByRole('main').getByRole('term');

test('the dashboard names its figures, and says where nothing waits and nothing is booked', async ({ page }) => {
  for (const list of ['vendor-applications', 'recent-bookings']) {
    await page.route(`**/api/v1/admin/${list}`, (route) => route.fulfill({ json: [] }));
  }
  await enter(page, ADMIN);
  await expect(page.getByText(`Welcome, ${ADMIN.email}`).first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Administrator', { exact: true })).toBeVisible();
  for (const label of ['Total Users', 'Total Vendors', 'Total Bookings', 'Platform Revenue']) {
    await expect(figures(page).filter({ hasText: label })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Pending Vendor Applications' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No pending applications' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Bookings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  await expectSound(page);
});

test('the figures follow whoever signs up at once, and what is booked within half a minute, with the newest bookings', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await enter(page, ADMIN);
  const figure = (label: string) => page.locator('div:has(> dt)').filter({ hasText: label }).getByRole('definition');
  await expect(figure('Total Users')).toHaveText(/\d/);
  const before = await figure('Total Users').textContent();
  await newcomer(request, 'Nils Ahrend');
  // No clock runs here: that they are told is the only way.
  await expect(figure('Total Users')).not.toHaveText(before!);

  await answeredWith(page, 'admin/counts', { totalBookings: 987_654 });
  await page.route('**/api/v1/admin/recent-bookings', (route) => route.fulfill({ json: [] }));
  await page.clock.runFor(31_000);
  await expect(figure('Total Bookings')).toHaveText('987,654');
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
});

test('the menu leads to every page of an administrator, and whatever else is typed to the dashboard', async ({ page }) => {
  await enter(page, ADMIN);
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  for (const [name, path, title] of [
    ['Users', '/admin/users', 'User Management'],
    ['Vendors', '/admin/vendors', 'Vendor Management'],
    ['Services', '/admin/services', 'Services Management'],
    ['Categories', '/admin/categories', 'Category Management'],
    ['Bookings', '/dashboard/bookings', 'Bookings'],
    ['Reviews', '/dashboard/reviews', 'Reviews'],
    ['Analytics', '/dashboard/analytics', 'Analytics'],
    ['Settings', '/dashboard/settings', 'Settings'],
    ['Dashboard', '/dashboard', 'Admin Dashboard'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  // Nothing at all, somebody else's page, and a page of the other branch.
  for (const path of [
    '/admin',
    '/admin/nothing',
    '/admin/users/nothing',
    '/dashboard/nothing',
    '/dashboard/earnings',
    '/dashboard/users',
  ]) {
    await visit(page, path);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  }
});

test('the pages of users and vendors name their figures, and say where nobody has applied', async ({ page }) => {
  await enter(page, ADMIN, '/admin/users');
  for (const label of ['Total Users', 'Customers', 'Vendors', 'Admins']) {
    await expect(figures(page).filter({ hasText: new RegExp(`^${label}`) })).toBeVisible();
  }
  await expect(page.getByPlaceholder('Search users...', { exact: true })).toBeVisible();

  const none = { items: [], total: 0, page: 1, pageSize: 20, pageCount: 0 };
  await page.route('**/api/v1/admin/vendors?*', (route) => route.fulfill({ json: none }));
  await visit(page, '/admin/vendors');
  for (const label of ['Total Vendors', 'Pending Approval', 'Active Vendors', 'Avg Rating']) {
    await expect(figures(page).filter({ hasText: label })).toBeVisible();
  }
  await expect(page.getByPlaceholder('Search vendors...', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible();
  await expect(page.getByText('No vendor applications have been submitted yet.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a list that is printed is alone on the paper, in ink, from ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await enter(page, ADMIN, '/admin/services');
    const table = page.getByRole('table', { name: 'Services' });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    const around = [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'Dashboard' }),
      page.getByRole('search'),
      page.getByRole('button', { name: 'Add Service' }),
      page.getByText('Select all on this page'),
      table.getByRole('checkbox').first(),
    ];
    for (const part of around) await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme });
    for (const part of around) await expect(part).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Services Management' })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    await expect(table.getByRole('rowheader').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
}
