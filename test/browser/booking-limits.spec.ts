import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { WIDE } from '../support/wide.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { dayWith, offer, provider } from './support/provider.js';
import { booked } from './support/vendor-day.js';
import { expectSound, toast, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const AUDITOR = { email: 'auditor@demo.test', password: DEMO_PASSWORD };
const SETTINGS = '/dashboard/settings';

const panel = (page: Page) => page.getByRole('region', { name: 'Booking limits' });
const deeds = (page: Page) => page.getByRole('list', { name: 'History of the limits' }).getByRole('listitem');
const preview = (page: Page) => page.getByRole('status', { name: 'What it changes' });

/** As every other test finds them. */
async function widened(request: APIRequestContext): Promise<void> {
  const headers = await authorizationOf(request, ADMIN);
  const { changedAt } = (await (await request.get('/api/v1/admin/booking-limits', { headers })).json()) as { changedAt: string };
  const data = { ...WIDE, changedAt, reason: 'Few people book much here.' };
  await successful(request.post('/api/v1/admin/booking-limits/changes', { headers, data }));
}

test('limits are previewed, saved with a reason, seen in another window, and hold for whoever books', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const business = await provider(request);
  const serviceId = await offer(request, business);
  const customer = await newcomer(request);
  const day = await dayWith(request, serviceId, '13:00');
  await booked(request, customer, serviceId, day, '10:00');
  const why = `One account took a whole week, ${Date.now()}.`;
  const other = await elsewhere(browser, baseURL);
  await enter(other, AUDITOR, SETTINGS);
  await expect(panel(other)).toContainText(`With one provider${WIDE.withOneProvider}`);
  await expect(panel(other).getByRole('button')).toHaveCount(0);

  try {
    await enter(page, ADMIN, SETTINGS);
    await test.step('whom they would meet, and what is no limit, is said while they are typed', async () => {
      const field = panel(page).getByLabel('Most altogether');
      await field.fill('0');
      await expect(field).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000.');
      await expect(preview(page)).toHaveCount(0);
      await field.fill('1');
      await expect(panel(page).getByLabel('Most with one provider')).toHaveAccessibleDescription('At most as many as altogether, 1.');
      await panel(page).getByLabel('Most with one provider').fill('1');
      await panel(page).getByLabel('Most at the same time').fill('1');
      await expect(preview(page)).toContainText('The limits hold for whatever is booked from now on.');
      await expect(preview(page)).toContainText(/\d customers? ha(s|ve) more than 1 open booking altogether now\./);
      await expect(preview(page)).toContainText('They keep what they have.');
      await expectSound(page);
    });

    await test.step('they need a reason, and are seen by who looks at them elsewhere', async () => {
      await panel(page).getByRole('button', { name: 'Save limits' }).click();
      await expect(panel(page).getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason of at least 10 characters.');
      await panel(page).getByLabel('Reason').fill(why);
      await panel(page).getByRole('button', { name: 'Save limits' }).click();
      await expect(toast(page, 'Limits saved')).toBeVisible();
      for (const window of [page, other]) {
        await expect(panel(window)).toContainText('Altogether1');
        await expect(deeds(window).first()).toContainText('1 with one provider, 1 altogether, 1 at the same time, set by');
        await expect(deeds(window).first()).toContainText(why);
      }
      await expect(panel(page).getByLabel('Reason')).toHaveValue('');
    });

    await test.step('a customer who would have more is told which limit they meet, and what to do', async () => {
      const theirs = await elsewhere(browser, baseURL);
      await enter(theirs, customer, `/book/${serviceId}?date=${day}&time=13:00`);
      await theirs.getByLabel('Street').fill('1100 Congress Avenue');
      await theirs.getByLabel('ZIP').fill('78701');
      await theirs.getByRole('button', { name: 'Confirm Booking' }).click();
      await expect(theirs.getByRole('alert').filter({ hasText: 'open booking' })).toContainText(
        'You have 1 open booking with this provider, and cannot have more at present. You can book again once one of them is done, or cancel what you do not need.',
      );
      await expect(theirs.getByLabel('Street')).toHaveValue('1100 Congress Avenue');
      await theirs.context().close();
    });
  } finally {
    await widened(request);
    await other.context().close();
  }
});

test('whoever looks at limits that another administrator has just changed saves nothing over them', async ({ page, request }) => {
  await enter(page, ADMIN, SETTINGS);
  await panel(page).getByLabel('Most at the same time').fill('900');
  await panel(page).getByLabel('Reason').fill('Nobody needs more than that.');
  await page.route('**/api/v1/admin/booking-limits', (route) => route.abort());
  const headers = await authorizationOf(request, ADMIN);
  const { changedAt } = (await (await request.get('/api/v1/admin/booking-limits', { headers })).json()) as { changedAt: string };
  const data = { ...WIDE, atOnce: 950, changedAt, reason: 'Somebody has asked for it.' };
  try {
    await successful(request.post('/api/v1/admin/booking-limits/changes', { headers, data }));
    await panel(page).getByRole('button', { name: 'Save limits' }).click();
    await expect(panel(page).getByRole('alert').filter({ hasText: 'Update failed' })).toBeVisible();
    await expect(panel(page).getByLabel('Reason')).toHaveValue('Nobody needs more than that.');
  } finally {
    await widened(request);
  }
});

test('settings of the platform are reached and read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, ADMIN, SETTINGS);
  await expect(panel(page)).toBeVisible();
  await visit(page, SETTINGS);
  await expectSound(page);
});
