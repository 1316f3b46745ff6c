import type { APIRequestContext, Page } from '@playwright/test';
import { enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { offer, type Provider, provider } from './support/provider.js';
import { expectNoBarriers, expectToFit390, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';

const SERVICES = '/dashboard/services';
const TITLES = ['Boilers and pumps', 'Taps and valves', 'Drain cleaning'];

/** Three services, the newest first. */
async function plumber(request: APIRequestContext): Promise<Provider> {
  const business = await provider(request);
  for (const title of TITLES.toReversed()) await offer(request, business, { title });
  return business;
}

const list = (page: Page) => page.getByRole('list', { name: 'Services in their order' });
const titles = (page: Page) => list(page).getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page) => page.getByRole('status').filter({ hasText: ' is now ' });

/** As the page comes from the server. */
async function sent(request: APIRequestContext, { vendorId }: Provider): Promise<string[]> {
  const html = await (await request.get(`/vendor/${vendorId}`)).text();
  return TITLES.toSorted((a, b) => html.indexOf(a) - html.indexOf(b));
}

for (const [where, width] of [
  ['on a desk', 1280],
  ['on a phone', 390],
] as const) {
  test(`a provider puts their services in order by keys, hears where each stands, and customers see them so, ${where}`, async ({
    page,
    context,
    request,
  }) => {
    const business = await plumber(request);
    await page.setViewportSize({ width, height: 844 });
    await enter(page, business, SERVICES);
    const other = await context.newPage();
    await visit(other, SERVICES);
    await expect(titles(page)).toHaveText(TITLES);

    const up = button(page, 'Move up: Drain cleaning');
    await up.focus();
    await page.keyboard.press('Enter');
    for (const each of [page, other]) await expect(titles(each)).toHaveText(['Boilers and pumps', 'Drain cleaning', 'Taps and valves']);
    await expect(said(page)).toHaveText('Drain cleaning is now 2 of 3');
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Drain cleaning is now 1 of 3');
    const now = ['Drain cleaning', 'Boilers and pumps', 'Taps and valves'];
    for (const each of [page, other]) await expect(titles(each)).toHaveText(now);
    // At the end of the list the button has nothing to do, and keeps the focus.
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Drain cleaning is now 1 of 3');
    await expectNoBarriers(page);
    await expectToFit390(page);

    await expect.poll(() => sent(request, business)).toEqual(now);
    await visit(page, `/vendor/${business.vendorId}`);
    await expect(page.getByRole('heading', { name: new RegExp(TITLES.join('|')) })).toHaveText(now);

    await button(other, 'Move down: Drain cleaning').click();
    await expect(titles(other)).toHaveText(['Boilers and pumps', 'Drain cleaning', 'Taps and valves']);
  });
}

test('an order that is refused is taken back, and said', async ({ page, request }) => {
  await enter(page, await plumber(request), SERVICES);
  await page.route('**/api/v1/vendor/services/order', (route) =>
    route.fulfill(problem(409, 'catalog/order-outdated', 'One of these services was deleted in another window.')),
  );
  await button(page, 'Move down: Boilers and pumps').click();
  await expect(toast(page, 'The services stand as before')).toContainText('deleted in another window');
  await expect(titles(page)).toHaveText(TITLES);
});

test('a single service is not moved', async ({ page, request }) => {
  const business = await provider(request);
  await offer(request, business);
  await enter(page, business, SERVICES);
  await expect(titles(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
});
