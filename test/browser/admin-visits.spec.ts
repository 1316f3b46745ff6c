import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { countRequests } from './support/wire.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const COUNTED = '/api/v1/visits/today';
const ANALYTICS = '/dashboard/analytics';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const counted = (page: Page) => page.waitForResponse((answer) => new URL(answer.url()).pathname === COUNTED);

/** A browser of its own, which calls itself something else, so that it is another visitor. */
async function visitor(browser: Browser, baseURL: string | undefined, userAgent: string): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL!, userAgent })).newPage();
}

async function figures(page: Page): Promise<number[]> {
  const steps = panel(page, 'From visit to booking').getByRole('list', { name: 'How far they came' }).getByRole('listitem').locator('b');
  await expect(steps).toHaveCount(5);
  return (await steps.allTextContents()).map((text) => Number(text.replaceAll(',', '')));
}

test('visitors are counted as far as they come, and what several of them search for in vain is read by an administrator', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, ADMIN, ANALYTICS);
  const before = await figures(page);

  await test.step('three visitors search for what nobody offers, and one of them goes on to book', async () => {
    for (const which of ['one', 'two', 'three']) {
      const other = await visitor(browser, baseURL, `Visitor ${which}`);
      const answer = counted(other);
      await other.goto('/services?search=Zeppelin');
      expect((await answer).status()).toBe(204);
      if (which === 'three') {
        await other.goto('/services');
        const opened = counted(other);
        await other.getByRole('link', { name: 'View Details' }).first().click();
        await opened;
        // Who is not signed in is led there first, and back.
        const began = counted(other);
        await other.getByRole('link', { name: 'Book Now' }).first().click();
        expect((await began).request().postDataJSON()).toEqual({ step: 'began', search: null, recognised: false });
      }
      await other.context().close();
    }
  });

  await test.step('the steps have grown, and the shares are of the step before', async () => {
    await page.reload();
    const [visitors, looked, viewed, began, booked] = await figures(page);
    const grown = [visitors, looked, viewed, began, booked].map((figure, step) => figure! - before[step]!);
    // Others may be looking at the same product.
    expect(grown.map((by, step) => by >= [3, 3, 1, 1, 0][step]!)).toEqual([true, true, true, true, true]);
    await expect(panel(page, 'From visit to booking')).toContainText(
      `Looked for a service, ${Math.round((100 * looked!) / visitors!)}% of visitors`,
    );
  });

  await test.step('what was searched for stands there, in the table and in the file', async () => {
    const searches = panel(page, 'What visitors search for');
    await expect(searches).toContainText(/[\d,]+ searches from .* to .*, [\d,]+ of them without a service that fits\./);
    const saved = page.waitForEvent('download');
    await searches.getByRole('button', { name: 'What visitors search for as CSV' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('\r\nzeppelin,3,no\r\n');
    await searches.getByRole('button', { name: 'Found nothing as a table' }).click();
    await expect(searches.getByRole('table').getByRole('rowheader').first()).toHaveText(/^“.+”$/);
  });
});

test('whoever chooses so is recognised by a day, or not counted at all', async ({ page, context }) => {
  const choice = (name: string) => page.getByRole('group', { name: 'How we count your visits' }).getByRole('radio', { name });
  await page.clock.install();
  const asked = countRequests(page, COUNTED);
  await page.goto('/privacy#visits');
  await expect(choice('Count my visits without a cookie')).toBeChecked();

  await choice('Count them with a cookie').check();
  await expect(page.getByText('Saved. It holds in this browser from now on.')).toBeVisible();
  const answer = counted(page);
  await page.clock.runFor(3000);
  expect((await answer).request().postDataJSON()).toEqual({ step: 'visited', search: null, recognised: true });
  const cookies = async () => (await context.cookies()).filter(({ name }) => name === 'last-visit').map(({ value }) => value);
  expect(await cookies()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  expect(asked()).toBe(1);

  await choice('Don’t count my visits').check();
  await expect.poll(cookies).toEqual([]);
  await page.reload();
  await expect(choice('Don’t count my visits')).toBeChecked();
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  await page.clock.runFor(10_000);
  expect(asked()).toBe(1);
});

test('a customer reads what both switches do, and their choice is kept', async ({ page, request }) => {
  await enter(page, await newcomer(request, 'Vida Stone'), '/dashboard/settings');
  const sharing = page.getByRole('switch', { name: 'Data sharing' });
  const tracking = page.getByRole('switch', { name: 'Tracking cookies' });
  await expect(sharing).not.toBeChecked();
  await expect(tracking).toBeChecked();
  await sharing.check();
  await tracking.uncheck();
  await page.reload();
  await expect(sharing).toBeChecked();
  await expect(tracking).not.toBeChecked();
  await expect(page.getByText('Counts what you search for in statistics of what is wanted.')).toBeVisible();
});
