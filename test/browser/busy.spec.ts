import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/product.js';
import { toast, visit } from './support/visit.js';

const BUSY = 'We are very busy at the moment.';
const refusal = (status: number, retryAfter: number) => ({
  status,
  headers: { 'Retry-After': String(retryAfter) },
  contentType: 'application/problem+json',
  body: JSON.stringify({ status, code: 'platform/overloaded', title: 'Not available now', detail: BUSY, retryAfterSeconds: retryAfter }),
});

/** What is asked for under this address, with the page's time at which it was. */
async function asked(page: Page, address: string, answer: (route: Route, times: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  await page.route(address, async (route) => {
    times.push(await page.evaluate<number>('Date.now()'));
    await answer(route, times.length);
  });
  return times;
}

/** Opens a page whose time stands still from then on, until the test moves it. */
async function visitStopped(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000);
}

async function after(page: Page, shown: () => unknown, expected: unknown): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return shown();
    })
    .toBe(expected);
}

const LIST = '**/api/v1/services?*';
const showList = (page: Page) => page.getByRole('main').getByRole('link', { name: 'All Services' }).click();
const found = (page: Page) => page.getByText(/^\d+ services found$/);

test.describe('a server that has too much to do', () => {
  test('is asked again when it has said, and the page comes by itself', async ({ page }) => {
    await visitStopped(page, '/');
    const times = await asked(page, LIST, (route, n) =>
      n === 1 ? route.fulfill(refusal(503, 4)) : n === 2 ? route.fulfill(refusal(429, 6)) : route.continue(),
    );
    await showList(page);
    await after(page, () => found(page).isVisible(), true);
    expect(times).toHaveLength(3);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(4000);
    expect(times[2]! - times[1]!).toBeGreaterThanOrEqual(6000);
    await expect(page.getByText(BUSY)).toHaveCount(0);
  });

  test('is not asked for ever: people are told, and can try themselves', async ({ page }) => {
    await visitStopped(page, '/');
    const times = await asked(page, LIST, (route) => route.fulfill(refusal(503, 2)));
    await showList(page);
    await after(page, () => page.getByText(BUSY).isVisible(), true);
    expect(times).toHaveLength(4);
    await page.clock.runFor(60_000);
    expect(times).toHaveLength(4);
  });

  test('that wants minutes is not waited for', async ({ page }) => {
    await visitStopped(page, '/');
    const times = await asked(page, LIST, (route) => route.fulfill(refusal(503, 120)));
    await showList(page);
    await after(page, () => page.getByText(BUSY).isVisible(), true);
    expect(times).toHaveLength(1);
  });

  test('is sent no change twice', async ({ page }) => {
    await visitStopped(page, '/auth');
    const times = await asked(page, '**/api/v1/auth/sign-in', (route) => route.fulfill(refusal(503, 2)));
    await page.getByLabel('Email').fill('somebody@example.test');
    await page.getByLabel('Password', { exact: true }).fill('something');
    await page.getByRole('button', { name: 'Login' }).click();
    await after(page, () => toast(page, 'Sign in failed').filter({ hasText: BUSY }).isVisible(), true);
    await page.clock.runFor(30_000);
    expect(times).toHaveLength(1);
  });
});
