import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { test as withClock } from './support/both-sides.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, toast, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const AUDITOR = { email: 'auditor@demo.test', password: DEMO_PASSWORD };
const SETTINGS = '/dashboard/settings';
const DAY_MS = 24 * 3_600_000;

const panel = (page: Page) => page.getByRole('region', { name: 'Platform fee' });
const deeds = (page: Page) => page.getByRole('list', { name: 'History of the fee' }).getByRole('listitem');

/** As a field for a date and a time takes it, on the clocks of the browser. */
const inDays = (page: Page, days: number): Promise<string> =>
  page.evaluate(`(() => {
    const then = new Date(Date.now() + ${days * DAY_MS});
    return new Date(then.getTime() - then.getTimezoneOffset() * 60000).toISOString().slice(0, 16);
  })()`);

test('a fee is previewed, scheduled, seen in another window, and taken back', async ({ page, browser, baseURL }) => {
  const why = `The gateway has become dearer, ${Date.now()}.`;
  await enter(page, ADMIN, SETTINGS);
  await expect(panel(page)).toContainText('Now$5.00SinceThe beginning');

  await test.step('what it changes, and what stands against it, is said while it is typed', async () => {
    const preview = page.getByRole('status', { name: 'What it changes' });
    await panel(page).getByLabel('New fee').fill('6.50');
    await panel(page)
      .getByLabel('From')
      .fill(await inDays(page, 0));
    await expect(panel(page).getByLabel('From')).toHaveAccessibleDescription('Choose a time that is at least an hour ahead.');
    await panel(page)
      .getByLabel('From')
      .fill(await inDays(page, 30));
    await expect(preview).toContainText('a booking costs $6.50 beside its price, instead of $5.00.');
    await expect(preview).toContainText(/such a booking’s total becomes \$\d/);
    await expect(preview).toContainText(/open bookings keep their fees/);
    await panel(page).getByLabel('New fee').fill('60');
    await expect(panel(page).getByLabel('New fee')).toHaveAccessibleDescription('The fee can be up to $50.00.');
    await expect(preview).toHaveCount(0);
    await panel(page).getByLabel('New fee').fill('5');
    await expect(panel(page).getByLabel('New fee')).toHaveAccessibleDescription('The fee is $5.00 already.');
    await panel(page).getByLabel('New fee').fill('6.50');
    await expect(preview).toBeVisible();
    await expectSound(page);
  });

  const other = await elsewhere(browser, baseURL);
  await enter(other, AUDITOR, SETTINGS);
  await expect(panel(other)).toContainText('No other fee is scheduled.');

  await test.step('it needs a reason, and is seen by who looks at it elsewhere', async () => {
    await panel(page).getByRole('button', { name: 'Schedule' }).click();
    await expect(panel(page).getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason of at least 10 characters.');
    await panel(page).getByLabel('Reason').fill(why);
    await panel(page).getByRole('button', { name: 'Schedule' }).click();
    await expect(toast(page, 'Fee scheduled')).toBeVisible();
    for (const window of [page, other]) {
      await expect(panel(window).getByRole('status')).toContainText(/^\$6\.50 from .*Scheduled by .*: The gateway has become dearer/);
      await expect(deeds(window).first()).toContainText(/\$6\.50 from .* \(to come\), scheduled by .*: The gateway/);
    }
    await expect(other.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  });

  await test.step('until then it can be taken back, which stands in the history', async () => {
    await panel(page).getByRole('button', { name: 'Take back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take back $6.50?' });
    await dialog.getByLabel('Reason').fill('The gateway has changed its mind.');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(toast(page, 'Fee taken back')).toBeVisible();
    for (const window of [page, other]) {
      await expect(deeds(window).first()).toContainText(/\$6\.50 from .* taken back by .*: The gateway has changed its mind\.$/);
      await expect(deeds(window).nth(1)).toContainText(/\(was taken back\), scheduled by .*: The gateway has become dearer/);
    }
    await expect(panel(page).getByLabel('New fee')).toHaveValue('');
    await expectSound(page);
  });
  await other.context().close();
});

withClock('a customer whose form is open is told of the fee that has begun to hold, and books it or not', async ({ sides }) => {
  const { ours, theirs, serviceId, request } = sides;
  const now = `${sides.dayAhead(0)}T15:00:00.000Z`;
  const schedule = async (feeCents: number, from: string) =>
    successful(
      request.post('/api/v1/admin/platform-fee/changes', {
        headers: await authorizationOf(request, ADMIN),
        data: { feeCents, from, reason: 'The gateway has become dearer.' },
      }),
    );
  const later = (hours: number) => new Date(Date.parse(now) + sides.hours(hours)).toISOString();
  const price = ours.getByRole('region', { name: 'Summary' }).locator('dl > div');

  await visit(ours, `/book/${serviceId}?date=${sides.dayAhead(2)}&time=13:00`);
  await expect(ours.getByText(/^Held for you until/)).toBeVisible();
  await expect(price.nth(1)).toHaveText('Platform fee$5.00');
  await ours.getByLabel('Street').fill('1100 Congress Avenue');
  await ours.getByLabel('ZIP').fill('78701');
  await schedule(650, later(2));
  await visit(theirs, `/service/${serviceId}`);
  await expect(theirs.locator('dl').getByText('$5.00')).toBeVisible();

  // The hold is over by then, and with it the fee that it had.
  await sides.clock(later(2));
  await ours.getByRole('button', { name: 'Confirm Booking' }).click();
  const told = ours.getByRole('alert').filter({ hasText: 'The price has changed' });
  await expect(told).toContainText(/The platform fee is now \$6\.50: .* costs \$[\d.]+ with it\. Confirm to book at this price\./);
  await expect(price.nth(1)).toHaveText('Platform fee$6.50');
  await ours.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(toast(ours, 'Booking Confirmed!')).toBeVisible();
  await visit(ours, '/dashboard/my-bookings');
  await expect(sides.card(ours).locator('dl > div').filter({ hasText: 'Platform fee' })).toHaveText('Platform fee$6.50');

  // Whatever says the fee, says that one now.
  await visit(theirs, `/service/${serviceId}`);
  await expect(theirs.locator('dl').getByText('$6.50')).toBeVisible();
  for (const [path, says] of [
    ['/how-it-works', 'a platform fee of $6.50 for each booking'],
    ['/terms', 'the customer pays a platform fee of $6.50 on top of the price'],
  ] as const) {
    await theirs.goto(path);
    await expect(theirs.getByText(says)).toBeVisible();
  }
  await theirs.goto('/help#platform-fee');
  await expect(theirs.getByText('A fixed amount of $6.50 for each booking')).toBeVisible();

  // The stage goes on to others, who know the first fee.
  await schedule(500, later(4));
  await sides.clock(later(4));
});
