import type { APIRequestContext, Page } from '@playwright/test';
import { enter } from './support/enter.js';
import { authorizationOf, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, provider, toldTo } from './support/provider.js';
import { expectSound, toast, visit } from './support/visit.js';
import { hold } from './support/wire.js';

const told = (page: Page) => page.getByRole('form').getByRole('alert').filter({ hasText: 'Changed in another window' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Hears of nothing that others change. */
const deaf = (page: Page) => page.route('**/api/v1/live**', (route) => route.abort());
const MEANWHILE = 'This was changed in another window meanwhile. Look at what is different, and save again.';

/** A customer, at a device of which no window knows. */
async function customer(request: APIRequestContext) {
  const person = await newcomer(request);
  const headers = await authorizationOf(request, person);
  const told = async (path: string): Promise<unknown> => (await successful(request.get(`/api/v1/account/${path}`, { headers }))).json();
  const tell = (path: string, data: object) => successful(request.put(`/api/v1/account/${path}`, { headers, data }));
  return { person, told, tell };
}

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
  await deaf(page);
  await enter(page, business, `/dashboard/services/${id}/edit`);
  await page.getByLabel('Base price (USD)').fill('99.00');
  const changed = await request.patch(`/api/v1/vendor/services/${id}`, { headers: business.headers, data: { basePriceCents: 9500 } });
  expect(changed.status()).toBe(204);

  await press(page, 'Save Changes');
  await expect(toast(page, 'Error')).toContainText('This was changed in another window meanwhile.');
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

test('a profile that another device has changed unheard is not overwritten', async ({ page, request }) => {
  const { person, told: stored, tell } = await customer(request);
  await enter(page, person, '/dashboard/profile');
  await page.getByLabel('Phone').fill('(512) 555-0111');
  const elsewhere = { fullName: person.fullName, phone: '(512) 555-0122', city: 'Austin', zipCode: '78704' };
  await tell('profile', elsewhere);

  await press(page, 'Save Changes');
  await expect(toast(page, 'Error')).toContainText(MEANWHILE);
  await expect(told(page)).toContainText('Phone has been saved there with something else.');
  await expect(page.getByLabel('City')).toHaveValue('Austin');
  await expect(page.getByLabel('Phone')).toHaveValue('(512) 555-0111');
  await expectSound(page);
  const answer = await hold(page, '**/api/v1/account/profile', 'GET');
  await press(page, 'Save Changes');
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await expect(told(page)).toBeHidden();

  // What follows before it is read again rests on its own change.
  await page.getByLabel('City').fill('Houston');
  await press(page, 'Save Changes');
  await expect.poll(() => stored('profile')).toMatchObject({ phone: '(512) 555-0111', city: 'Houston', zipCode: '78704' });
  await expect(toast(page, 'Error')).toHaveCount(1);
  answer();
});

test('settings, hours and contact of a business that another device has changed unheard are not overwritten', async ({ page, request }) => {
  const business = await provider(request);
  const { headers } = business;
  await deaf(page);
  await enter(page, business, '/dashboard/settings');
  await page.getByLabel('Advance notice').fill('48');
  await page.getByLabel('Days ahead').fill('45');
  const { changedAt: _, ...settings } = await toldTo<{ pricing: object; changedAt: unknown }>(request, business, 'settings');
  const dearer = { ...settings, pricing: { ...settings.pricing, cancellationFeeCents: 3000 } };
  await successful(request.put('/api/v1/vendor/settings', { headers, data: dearer }));
  const { weeklyHours, bufferMinutes } = await toldTo<{ weeklyHours: unknown; bufferMinutes: number }>(request, business, 'working-hours');
  const longer = { weeklyHours, bufferMinutes, lanes: 2, horizonDays: 60 };
  await successful(request.put('/api/v1/vendor/working-hours', { headers, data: longer }));

  const refused = toast(page, 'Your settings were not saved');
  await press(page, 'Save All Settings');
  await expect(refused).toContainText(MEANWHILE);
  await expect(page.getByLabel('Cancellation fee')).toHaveValue('30.00');
  await expect(page.getByLabel('Jobs at the same time')).toHaveValue('2');
  await expect(page.getByLabel('Advance notice')).toHaveValue('48');
  await expect(told(page)).toContainText('Days ahead has been saved there with something else.');
  await press(page, 'Save All Settings');
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect
    .poll(() => toldTo(request, business, 'settings'))
    .toMatchObject({
      availability: { advanceNoticeHours: 48 },
      pricing: { cancellationFeeCents: 3000 },
    });
  await expect.poll(() => toldTo(request, business, 'working-hours')).toMatchObject({ lanes: 2, horizonDays: 45 });

  await visit(page, '/dashboard/profile');
  await page.getByLabel('Business address').fill('7 Cedar Lane');
  const businessDescription = 'Doors and windows, made to close again on the same day.';
  await page.getByLabel('Business description').fill(businessDescription);
  await successful(request.put('/api/v1/account/profile', { headers, data: { fullName: 'Vera Brandt' } }));
  await press(page, 'Save Contact');
  await expect(toast(page, 'Error')).toContainText(MEANWHILE);
  await expect(page.getByLabel('Contact person')).toHaveValue('Vera Brandt');
  await press(page, 'Save Contact');
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await press(page, 'Save Changes');
  await expect
    .poll(() => toldTo(request, business, 'profile'))
    .toMatchObject({ ownerName: 'Vera Brandt', address: '7 Cedar Lane', businessDescription });
});

test('a switch keeps what another device has switched unheard', async ({ page, request }) => {
  const { person, told: stored, tell } = await customer(request);
  await enter(page, person, '/dashboard/settings');
  const settings = (await stored('settings')) as { notifications: object; privacy: object };
  const shy = { notifications: settings.notifications, privacy: { ...settings.privacy, publicProfile: false } };
  await tell('settings', shy);

  await page.getByRole('switch', { name: 'Email notifications' }).click();
  await expect(page.getByRole('switch', { name: 'Public profile' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
  await expect.poll(() => stored('settings')).toMatchObject({ notifications: { email: false }, privacy: { publicProfile: false } });
  await expect(page.getByText('was not changed')).toBeHidden();
});
