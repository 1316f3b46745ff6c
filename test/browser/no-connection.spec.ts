import type { Page } from '@playwright/test';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { dayWith, offer, provider } from './support/provider.js';
import { booked } from './support/vendor-day.js';
import { expectNoBarriers, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';

/** Nothing is to be had any more, nor parts of the page that it has not needed so far. */
const cutOff = (page: Page) => page.route('**/*', (route) => route.abort());
const reconnected = (page: Page) => page.unroute('**/*');

test('a booking that could not be sent says so, keeps what was filled in, and goes with the next press', async ({ page, request }) => {
  const serviceId = await offer(request, await provider(request));
  await enter(page, await newcomer(request));
  await visit(page, `/service/${serviceId}`);
  await page
    .getByRole('link', { name: /:00 [AP]M$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/time=/);
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByText(/^Held for you until/)).toBeVisible();
  // A page in which no message has been shown yet.
  await visit(page, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(page.getByText(/^Held for you until/)).toBeVisible();
  await page.getByLabel('Street').fill('1100 Congress Avenue');
  await page.getByLabel('ZIP').fill('78701');
  const confirm = page.getByRole('button', { name: 'Confirm Booking' });
  await expect(confirm).toBeEnabled();

  await cutOff(page);
  await confirm.click();
  await expect(toast(page, 'Booking Failed')).toBeVisible();
  await expect(page.getByLabel('Street')).toHaveValue('1100 Congress Avenue');
  await toast(page, 'Booking Failed').getByRole('button', { name: 'Close' }).click();
  await expect(toast(page, 'Booking Failed')).toBeHidden();

  await reconnected(page);
  await confirm.click();
  await expect(toast(page, 'Booking Confirmed!')).toBeVisible();
  await visit(page, '/dashboard/my-bookings');
  await expect(page.getByRole('article')).toHaveCount(1);

  await test.step('a dialog that could not be fetched says so, and opens with the next press', async () => {
    const timeline = page.getByRole('button', { name: /^Timeline/ });
    await cutOff(page);
    await timeline.click();
    await expect(toast(page, 'This could not be opened')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await reconnected(page);
    await timeline.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a calendar that could not be fetched says so in its place, and comes when it is tried again', async ({ page, request }) => {
  const business = await provider(request);
  await visit(page, `/service/${await offer(request, business)}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await cutOff(page);
  await page.getByRole('button', { name: 'Choose another day' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await reconnected(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('gridcell', { disabled: false }).first()).toBeVisible();

  await enter(page, business, '/dashboard/my-bookings');
  await cutOff(page);
  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  await reconnected(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
});

test(
  'what is in sight stays while nobody answers, says so, and is brought up to date once somebody does',
  CLOCK,
  async ({ page, context, request }) => {
    const business = await provider(request);
    const serviceId = await offer(request, business);
    const day = await dayWith(request, serviceId, '10:00');
    const someoneBooks = async (time: string) => booked(request, await newcomer(request), serviceId, day, time);
    await someoneBooks('10:00');
    await enter(page, business, '/dashboard/my-bookings');
    const bookings = page.getByRole('main').getByRole('article');
    await expect(bookings).toHaveCount(1);

    await context.setOffline(true);
    const offline = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(offline).toBeVisible();
    await bookings.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('The server could not be reached.', { exact: false }).first()).toBeVisible();
    await expect(bookings).toContainText('Pending');
    await someoneBooks('13:00');
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    await expect(bookings).toHaveCount(2);

    await page.route('**/api/v1/vendor/bookings?*', (route) => route.fulfill(problem(503, 'unavailable', 'Please wait a moment.')));
    await someoneBooks('16:00');
    const stale = page.getByRole('status').filter({ hasText: 'Some of what you see could not be brought up to date.' });
    await expect(stale).toBeVisible();
    await expect(bookings).toHaveCount(2);
    await expectNoBarriers(page);
    const asked = page.waitForRequest('**/api/v1/vendor/bookings?*');
    await stale.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await expect(stale).toBeVisible();
    // Whoever does not press has it by and by.
    await page.unrouteAll();
    await expect(bookings).toHaveCount(3);
    await expect(stale).toBeHidden();
  },
);
