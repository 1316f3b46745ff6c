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

test('where work is wanted is read on a map with the keyboard and a pointer, in bars and in a table', async ({ page }) => {
  await enter(page, AUDITOR, ANALYTICS);
  const places = panel(page, 'Where work is wanted, and who works there');
  const worst = places.getByRole('list', { name: 'Worst served' }).getByRole('listitem');
  await expect(worst.first()).toHaveText(/^\d{5} .+, [A-Z]{2}, (nobody comes|\d+ providers? comes?, [\d.]+ for each)[\d,]+$/);
  expect(await worst.count()).toBeLessThanOrEqual(10);

  const map = places.getByRole('slider', { name: 'Bookings by ZIP code' });
  const told = /^\d{5} .+, [A-Z]{2}: [\d,]+ bookings? asked for, \d+ of them not accepted; (nobody|[\d,]+ providers?) comes?\.$/;
  await test.step('the arrow keys lead from one place to the next', async () => {
    await map.press('Home');
    await expect(map).toHaveAttribute('aria-valuetext', told);
    const first = await map.getAttribute('aria-valuetext');
    await expect(places).toContainText(first!);
    await map.press('ArrowRight');
    await expect(map).not.toHaveAttribute('aria-valuetext', first!);
  });

  await test.step('a pointer reads what is nearest', async () => {
    await map.press('Home');
    const first = await map.getAttribute('aria-valuetext');
    const { width, height } = (await map.boundingBox())!;
    await map.hover({ position: { x: 2, y: height / 2 } });
    const west = await map.getAttribute('aria-valuetext');
    await map.hover({ position: { x: width - 2, y: height / 2 } });
    await expect(map).not.toHaveAttribute('aria-valuetext', west!);
    await expect(places).toContainText((await map.getAttribute('aria-valuetext'))!);
    expect([first, west]).toEqual([expect.stringMatching(told), expect.stringMatching(told)]);
  });

  await test.step('a part of the map has only its own places', async () => {
    const all = Number(await map.getAttribute('aria-valuemax'));
    await places.getByLabel('Part of the map').selectOption({ index: 1 });
    await expect(map).not.toHaveAttribute('aria-valuemax', `${all}`);
    expect(Number(await map.getAttribute('aria-valuemax'))).toBeLessThan(all);
  });

  await test.step('the table has all places, and their bookings add up', async () => {
    await places.getByRole('button', { name: 'Bookings by ZIP code as a table' }).click();
    const table = places.getByRole('table', { name: 'Places in which work is wanted' });
    const bookings = (await table.locator('[data-label="Bookings"]').allTextContents()).map((text) => Number(text.replaceAll(',', '')));
    await expect(places).toContainText(`in ${bookings.length} places`);
    const requested = panel(page, 'From request to review').getByRole('list', { name: 'Steps' }).getByRole('listitem').first().locator('b');
    await expect(requested).toHaveText(bookings.reduce((sum, each) => sum + each, 0).toLocaleString('en-US'));
  });

  const saved = page.waitForEvent('download');
  await places.getByRole('button', { name: 'Where work is wanted, and who works there as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toMatch(
    /^\uFEFFZIP code,City,State,Bookings asked for,Not accepted,Providers who come\r\n\d{5},[^,]+,[A-Z]{2},\d+,\d+,\d+\r\n/,
  );
});

test('places that the map does not reach are told beside it, and stand in the table', async ({ page }) => {
  const place = {
    zip: '78704',
    city: 'Austin',
    state: 'TX',
    latitude: 30.24,
    longitude: -97.76,
    bookings: 34,
    notAccepted: 5,
    providers: 3,
  };
  const hilo = { ...place, zip: '96720', city: 'Hilo', state: 'HI', latitude: 19.7, longitude: -155.09, bookings: 2, providers: 0 };
  const answer = { from: '2031-01-01', to: '2031-05-14', bookings: 37, unknown: 1, providers: 3, places: [hilo, place] };
  await page.route('**/api/v1/admin/analytics/places?**', (route) => route.fulfill({ json: answer }));
  await page.route('**/api/v1/admin/analytics/places', (route) => route.fulfill({ json: answer }));
  await enter(page, AUDITOR, ANALYTICS);
  const places = panel(page, 'Where work is wanted, and who works there');
  await expect(places).toContainText(
    '1 place in Alaska, in Hawaii or on islands, with 2 bookings, can’t be drawn here: the table has them.',
  );
  await expect(places).toContainText('Of 1 booking the place is not known any more');
  await expect(places.getByRole('slider')).toHaveAttribute('aria-valuemax', '0');
  await expect(places.getByRole('list', { name: 'Worst served' })).toContainText('96720 Hilo, HI, nobody comes');
  await places.getByRole('button', { name: 'Bookings by ZIP code as a table' }).click();
  await expect(places.getByRole('row', { name: /Hilo/ })).toHaveText('96720 Hilo, HI250–');
});

test('where nothing happened, each part says what would stand there', async ({ page }) => {
  await enter(page, AUDITOR, LONG_AGO);
  await expect(panel(page, 'From request to review')).toContainText('No bookings were made on these days');
  await expect(panel(page, 'When work is wanted, and who works then')).toContainText('Nobody asked for an hour on these days');
  await expect(panel(page, 'From visit to booking')).toContainText('No visitors were counted on these days');
  await expect(panel(page, 'What visitors search for')).toContainText('Nobody searched on these days');
  await expect(panel(page, 'Where work is wanted, and who works there')).toContainText('Nobody asked for work on these days');
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
  await expect(panel(page, 'Where work is wanted, and who works there').getByRole('slider')).toBeVisible();
  await expectSound(page);
});
