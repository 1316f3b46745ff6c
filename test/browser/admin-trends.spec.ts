import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, expectToFit390 } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };

const trends = (page: Page) => page.getByRole('region', { name: 'Trends' });
const chart = (page: Page, name: string) => trends(page).getByRole('slider', { name });
const told = async (page: Page, name: string) => (await chart(page, name).getAttribute('aria-valuetext')) ?? '';
const TITLES = [
  'New users',
  'New providers',
  'Bookings made',
  'Value booked',
  'Value completed',
  'Fees kept',
  'Time to accept',
  'Cancellations',
];

test('trends are read by keyboard, in a chart and in the table behind it, for days of one’s choice', async ({ page }) => {
  await enter(page, ADMIN);
  for (const title of TITLES) await expect(chart(page, `${title} by week`)).toBeVisible();
  await expect(trends(page).getByRole('region', { name: 'Time to accept', exact: true })).toContainText(
    /nine of ten within [\d.,]+ (minute|hour|day)s?/,
  );

  await test.step('the arrow keys lead from one value to the next', async () => {
    await chart(page, 'Bookings made by week').focus();
    const last = await told(page, 'Bookings made by week');
    expect(last).toMatch(/^Week of \w+ \d+, \d{4}: [\d,]+$/);
    await page.keyboard.press('ArrowLeft');
    expect(await told(page, 'Bookings made by week')).not.toBe(last);
    await page.keyboard.press('ArrowRight');
    expect(await told(page, 'Bookings made by week')).toBe(last);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(chart(page, 'Bookings made by week')).toHaveAttribute('aria-valuenow', '0');
  });

  await test.step('other days are chosen, and stand in the address', async () => {
    await trends(page).getByRole('button', { name: 'Date Range' }).click();
    const choice = page.getByRole('dialog', { name: 'Trends of which days?' });
    await choice.getByRole('button', { name: 'Last 30 days' }).click();
    await choice.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\/dashboard\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
    await expect(chart(page, 'Cancellations by day')).toBeVisible();
  });

  await test.step('the table has every value, and together they make the figure', async () => {
    const of = trends(page).getByRole('region', { name: 'Bookings made', exact: true });
    await of.getByRole('button', { name: 'Bookings made as a table' }).click();
    const cells = of.getByRole('table').getByRole('cell');
    await expect(cells).toHaveCount(30);
    const sum = (await cells.allTextContents()).map(Number).reduce((all, each) => all + each, 0);
    expect(sum).toBeGreaterThan(0);
    await expect(of.getByRole('paragraph').first()).toHaveText(sum.toLocaleString('en-US'));
  });
});

test('the figures beside Platform Revenue say what they count', async ({ page, request }) => {
  const headers = await authorizationOf(request, ADMIN);
  const counts = (await (await successful(request.get('/api/v1/admin/counts', { headers }))).json()) as Record<string, number>;
  await enter(page, ADMIN);
  for (const [label, figure] of [
    ['Completed Value', 'completedValueCents'],
    ['Fees Kept', 'feesKeptCents'],
    ['Refunds', 'refundsCents'],
  ] as const) {
    const written = (counts[figure]! / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    await expect(page.locator('div:has(> dt)').filter({ hasText: label }).getByRole('definition')).toHaveText(written);
    await expect(page.getByRole('button', { name: `What is ${label}?`, exact: true })).toBeVisible();
  }
});

test('charts are sound in both schemes, and fit a phone', async ({ page }) => {
  await enter(page, ADMIN);
  await chart(page, 'Time to accept').focus();
  await expectSound(page);
  await expectToFit390(page);
});
