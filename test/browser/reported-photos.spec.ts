import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { provider, shown } from './support/provider.js';
import { expectSound, toast, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const gallery = (page: Page) => page.getByRole('region', { name: 'Photos of their work' });
const drawn = (page: Page, name: string) =>
  page
    .getByRole('img', { name })
    .last()
    .evaluate((image: { naturalWidth: number }) => image.naturalWidth);

test('a visitor reports a photo; an admin hides it, it is gone, and its provider sees it marked; the admin shows it again', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const salon = await provider(request);
  const [photoId] = await shown(request, salon, 'teal', 'coral');
  const caption = `The hall of ${salon.vendorId}`;
  await successful(request.put(`/api/v1/vendor/photos/${photoId}/caption`, { headers: salon.headers, data: { caption } }));
  const publicly = `/vendor/${salon.vendorId}`;
  await expect.poll(async () => (await request.get(`/api/v1/vendors/${salon.vendorId}/photos`)).text()).toContain(caption);

  await visit(page, publicly);
  await gallery(page)
    .getByRole('link', { name: /^Open photo 1 of 2/ })
    .click();
  const lightbox = dialog(page, caption);
  await lightbox.getByRole('button', { name: 'Report photo' }).click();
  const asks = dialog(page, 'Report this photo?');
  await expect(asks).toContainText('Something else? Write to us, or sign in to report it in your own words.');
  await asks.getByRole('button', { name: 'Report' }).click();
  await expect(asks.getByRole('alert')).toHaveText('Choose what is wrong with it');
  await expectSound(page);
  await asks.getByRole('radio', { name: 'It shows a person or private things' }).check();
  // Within the question the arrows choose, and don't lead to another photo.
  await page.keyboard.press('ArrowUp');
  await expect(asks.getByRole('radio', { name: 'It does not show their work' })).toBeChecked();
  await asks.getByRole('radio', { name: 'It shows a person or private things' }).check();
  await asks.getByRole('button', { name: 'Report' }).click();
  await expect(lightbox.getByText('Thank you. An administrator looks at it and decides whether it stays.')).toBeFocused();
  await expect(lightbox).toContainText('1 of 2');

  const admin = await elsewhere(browser, baseURL);
  await enter(admin, ADMIN, '/dashboard/photos');
  const reported = admin.getByRole('main').getByRole('listitem', { name: caption });
  await expect(reported).toContainText('It shows a person or private things');
  await expect(reported).toContainText('A visitor');
  await expect.poll(() => drawn(admin, caption)).toBeGreaterThan(0);
  await expectSound(admin);
  await reported.getByRole('button', { name: /^Hide photo/ }).click();
  const decides = dialog(admin, 'Hide photo?');
  await decides.getByRole('button', { name: 'Hide photo' }).click();
  await expect(decides).toContainText('Please give a reason of at least 10 characters.');
  await decides.getByLabel('Reason').fill('It shows who lives next door.');
  await expectSound(admin);
  await decides.getByRole('button', { name: 'Hide photo' }).click();
  await expect(toast(admin, 'Photo hidden')).toBeVisible();
  await expect(reported).toHaveCount(0);

  await visit(page, publicly);
  await expect(gallery(page).getByRole('link')).toHaveCount(1);
  expect((await request.get(`/api/v1/photos/${photoId}/800.webp`)).status()).toBe(404);
  const owner = await elsewhere(browser, baseURL);
  await enter(owner, salon, '/dashboard/profile');
  const card = owner.getByRole('list', { name: 'Photos in their order' }).getByRole('listitem').first();
  await expect(card).toContainText('Hidden by Plumb & Level');
  await expect(card).toContainText('It shows who lives next door.');
  await expect(owner.getByRole('region', { name: 'Photos of Your Work' })).toContainText('2 of 12 photos');
  await expect.poll(() => drawn(owner, caption)).toBe(800);
  await expect(card.getByRole('button', { name: `Remove ${caption}` })).toBeVisible();
  await expectSound(owner);
  await owner.context().close();

  await admin.getByRole('link', { name: 'Hidden' }).click();
  await expect(admin).toHaveURL('/dashboard/photos?state=hidden');
  await expect.poll(() => drawn(admin, caption)).toBe(800);
  await reported.getByRole('button', { name: /^Show again/ }).click();
  await dialog(admin, 'Show again?').getByLabel('Reason').fill('The neighbour agrees with it.');
  await dialog(admin, 'Show again?').getByRole('button', { name: 'Show again' }).click();
  await expect(toast(admin, 'Photo shown again')).toBeVisible();
  await admin.context().close();
  await expect.poll(async () => (await request.get(`/api/v1/photos/${photoId}/800.webp`)).status()).toBe(200);
});

test('who is signed in reports a photo once, in own words; of two admins the later one is told', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const salon = await provider(request);
  const [photoId] = await shown(request, salon, 'teal', 'coral');
  await enter(page, await newcomer(request), `/vendor/${salon.vendorId}`);
  const report = async (note: string) => {
    await gallery(page)
      .getByRole('link', { name: /^Open photo 1 of 2/ })
      .click();
    await page.getByRole('button', { name: 'Report photo' }).click();
    const asks = dialog(page, 'Report this photo?');
    await asks.getByRole('radio', { name: 'Something else' }).check();
    await asks.getByLabel('Note (optional)').fill(note);
    // Within words of one's own they move between the letters.
    await page.keyboard.press('ArrowLeft');
    await asks.getByRole('button', { name: 'Report' }).click();
  };
  await report('That is my hall.');
  await expect(page.getByRole('dialog').getByText(/^Thank you/)).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('1 of 2');
  await visit(page, `/vendor/${salon.vendorId}`);
  await report('Again.');
  await expect(dialog(page, 'Report this photo?').getByRole('alert')).toContainText('You have reported this photo already.');

  const admin = await elsewhere(browser, baseURL);
  await enter(admin, ADMIN, '/dashboard/photos');
  const reported = admin.getByRole('main').getByRole('listitem').filter({ hasText: 'That is my hall.' });
  await reported.getByRole('button', { name: /^Keep photo/ }).click();
  const decides = dialog(admin, 'Keep photo?');
  await decides.getByLabel('Reason').fill('Nothing private is seen.');
  const headers = await authorizationOf(request, ADMIN);
  const reason = { reason: 'It shows who lives next door.' };
  await successful(request.post(`/api/v1/admin/photos/${photoId}/hide`, { headers, data: reason }));
  await expect(decides.getByRole('alert')).toHaveText('This photo has changed meanwhile. Please close this and look at it again.');
  await admin.context().close();
});

test('empty: nothing is reported or hidden', async ({ page }) => {
  await page.route('**/api/v1/admin/photos?*', (route) =>
    route.fulfill({ json: { items: [], total: 0, page: 1, pageSize: 20, pageCount: 0 } }),
  );
  await enter(page, ADMIN, '/dashboard/photos');
  await expect(page.getByRole('heading', { name: 'No reported photos' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Hidden' }).click();
  await expect(page.getByRole('heading', { name: 'No hidden photos' })).toBeVisible();
  await expectSound(page);
});
