import type { APIRequestContext, Page } from '@playwright/test';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, type Provider, provider, toldTo } from './support/provider.js';
import { expectNoBarriers, expectToFit390, toast, visit } from './support/visit.js';

/** A Saturday, so many days from now that no advance notice is in the way. */
const SATURDAY = (() => {
  const day = new Date(Date.now() + 8 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((13 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
})();
const EVENING = `date=${SATURDAY}&time=18:00`;

interface Settings {
  availability: object;
  pricing: object;
}

async function choose(request: APIRequestContext, business: Provider, changes: Partial<Settings>): Promise<void> {
  const { changedAt: _, ...settings } = await toldTo<Settings & { changedAt: unknown }>(request, business, 'settings');
  const data = {
    ...settings,
    availability: { ...settings.availability, ...changes.availability },
    pricing: { ...settings.pricing, ...changes.pricing },
  };
  await successful(request.put('/api/v1/vendor/settings', { headers: business.headers, data }));
}

const DYNAMIC = { dynamicPricing: true, weekendPercent: 20, eveningPercent: 10, cancellationFeeCents: 4000 };

/** The lines of the itemised sum, as they are read. */
const lines = (page: Page, name: string) => page.getByRole('region', { name }).locator('dl > div');
const WITH_SURCHARGES = ['Service$89.00', 'Weekend, +20%$17.80', 'Evening, +10%$8.90', 'Platform fee$5.00', 'Total$120.70'];

test('a customer sees what a time costs before booking it, and pays what was shown', CLOCK, async ({ page, request }) => {
  const business = await provider(request);
  await choose(request, business, { pricing: DYNAMIC });
  const serviceId = await offer(request, business);
  const customer = await newcomer(request);

  await test.step('the service says so, to visitors too', async () => {
    await visit(page, `/service/${serviceId}?${EVENING}`);
    await expect(lines(page, 'Book this Service')).toHaveText(WITH_SURCHARGES);
    await expect(page.getByText('Weekends cost 20% more, evenings from 5:00 PM 10% more.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /, 9:00 AM, available, \$106\.80$/ })).toBeAttached();
    await expectNoBarriers(page);
  });

  await test.step('so does the form, with the fee for calling off late', async () => {
    await enter(page, customer, `/book/${serviceId}?${EVENING}`);
    await expect(lines(page, 'Summary')).toHaveText(WITH_SURCHARGES);
    await expect(page.getByText(/less than 24 hours before the start costs up to \$40\.00\./)).toBeVisible();
    await expectNoBarriers(page);
    await expectToFit390(page);
  });

  await test.step('a price that changes meanwhile does not touch a time that is held', async () => {
    await page.getByLabel('Street').fill('1100 Congress Avenue');
    await page.getByLabel('ZIP').fill('78701');
    await expect(page.getByText(/^Held for you until/)).toBeVisible();
    await choose(request, business, { pricing: { ...DYNAMIC, weekendPercent: 30 } });
    await page.reload();
    await expect(page.getByText(/^Held for you until/)).toBeVisible();
    await expect(lines(page, 'Summary')).toHaveText(WITH_SURCHARGES);
  });

  await test.step('one of a time that is not held is shown before it is agreed', async () => {
    // From here on the page hears of a new price only by being refused, as it does where the list of free times is behind.
    let shown: string | undefined;
    let frozen = false;
    await page.route('**/api/v1/services/*/slots?*', async (route) => {
      const answer = frozen ? undefined : await (await route.fetch()).text();
      if (!frozen) shown = answer;
      await route.fulfill({ contentType: 'application/json', body: shown! });
    });
    await page.getByRole('button', { name: 'Release' }).click();
    await expect.poll(() => shown).toBeDefined();
    const evening = page.getByRole('radio', { name: /, 6:00 PM, available, \$124\.60$/ });
    // Until it has been released it is still chosen, and a press on it is none.
    await expect(evening).not.toBeChecked();
    frozen = true;
    await choose(request, business, { pricing: { ...DYNAMIC, weekendPercent: 50 } });
    await evening.click();
    await expect(page.getByRole('alert').filter({ hasText: 'The price has changed' })).toContainText('now costs $142.40, $147.40');
    await expect(lines(page, 'Summary').last()).toHaveText('Total$147.40');
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(toast(page, 'Booking Confirmed!')).toBeVisible();
  });

  await test.step('and stays in the list of bookings, line by line', async () => {
    await visit(page, '/dashboard/my-bookings');
    await expect(page.getByRole('article').locator('dl > div')).toHaveText([
      'Service$89.00',
      'Weekend, +50%$44.50',
      'Evening, +10%$8.90',
      'Platform fee$5.00',
      'Total$147.40',
    ]);
  });
});

test('a lower price is raised to the provider’s minimum, and the sum says so', CLOCK, async ({ page, request }) => {
  const business = await provider(request);
  await choose(request, business, { pricing: { minimumBookingCents: 12_000, cancellationFeeCents: 0 } });
  const serviceId = await offer(request, business);
  await visit(page, `/service/${serviceId}`);
  await expect(lines(page, 'Book this Service')).toHaveText([
    'Service$89.00',
    'Up to the $120 minimum$31.00',
    'Platform fee$5.00',
    'Total$125.00',
  ]);
});

test('where a provider takes no direct bookings, a sentence leads to them', CLOCK, async ({ page, request }) => {
  const business = await provider(request);
  await choose(request, business, { availability: { instantBooking: false } });
  const serviceId = await offer(request, business);

  await visit(page, `/service/${serviceId}`);
  await expect(page.getByText('takes no direct bookings, but agrees on a time with you first.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Now' })).toHaveCount(0);
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Contact the provider' }).click();
  await expect(page).toHaveURL(`/vendor/${business.vendorId}`);

  // Nobody signs in for what can't be booked.
  await visit(page, `/book/${serviceId}?${EVENING}`);
  await expect(page.getByText('takes no direct bookings')).toBeVisible();
  await expect(page).toHaveURL(/\/book\//);
});
