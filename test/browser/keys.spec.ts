import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, openedUntil, visit } from './support/visit.js';

const CUSTOMER = { email: 'customer@demo.test', password: DEMO_PASSWORD };
const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const PROVIDER = { email: 'vendor@demo.test', password: DEMO_PASSWORD };

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Page or action' });
const options = (page: Page) => palette(page).getByRole('option');
const option = (page: Page, name: string) => palette(page).getByRole('option', { name, exact: true });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const keys = (page: Page, group: string) => list(page).getByRole('region', { name: group }).locator('dl > div');

/** What listens comes after the page. */
async function press(page: Page, key: string, opens: (page: Page) => ReturnType<typeof palette>): Promise<void> {
  await openedUntil(
    async () => (await opens(page).isVisible()) || (await page.keyboard.press(key)),
    (look) => expect(opens(page)).toBeVisible(look),
  );
}
const openPalette = (page: Page) => press(page, 'ControlOrMeta+k', palette);
const openList = (page: Page) => press(page, '?', list);

async function vendorPage(request: APIRequestContext): Promise<string> {
  const { items } = (await (await request.get('/api/v1/services?sort=reviews')).json()) as { items: { vendor: { id: string } }[] };
  return `/vendor/${items[0]!.vendor.id}`;
}

test.describe('the command palette', () => {
  test('leads a visitor to a page by its first letters', async ({ page }) => {
    await visit(page, '/about');
    await openPalette(page);
    await expect(field(page)).toBeFocused();
    await expect(option(page, 'Login / Sign Up')).toBeVisible();
    await expect(option(page, 'Sign Out')).toHaveCount(0);
    await page.keyboard.type('priv');
    await expect(chosen(page)).toHaveText('Privacy');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option(page, 'Privacy').getAttribute('id'))!);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('arrows, Home and End move through all of it; Escape gives the focus back', async ({ page }) => {
    await visit(page, '/about');
    const before = page.getByRole('main').getByRole('link', { name: 'How it works' });
    await before.focus();
    await openPalette(page);
    const [first, second, last] = [options(page).first(), options(page).nth(1), options(page).last()];
    await expect(first).toHaveAttribute('aria-selected', 'true');
    for (const [key, at] of [
      ['ArrowDown', second],
      ['ArrowUp', first],
      ['ArrowUp', last],
      ['ArrowDown', first],
      ['End', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen(page)).toHaveCount(1);
      await expect(at).toHaveAttribute('aria-selected', 'true');
      await expect(at).toBeInViewport();
      await expect(field(page)).toHaveAttribute('aria-activedescendant', (await at.getAttribute('id'))!);
    }
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(before).toBeFocused();
    await openPalette(page);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page)).toHaveCount(0);
  });

  test('searches the services, and suggests what the search does', async ({ page }) => {
    await visit(page, '/about');
    await openPalette(page);
    await expect(palette(page).getByRole('option', { name: /^Search services for/ })).toHaveCount(0);
    await page.keyboard.type('bluebonnet');
    await expect(
      palette(page)
        .getByRole('group', { name: 'Providers' })
        .getByRole('option', { name: /^Bluebonnet Plumbing/ }),
    ).toBeVisible();
    await expect(palette(page).getByRole('status')).toHaveText(/^\d+ matches$/);
    await expect(chosen(page)).toHaveText('Search services for “bluebonnet”');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\?search=bluebonnet$/);
  });

  test('sets the color scheme', async ({ page }) => {
    await visit(page, '/about');
    await openPalette(page);
    await page.keyboard.type('color dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await openPalette(page);
    await expect(option(page, 'Dark In use')).toBeVisible();
  });

  test('has everything of a provider’s menu, what they do, and the way out', async ({ page }) => {
    await enter(page, PROVIDER);
    const menu = await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').allInnerTexts();
    expect(menu.length).toBeGreaterThan(5);
    await openPalette(page);
    for (const label of menu) await expect(option(page, label)).toHaveCount(1);
    await expect(option(page, 'Book a service')).toHaveCount(0);
    await page.keyboard.type('create');
    await expect(chosen(page)).toHaveText('Create a service');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/service-registration$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await openPalette(page);
    await page.keyboard.type('sign out');
    await expect(chosen(page)).toHaveText('Sign Out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login / Sign Up' })).toBeVisible();
  });

  test('lets a customer book, on public pages too, and is in the account menu', async ({ page }) => {
    await enter(page, CUSTOMER, '/about');
    const account = page.getByRole('button', { name: 'Account' });
    await account.click();
    await page.getByRole('menuitem', { name: 'Command palette' }).click();
    await expect(field(page)).toBeFocused();
    await expect(option(page, 'Create a service')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(account).toBeFocused();
    await openPalette(page);
    await page.keyboard.type('book');
    await expect(chosen(page)).toHaveText('Book a service');
    await chosen(page).click();
    await expect(page).toHaveURL(/\/services$/);
  });

  test('leads an administrator to any user, vendor, service or booking', async ({ page, request }) => {
    const { fullName } = await newcomer(request, `Ines Amsel ${process.pid}-${Date.now()}`);
    await enter(page, ADMIN);
    await openPalette(page);
    await page.keyboard.type(fullName);
    const user = palette(page).getByRole('group', { name: 'Users' }).getByRole('option');
    await expect(user).toHaveText(`${fullName}Customer`);
    await expect(chosen(page)).toHaveText(`${fullName}Customer`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem', { name: fullName, exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'found for' })).toHaveText(/^1 user found for/);

    await openPalette(page);
    await page.keyboard.type('bluebonnet plumbing');
    for (const kind of ['Vendors', 'Services of vendors', 'Bookings']) {
      await expect(palette(page).getByRole('group', { name: kind, exact: true }).getByRole('option').first()).toContainText(/\w/);
    }
    await palette(page).getByRole('group', { name: 'Bookings', exact: true }).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/dashboard\/bookings\?search=[0-9a-f-]{36}$/);
    await expect(page.getByRole('status').filter({ hasText: 'found for' })).toHaveText(/^1 booking found for/);
    await openPalette(page);
    await page.keyboard.type('bluebonnet plumbing');
    await expect(palette(page).getByRole('group', { name: 'Vendors', exact: true })).toBeVisible();
    await expectSound(page);
  });

  test('on a phone an administrator opens it by a button, and is told when the search can not answer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, ADMIN);
    await page.route('**/api/v1/admin/found?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Find anything' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('bluebonnet');
    await expect(palette(page).getByRole('status')).toContainText('Users and bookings can’t be searched now.');
    await expect(palette(page).getByRole('group', { name: 'Vendors', exact: true })).toHaveCount(0);
    await expect(palette(page).getByRole('group', { name: 'Search' })).toBeVisible();
    await expectSound(page);
  });

  test('keeps nobody out', async ({ page }) => {
    await visit(page, '/about');
    await openPalette(page);
    await expectSound(page);
    await page.keyboard.type('clean');
    await expect(palette(page).getByRole('group', { name: 'Categories' })).toBeVisible();
    await expectSound(page);
  });
});

test.describe('the list of keys', () => {
  test('says what works where it is opened, and no more', async ({ page, request }) => {
    await visit(page, '/about');
    await openList(page);
    await expect(keys(page, 'On this page')).toHaveText([/^Ctrl K/, /^\?/]);
    await expect(list(page).getByRole('region')).toHaveCount(1);

    await visit(page, await vendorPage(request));
    await openList(page);
    await expect(keys(page, 'On the tabs')).toHaveCount(2);
    await expect(keys(page, 'In an opened photo')).toHaveCount(1);
    await expect(list(page).getByRole('region', { name: 'In the calendar' })).toHaveCount(0);
    await expectSound(page);
    await list(page).getByRole('button', { name: 'Close' }).click();
    await expect(list(page)).toHaveCount(0);
  });

  test('has the sidebar’s key where there is one, and the calendar’s; the account menu leads to it', async ({ page }) => {
    await enter(page, PROVIDER, '/dashboard/my-bookings?view=week');
    await page.locator('[data-day]').first().waitFor();
    const account = page.getByRole('button', { name: 'Account' });
    await account.click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await expect(keys(page, 'On this page').filter({ hasText: 'sidebar' })).toHaveText(/^Ctrl B/);
    await expect(keys(page, 'In the calendar')).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(account).toBeFocused();
    await page.keyboard.press('ControlOrMeta+b');
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+b');
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  });
});

test('nothing of it happens while somebody types, with another modifier, or before a dialog', async ({ page }) => {
  await visit(page, '/');
  // From here on the page listens.
  await openList(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(palette(page)).toHaveCount(0);

  const search = page.getByRole('main').getByRole('combobox');
  await search.focus();
  await page.keyboard.press('?');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(search).toHaveValue('?');
  await search.blur();
  await page.keyboard.press('ControlOrMeta+Shift+k');
  await page.keyboard.press('ControlOrMeta+Alt+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(list(page)).toHaveCount(0);
});
