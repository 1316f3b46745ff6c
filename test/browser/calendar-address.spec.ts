import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '../../src/platform/time/calendar.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, provider } from './support/provider.js';
import { booked, post, sundayAfterNext } from './support/vendor-day.js';
import { expectSound } from './support/visit.js';
import { problem } from './support/wire.js';

const TITLE = 'Door hinge and lock care';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your bookings in your own calendar' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name: / calendar address\?$/ })
    .getByRole('button', { name })
    .click();
const open = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();

/** As a phone asks, which is signed in nowhere. */
const read = (request: APIRequestContext, address: string) => request.get(new URL(address).pathname);

test('a provider makes an address for their own calendar, renews it, and switches it off', CLOCK, async ({ page, request }) => {
  const business = await provider(request);
  const customer = await newcomer(request, 'Ada Quinn');
  const serviceId = await offer(request, business, { title: TITLE });
  const monday = addDays(sundayAfterNext(), 1);
  const bookingId = await booked(request, customer, serviceId, monday, '10:00');
  await post(request, business, `bookings/${bookingId}/confirm`);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, business, `/dashboard/my-bookings?view=week&day=${monday}`);
  await open(page);
  await expect(dialog(page)).toContainText('Whoever has this address can read your calendar: share it with nobody.');
  await expect(dialog(page).getByRole('status')).toHaveText('There is no address yet.');
  await expectSound(page);

  await press(page, 'Make an address');
  await expect(dialog(page).getByRole('heading', { name: 'Your address' })).toBeFocused();
  await expect(dialog(page)).toContainText('No calendar has read it yet.');
  await expectSound(page);
  await press(page, 'Copy');
  await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const first = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(first).toMatch(/^https?:.*\/api\/v1\/calendars\/[\w-]{43}\/bookings\.ics$/);
  await expect(dialog(page).getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
    'href',
    first.replace(/^https?:/, 'webcal:'),
  );

  const calendar = await (await read(request, first)).text();
  expect(calendar).toContain(`SUMMARY:${TITLE}`);
  expect(calendar).toContain('1100 Congress Avenue');
  expect(calendar).not.toContain('Ada');

  await press(page, 'Close');
  await open(page);
  await expect(dialog(page)).toContainText(/On since .*\. Last read around .*\. If you have lost the address/);
  await expect(dialog(page)).not.toContainText(first);
  await expectSound(page);

  await press(page, 'Renew');
  await confirm(page, 'Renew address');
  const second = (await dialog(page).locator('code').textContent())!;
  expect(second).not.toBe(first);
  expect((await read(request, first)).status()).toBe(404);
  expect((await read(request, second)).status()).toBe(200);

  await press(page, 'Switch off');
  await confirm(page, 'Switch off');
  await expect(dialog(page).getByRole('status')).toContainText('The address is switched off.');
  expect((await read(request, second)).status()).toBe(404);
  await expect(dialog(page)).not.toContainText(second);
});

test('what can’t be made says why, and leaves everything as it is', async ({ page, request }) => {
  await enter(page, await provider(request), '/dashboard/my-bookings?view=day');
  await page.route('**/api/v1/vendor/calendar-address', (route) =>
    route.request().method() === 'POST' ? route.fulfill(problem(503, 'platform/unavailable', 'Try again in a moment.')) : route.fallback(),
  );
  await open(page);
  await press(page, 'Make an address');
  await expect(dialog(page).getByRole('alert')).toContainText('Try again in a moment.');
  await page.unroute('**/api/v1/vendor/calendar-address');
  await press(page, 'Make an address');
  await expect(dialog(page).getByRole('heading', { name: 'Your address' })).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);

  await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))`);
  await press(page, 'Copy');
  await expect(dialog(page).getByRole('status')).toContainText('Please select the text and copy it yourself.');
});
