import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { expectSound } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const AUDITOR = { email: 'auditor@demo.test', password: DEMO_PASSWORD };
const ANALYTICS = '/dashboard/analytics';
/** Before there was anything. */
const LONG_AGO = `${ANALYTICS}?from=2001-01-01&to=2001-02-01`;

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('how far bookings have come is read in bars and in the table behind them, for days of one’s choice', async ({ page }) => {
  await enter(page, ADMIN);
  await page.getByRole('navigation').getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(ANALYTICS);
  const funnel = panel(page, 'From request to review');
  const steps = funnel.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(1)).toHaveText(/^Accepted, \d+% of requested[\d,]+$/);
  await expect(funnel.getByRole('list', { name: 'Not accepted' })).toContainText('Not answered in time');

  await test.step('each step says what it counts, and shares are of the step before', async () => {
    const [requested, accepted] = (await steps.locator('b').allTextContents()).map((text) => Number(text.replaceAll(',', '')));
    await expect(steps.nth(1)).toContainText(`${Math.round((100 * accepted!) / requested!)}% of requested`);
    await funnel.getByRole('button', { name: 'What is Accepted?' }).hover();
    await expect(page.getByRole('tooltip')).toContainText('By the provider, or at once');
    await page.keyboard.press('Escape');
  });

  await test.step('the table has the same figures', async () => {
    const figures = await steps.locator('b').allTextContents();
    await funnel.getByRole('button', { name: 'Steps as a table' }).click();
    await expect(funnel.getByRole('table').getByRole('cell')).toHaveText(figures);
  });

  await test.step('other days are chosen, and stand in the address', async () => {
    await page.getByRole('button', { name: 'Date Range' }).click();
    const choice = page.getByRole('dialog', { name: 'Analytics of which days?' });
    await choice.getByRole('button', { name: 'Last 30 days' }).click();
    await choice.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\/dashboard\/analytics\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  });

  await test.step('and are saved as a file', async () => {
    const saved = page.waitForEvent('download');
    await funnel.getByRole('button', { name: 'From request to review as CSV' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toMatch(/^\uFEFFSection,Figure,Bookings,Out of\r\nSteps,Requested,\d+,\r\n/);
  });
});

test('for which hours work is wanted stands beside who works then, as figures that add up', async ({ page }) => {
  await enter(page, AUDITOR, ANALYTICS);
  const hours = panel(page, 'When work is wanted, and who works then');
  const asked = hours.getByRole('table', { name: 'Bookings asked for' });
  await expect(asked.getByRole('columnheader')).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  await expect(asked.getByRole('rowheader').first()).toHaveText(/^\d+ AM$/);
  const sum = (await asked.locator('tbody td').allTextContents()).reduce((before, text) => before + Number(text.replaceAll(',', '')), 0);
  const requested = panel(page, 'From request to review').getByRole('list', { name: 'Steps' }).getByRole('listitem').first().locator('b');
  await expect(requested).toHaveText(sum.toLocaleString('en-US'));
  await expect(hours).toContainText(
    /Most come to one provider on [A-Z][a-z]+day at \d+ [AP]M: \d+ bookings? asked for, and \d+ providers? works? then\./,
  );

  const most = Math.max(
    ...(await hours.getByRole('table', { name: 'Providers who work then' }).locator('tbody td').allTextContents()).map(Number),
  );
  expect(most).toBeGreaterThan(0);

  const saved = page.waitForEvent('download');
  await hours.getByRole('button', { name: 'When work is wanted, and who works then as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toMatch(/^\uFEFFWeekday,Hour,Bookings asked for,Providers who work then\r\nSunday,\d\d:00,\d+,\d+\r\n/);
});

test('who came in a month is read on in each month after, as shares with the numbers behind them', async ({ page }) => {
  await enter(page, AUDITOR, ANALYTICS);
  const cohorts = panel(page, 'Who comes back');
  const customers = cohorts.getByRole('table', { name: 'Customers who booked again' });
  await expect(customers.getByRole('columnheader').nth(1)).toHaveText('+1');
  const first = customers.getByRole('row').nth(1);
  await expect(first.getByRole('rowheader')).toHaveText(/^[A-Z][a-z]{2} \d{4}[\d,]+ customers?$/);
  const [people] = (await first.getByRole('rowheader').locator('small').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
  const [then, after] = await first.getByRole('cell').allTextContents();
  expect(then).toBe(`100%${people!.toLocaleString('en-US')}`);
  const [, percent, again] = /^(\d+)%([\d,]+)$/.exec(after!)!;
  expect(Number(percent)).toBe(Math.round((100 * Number(again!.replaceAll(',', ''))) / people!));
  await expect(customers.getByRole('row').last().getByRole('cell').last()).toHaveText('');
  await expect(cohorts.getByRole('table', { name: 'Providers who completed work' }).getByRole('rowheader').first()).toHaveText(
    /providers?$/,
  );
  await expect(cohorts).toContainText(/Of [\d,]+ customers?, \d+% booked again in the month after their first booking\./);

  await test.step('what it counts is said', async () => {
    await cohorts.getByRole('button', { name: 'What is Providers who completed work?' }).hover();
    await expect(page.getByRole('tooltip')).toContainText('By the month in which they were approved');
    await page.keyboard.press('Escape');
  });

  await test.step('and all of it is saved as a file', async () => {
    const saved = page.waitForEvent('download');
    await cohorts.getByRole('button', { name: 'Who comes back as CSV' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toMatch(/^\uFEFFWho,Came in,People,Months after,Active\r\nCustomers,\d{4}-\d\d,\d+,0,\d+\r\n/);
    expect(text).toContain(`,${people},0,${people}\r\n`);
  });
});

test('where nothing happened, each part says what would stand there', async ({ page }) => {
  await enter(page, AUDITOR, LONG_AGO);
  await expect(panel(page, 'From request to review')).toContainText('No bookings were made on these days');
  await expect(panel(page, 'When work is wanted, and who works then')).toContainText('Nobody asked for an hour on these days');
  await expect(panel(page, 'From visit to booking')).toContainText('No visitors were counted on these days');
  await expect(panel(page, 'What visitors search for')).toContainText('Nobody searched on these days');
  await expect(panel(page, 'Who comes back')).toContainText('Nobody came in these months');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page');
});

test('figures that were shown stay when others can’t be had', async ({ page }) => {
  await enter(page, AUDITOR, ANALYTICS);
  const funnel = panel(page, 'From request to review');
  await expect(funnel.getByRole('list', { name: 'Steps' })).toBeVisible();
  await page.route('**/api/v1/admin/analytics/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Date Range' }).click();
  const choice = page.getByRole('dialog', { name: 'Analytics of which days?' });
  await choice.getByRole('button', { name: 'Last 30 days' }).click();
  await choice.getByRole('button', { name: 'Show' }).click();
  await expect(funnel.getByRole('alert')).toBeVisible();
  await expect(funnel.getByRole('list', { name: 'Steps' })).toBeVisible();
  await page.unroute('**/api/v1/admin/analytics/**');
  await funnel.getByRole('button', { name: 'Try again' }).click();
  await expect(funnel.getByRole('alert')).toHaveCount(0);
});

test('analytics are sound in both schemes, and fit a phone', async ({ page }) => {
  await enter(page, ADMIN, ANALYTICS);
  await expect(panel(page, 'From request to review').getByRole('list', { name: 'Steps' })).toBeVisible();
  await expect(panel(page, 'When work is wanted, and who works then').getByRole('table').first()).toBeVisible();
  await expect(panel(page, 'Who comes back').getByRole('table').first()).toBeVisible();
  await expectSound(page);
});
