import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { enter } from './support/enter.js';
import { successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, provider } from './support/provider.js';
import { expectNoBarriers, expectToFit390, openedUntil, visit } from './support/visit.js';

/** The provider with the most reviews. */
async function reviewed(request: APIRequestContext): Promise<{ id: string; businessName: string }> {
  const { items } = (await (await request.get('/api/v1/services?sort=reviews')).json()) as {
    items: { vendor: { id: string; businessName: string } }[];
  };
  return items[0]!.vendor;
}

test('shows who it is, and how to reach them', async ({ page, request }) => {
  const { id, businessName } = await reviewed(request);
  expect(await visit(page, `/vendor/${id}`)).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(businessName);
  await expect(page.getByText('Verified Provider').first()).toBeVisible();
  await expect(page.getByText(/, serves within \d+ miles$/)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: /out of 5, \d+ reviews/ })
      .first(),
  ).toBeVisible();
  const contact = page.getByRole('region', { name: 'Contact Provider' });
  await expect(contact).toHaveCount(1);
  await expect(contact.getByRole('link', { name: /^\(\d{3}\) / })).toHaveAttribute('href', /^tel:\+?\d+$/);
});

test('Services is the first tab; Reviews has an address of its own', async ({ page, request }) => {
  const { id } = await reviewed(request);
  await visit(page, `/vendor/${id}`);
  const services = page.getByRole('tab', { name: 'Services' });
  const reviews = page.getByRole('tab', { name: 'Reviews' });
  await expect(services).toHaveAttribute('aria-selected', 'true');
  const offered = page.getByRole('tabpanel', { name: 'Services' }).getByRole('article').first();
  await expect(offered).toBeVisible();
  await expect(offered.getByRole('link', { name: /^View Provider/ })).toBeHidden();
  await reviews.click();
  await expect(page).toHaveURL(new RegExp(`/vendor/${id}\\?tab=reviews$`));
  await expect(page.getByRole('tabpanel', { name: 'Reviews' }).getByRole('listitem').first()).toBeVisible();
  await page.reload();
  await expect(reviews).toHaveAttribute('aria-selected', 'true');
  await visit(page, `/vendor/${id}?tab=nonsense`);
  await expect(services).toHaveAttribute('aria-selected', 'true');
});

test('arrows and the space bar work the tabs', async ({ page, request }) => {
  const { id } = await reviewed(request);
  await visit(page, `/vendor/${id}`);
  await page.getByRole('tab', { name: 'Services' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/tab=reviews/);
});

test('reviews have pages, and bars that filter them', async ({ page, request }) => {
  const { id } = await reviewed(request);
  await visit(page, `/vendor/${id}?tab=reviews`);
  const panel = page.getByRole('tabpanel', { name: 'Reviews' });
  await expect(panel.locator('ol > li')).toHaveCount(10);
  await panel.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/tab=reviews&page=2#reviews$/);
  await expect(panel.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(panel.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('table', { name: 'Reviews by stars' }).getByRole('link', { name: '4 stars' }).click();
  await expect(page).toHaveURL(/stars=4/);
  await expect(page.getByText(/^\d+ reviews? with 4 stars\./)).toBeVisible();
  await expect(panel.locator('ol').getByRole('img', { name: '5 out of 5' })).toHaveCount(0);
  await visit(page, `/vendor/${id}?tab=reviews&page=77`);
  await expect(page.getByText('That page is past the end.')).toBeVisible();
});

test('works without scripts', async ({ browser, request, baseURL }) => {
  const { id } = await reviewed(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(`/vendor/${id}`);
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Reviews' }).locator('ol > li').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Services' }).click();
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/service\//);
  await context.close();
});

test('empty: no services, no reviews', async ({ page, request }) => {
  const { businessName } = await reviewed(request);
  await page.route('**/api/v1/vendors/*/services*', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/v1/vendors/*/reviews*', (route) =>
    route.fulfill({
      json: { items: [], total: 0, page: 1, pageSize: 10, pageCount: 0, averageRating: null, stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
    }),
  );
  await visit(page, '/services?sort=reviews');
  await page
    .getByRole('link', { name: `View Provider ${businessName}` })
    .first()
    .click();
  await expect(page.getByText('No services available.')).toBeVisible();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
});

test('one who shows no way to be reached has no empty card for it', async ({ page, request }) => {
  const { businessName } = await reviewed(request);
  await page.route(/\/api\/v1\/vendors\/[\w-]+$/, async (route) => {
    const vendor = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...vendor, phone: null, address: null, websiteUrl: null } });
  });
  await visit(page, '/services?sort=reviews');
  await page
    .getByRole('link', { name: `View Provider ${businessName}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(businessName);
  await expect(page.getByText('Contact Provider')).toBeHidden();
});

for (const path of ['/vendor/00000000-0000-4000-8000-000000000000', '/vendor/not-an-id?tab=reviews']) {
  test(`${path} is not found, and leads on`, async ({ page }) => {
    expect(await visit(page, path)).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider not found');
    await page.getByRole('link', { name: 'Browse Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
  });
}

test('search engines read a business, with the rating that its reviews gave', async ({ page, request, baseURL }) => {
  const { id, businessName } = await reviewed(request);
  await page.goto(`/vendor/${id}?tab=reviews&stars=5`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/vendor/${id}`);
  const sources = await page.locator('script[type="application/ld+json"]').allTextContents();
  const business = sources
    .map((source) => JSON.parse(source) as Record<string, unknown>)
    .find((thing) => thing['@type'] === 'LocalBusiness');
  const { averageRating, reviewCount } = (await (await request.get(`/api/v1/vendors/${id}`)).json()) as Record<string, number>;
  expect(business).toMatchObject({
    name: businessName,
    aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount },
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barrier in ${colorScheme}, and nothing sticks out at 390 pixels`, async ({ page, request }) => {
    const { id } = await reviewed(request);
    await page.emulateMedia({ colorScheme });
    for (const path of [`/vendor/${id}`, `/vendor/${id}?tab=reviews`, '/vendor/nowhere']) {
      await visit(page, path);
      await expectNoBarriers(page);
    }
    await visit(page, `/vendor/${id}?tab=reviews`);
    await expectToFit390(page);
  });
}

test('a provider is shown with their photo, and with their initials where it can’t be had', async ({ page, request }) => {
  const owner = await provider(request);
  const serviceId = await offer(request, owner);
  const data = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const headers = { ...owner.headers, 'Content-Type': 'image/png' };
  const { avatarUrl } = (await (await successful(request.post('/api/v1/account/photo', { headers, data }))).json()) as {
    avatarUrl: string;
  };
  const photos = (within: Page) => within.getByRole('main').locator(`img[src="${avatarUrl}"]`);
  await expect
    .poll(async () => ((await (await request.get(`/api/v1/vendors/${owner.vendorId}`)).json()) as { photoUrl: string }).photoUrl)
    .toBe(avatarUrl);
  // The vendor page shows it in its header and on the card of the service.
  const places: readonly [path: string, times: number][] = [
    [`/vendor/${owner.vendorId}`, 2],
    [`/service/${serviceId}`, 1],
    ['/services', 1],
  ];
  for (const [path, times] of places) {
    await visit(page, path);
    await expect(photos(page)).toHaveCount(times);
    for (const photo of await photos(page).all()) {
      await expect(photo).toBeVisible();
      await expect.poll(() => photo.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBe(512);
      // The name stands beside it.
      await expect(photo).toHaveAttribute('alt', '');
    }
  }
  await page.route(`**${avatarUrl}`, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (photo) => photo.url().endsWith(avatarUrl));
  await visit(page, `/vendor/${owner.vendorId}`);
  await refused;
  await expect(page.getByRole('main').locator('div:has(> img[src^="/api/v1/photos/"])').first()).toHaveText(/^\p{Lu}{1,2}$/u);
  // They are below the photo, which is not painted.
  expect(
    await photos(page)
      .first()
      .evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
  ).toBe(0);
});

test('a photo that its provider has taken away is gone from what was on show before', async ({ page, request }) => {
  const owner = await provider(request);
  const serviceId = await offer(request, owner);
  const data = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await successful(request.post('/api/v1/account/photo', { headers: { ...owner.headers, 'Content-Type': 'image/png' }, data }));
  const photo = page.getByRole('main').locator('img[src^="/api/v1/photos/"]');
  const account = page.getByRole('button', { name: 'Account' });
  await enter(page, owner);
  await account.click();
  await page.getByRole('menuitemradio', { name: 'Customer' }).click();
  await expect(page.getByRole('banner').getByText('Customer')).toBeVisible();
  await openedUntil(
    () => visit(page, `/service/${serviceId}`),
    (look) => expect(photo).toBeVisible(look),
  );
  await account.click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await page.getByRole('button', { name: 'Remove Photo' }).click();
  await page.getByRole('dialog', { name: 'Remove your photo?' }).getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Door hinge and lock care' })).toBeVisible();
  await expect(photo).toHaveCount(0);
});
