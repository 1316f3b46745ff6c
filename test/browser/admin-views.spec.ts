import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const menu = (page: Page) => page.getByRole('button', { name: 'Views' });
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name });

/** On each list, so that none is left without. */
for (const [title, path, filters, shown] of [
  ['users', '/admin/users', 'state=active&sort=name', '?state=active&sort=name'],
  ['vendors', '/admin/vendors', 'state=active&sort=name', '?state=active&sort=name'],
  ['services', '/admin/services', 'state=active&search=repair', '?state=active&search=repair'],
  ['bookings', '/dashboard/bookings', 'status=completed&search=clean', '?status=completed&search=clean'],
] as const) {
  test(`a view of ${title} is saved by keys, opened, and removed`, async ({ page }) => {
    const name = `Mine of ${title}`;
    await enter(page, ADMIN, path);
    await page.goto(`${path}?${filters}&page=2`);
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(entry(page, 'Save this view…')).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await expect(dialog.getByLabel('Name')).toBeFocused();

    await dialog.getByRole('button', { name: 'Save View' }).click();
    await expect(dialog).toContainText('Name is required');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();

    await page.goto(path);
    await menu(page).click();
    await entry(page, name).click();
    await expect(page).toHaveURL(path + shown);

    await menu(page).click();
    await entry(page, 'Remove a view…').click();
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(page.getByRole('dialog')).toContainText('There are none any more.');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await menu(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Save this view…']);
  });
}

test('what keeps a view has no barrier in either scheme', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await enter(page, ADMIN, '/admin/vendors');
    await menu(page).click();
    await entry(page, 'Save this view…').click();
    await expect(page.getByRole('dialog', { name: 'Save this view' })).toBeVisible();
    await expectNoBarriers(page);
    await page.reload();
  }
});
