import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/product.js';
import { expectSound, takenOver } from './support/visit.js';

interface Provider {
  id: string;
  memberSince: string;
  approvedAt: string;
}

/** A service and its provider, who were not approved on the day on which they applied, or the two dates could be mixed up. */
async function approvedLater(request: APIRequestContext): Promise<{ service: string; vendor: Provider }> {
  // Who of them waited over midnight hangs on the hour at which the demo began.
  for (let page = 1; ; page++) {
    const { items } = (await (await request.get(`/api/v1/services?page=${page}`)).json()) as { items: { id: string }[] };
    if (items.length === 0) throw new Error('Every provider was approved on the day of the application.');
    for (const { id } of items) {
      const { vendor } = (await (await request.get(`/api/v1/services/${id}`)).json()) as { vendor: Provider };
      if (day(vendor.memberSince) !== day(vendor.approvedAt)) return { service: id, vendor };
    }
  }
}

const day = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' }).format(new Date(instant));

const mark = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Verified Provider' });
const note = (page: Page) => page.getByRole('region', { name: 'What “Verified” means' });
const fact = (page: Page, term: string) =>
  note(page)
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');

for (const of of ['service', 'vendor'] as const) {
  for (const scripts of [true, false]) {
    test(`the mark of a ${of} says what was approved and when, by keyboard, ${scripts ? 'with' : 'without'} scripts`, async ({
      browser,
      request,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: scripts, baseURL: baseURL! });
      const page = await context.newPage();
      const { service, vendor } = await approvedLater(request);
      await page.goto(of === 'service' ? `/service/${service}` : `/vendor/${vendor.id}`);
      if (scripts) await takenOver(page);
      await expect(note(page)).toBeHidden();

      await mark(page).focus();
      await page.keyboard.press('Enter');
      await expect(note(page)).toBeVisible();
      await expect(fact(page, 'Application approved')).toHaveText(day(vendor.approvedAt));
      await expect(fact(page, 'On Plumb & Level since')).toHaveText(day(vendor.memberSince));
      await expect(note(page)).toContainText('It is no guarantee of the work.');

      const more = note(page).getByRole('link', { name: 'How we check providers' });
      await page.keyboard.press('Tab');
      await expect(more).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(note(page)).toBeHidden();
      await expect(mark(page)).toBeFocused();

      await page.keyboard.press('Space');
      await more.click();
      await expect(page).toHaveURL(/\/how-it-works#verified$/);
      await expect(page.getByRole('heading', { name: 'How we check providers' })).toBeInViewport();
      await context.close();
    });
  }
}

test('a mark that somebody comes to while its script takes over stays under their keys', async ({ page, request }) => {
  // In the very moment between the look whether anybody is there and the taking over.
  await page.addInitScript(`{
    const { matches } = Element.prototype;
    Element.prototype.matches = function (selectors) {
      const does = matches.call(this, selectors);
      const mark = !does && selectors.includes(':popover-open') && this.querySelector('button[popovertarget]');
      if (mark && !window.came) queueMicrotask(() => {
        window.came = true;
        mark.focus();
      });
      return does;
    };
  }`);
  const { service } = await approvedLater(request);
  await page.goto(`/service/${service}`);
  await expect.poll(() => page.evaluate('window.came')).toBe(true);
  await expect(mark(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mark(page)).toBeFocused();
});

test('what the mark says keeps nobody out, and a press beside it closes it', async ({ page, request }) => {
  const { service } = await approvedLater(request);
  await page.goto(`/service/${service}`);
  await takenOver(page);
  await mark(page).click();
  await expectSound(page);
  await expect(note(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.click(4, 200);
  await expect(note(page)).toBeHidden();
});

test('a page that is reached without loading it has the mark as well', async ({ page, request }) => {
  const { service, vendor } = await approvedLater(request);
  await page.goto(`/service/${service}`);
  await takenOver(page);
  await page.getByRole('region', { name: 'About the Provider' }).getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/vendor/${vendor.id}$`));
  await mark(page).click();
  await expect(fact(page, 'Application approved')).toHaveText(day(vendor.approvedAt));
});
