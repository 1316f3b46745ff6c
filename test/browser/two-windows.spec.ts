import type { Page } from '@playwright/test';
import { enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { offer, provider } from './support/provider.js';
import { expectSound, toast, visit } from './support/visit.js';

const told = (page: Page) => page.getByRole('form').getByRole('alert').filter({ hasText: 'Changed in another window' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a service in two windows: what is untouched follows, what was typed stays and is told of', async ({ page, context, request }) => {
  const business = await provider(request);
  const id = await offer(request, business);
  await enter(page, business, `/dashboard/services/${id}/edit`);
  const other = await context.newPage();
  await visit(other, `/dashboard/services/${id}/edit`);
  await page.getByLabel('Base price (USD)').fill('99.00');

  await other.getByLabel('Title').fill('Door hinge care');
  await other.getByLabel('Base price (USD)').fill('95.00');
  await press(other, 'Save Changes');
  await expect(page.getByLabel('Title')).toHaveValue('Door hinge care');
  await expect(page.getByLabel('Base price (USD)')).toHaveValue('99.00');
  await expect(told(page)).toContainText('Base price (USD) has been saved there with something else.');
  await expectSound(page);

  await press(page, 'Use theirs');
  await expect(told(page)).toBeHidden();
  await expect(page.getByLabel('Base price (USD)')).toHaveValue('95.00');
  await page.getByLabel('Description').fill('Every hinge oiled, and every lock, too.');
  await press(page, 'Save Changes');
  await expect(page).toHaveURL('/dashboard/services');
  await expect(page.getByRole('article', { name: 'Door hinge care' })).toContainText('$95.00');
});

test('a service that another window has changed unheard is not overwritten', async ({ page, request }) => {
  const business = await provider(request);
  const id = await offer(request, business);
  await page.route('**/api/v1/live**', (route) => route.abort());
  await enter(page, business, `/dashboard/services/${id}/edit`);
  await page.getByLabel('Base price (USD)').fill('99.00');
  const changed = await request.patch(`/api/v1/vendor/services/${id}`, { headers: business.headers, data: { basePriceCents: 9500 } });
  expect(changed.status()).toBe(204);

  await press(page, 'Save Changes');
  await expect(toast(page, 'Error')).toContainText('This service was changed in another window meanwhile.');
  await expect(told(page)).toContainText('Base price (USD)');
  await press(page, 'Save Changes');
  await expect(page).toHaveURL('/dashboard/services');
  await expect(page.getByRole('article').filter({ hasText: '$99.00' })).toBeVisible();
});

test('settings and profile in two windows: nothing is overwritten unsaid', async ({ page, context, request }) => {
  const business = await provider(request);
  await enter(page, business, '/dashboard/settings');
  const other = await context.newPage();
  await visit(other, '/dashboard/settings');
  await page.getByLabel('Advance notice').fill('48');
  await page.getByLabel('Cancellation fee').fill('30.00');
  await other.getByLabel('Cancellation fee').fill('20.00');
  await other.getByLabel('Days ahead').fill('45');
  await press(other, 'Save All Settings');
  await expect(toast(other, 'Settings saved')).toBeVisible();
  await expect(page.getByLabel('Days ahead')).toHaveValue('45');
  await expect(told(page)).toContainText('Cancellation fee has been saved there with something else.');
  await press(page, 'Save All Settings');
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(told(page)).toBeHidden();
  await expect(other.getByLabel('Advance notice')).toHaveValue('48');
  await expect(other.getByLabel('Cancellation fee')).toHaveValue('30.00');
  await expect(other.getByLabel('Days ahead')).toHaveValue('45');

  for (const each of [page, other]) await visit(each, '/dashboard/profile');
  await page.getByLabel('Business description').fill('We hang doors, and they stay hung, for years and years.');
  await other.getByLabel('Business description').fill('Doors and windows, made to close again on the same day.');
  await press(other, 'Save Changes');
  await expect(toast(other, 'Profile updated')).toBeVisible();
  await expect(told(page)).toContainText('Business description has been saved there with something else.');
});
