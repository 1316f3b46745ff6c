import type { Page } from '@playwright/test';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, provider } from './support/provider.js';
import { toast, visit } from './support/visit.js';

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
