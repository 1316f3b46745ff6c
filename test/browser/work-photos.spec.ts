import type { Page } from '@playwright/test';
import { photo } from '../support/photo.js';
import { enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { offer, provider, shown } from './support/provider.js';
import { expectNoBarriers, expectToFit390, toast } from './support/visit.js';
import { hold } from './support/wire.js';

const jpeg = async (name: string, width: number, height: number, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(width, height, color),
});

const panel = (page: Page) => page.getByRole('region', { name: 'Photos of Your Work' });
const cards = (page: Page) => panel(page).getByRole('list', { name: 'Photos in their order' }).getByRole('listitem');

test('a photo that did not come, before the scripts or after them, comes by itself as soon as it can', async ({ page, request }) => {
  const salon = await provider(request);
  await shown(request, salon, 'teal');
  const come = await hold(page, '**/assets/*.js');
  let refused = 0;
  let busy = true;
  await page.route(/\.(avif|webp)$/, (route) => {
    if (!busy) return route.continue();
    refused += 1;
    return route.fulfill({ status: 503 });
  });
  await page.clock.install();
  await page.goto(`/vendor/${salon.vendorId}`, { waitUntil: 'commit' });
  const drawn = page.getByRole('region', { name: 'Photos of their work' }).locator('picture img');
  await drawn.scrollIntoViewIfNeeded();
  await expect.poll(() => refused).toBe(1);
  come();
  await expect(drawn).toBeHidden();
  await page.clock.runFor(2_000);
  await expect.poll(() => refused).toBe(2);
  busy = false;
  await expect(async () => {
    await page.clock.runFor(8_000);
    await expect(drawn).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await drawn.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a provider adds photos, says what they show, puts them in order, and customers see them so', async ({ page, request }) => {
  const salon = await provider(request);
  await enter(page, salon, '/dashboard/profile');
  await panel(page)
    .getByLabel('Photo files')
    .setInputFiles([await jpeg('hall.jpg', 900, 600, 'teal'), await jpeg('bath.jpg', 600, 900, 'coral')]);
  await expect(cards(page)).toHaveCount(2);
  await expect(panel(page)).toContainText('2 of 12 photos');

  const second = cards(page).nth(1);
  await second.getByRole('textbox', { name: 'Caption of photo 2' }).fill('A bath in coral');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Caption saved')).toBeVisible();
  await page.getByRole('button', { name: 'Move earlier: A bath in coral' }).click();
  await expect(cards(page).first().getByRole('textbox')).toHaveValue('A bath in coral');
  await expectNoBarriers(page);

  const seen = async () =>
    ((await (await request.get(`/api/v1/vendors/${salon.vendorId}/photos`)).json()) as { caption: string | null }[]).map(
      ({ caption }) => caption,
    );
  await expect.poll(seen).toEqual(['A bath in coral', null]);
  await page.goto(`/vendor/${salon.vendorId}`);
  const gallery = page.getByRole('region', { name: 'Photos of their work' });
  await expect(gallery.getByRole('link')).toHaveCount(2);
  await expect
    .poll(() =>
      gallery
        .locator('picture img')
        .first()
        .evaluate((img: { naturalWidth: number }) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expectNoBarriers(page);
  await expectToFit390(page);

  await gallery.getByRole('link', { name: 'Open photo 1 of 2: A bath in coral' }).click();
  const dialog = page.getByRole('dialog', { name: 'A bath in coral' });
  await expect(dialog).toContainText('1 of 2');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('2 of 2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(gallery.getByRole('link').first()).toBeFocused();
});

test('two photos show the same before and after; the line between them is moved by keys', async ({ page, request }) => {
  const salon = await provider(request);
  await shown(request, salon, 'gray', 'gold');
  await enter(page, salon, '/dashboard/profile');
  await page.getByRole('button', { name: 'Choose how it looked before: photo 2' }).click();
  await page.getByRole('menuitem', { name: 'Photo 1' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(panel(page)).toContainText('2 of 12 photos');

  const paired = async () => (await (await request.get(`/api/v1/vendors/${salon.vendorId}/photos`)).json()) as { before: object | null }[];
  await expect.poll(async () => (await paired()).map(({ before }) => before !== null)).toEqual([true]);
  await page.goto(`/vendor/${salon.vendorId}`);
  await page.getByRole('link', { name: /^Open photo 1 of 1/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /before$/ })).toBeVisible();
  const line = dialog.getByRole('slider', { name: 'How much of before is shown' });
  await line.press('ArrowLeft');
  await expect(line).toHaveAttribute('aria-valuetext', '49 percent before');
  await expectNoBarriers(page);

  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Take before and after apart: photo 1' }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('what can’t be a photo is named, may be left out, and nothing else is held up', async ({ page, request }) => {
  await enter(page, await provider(request), '/dashboard/profile');
  const files = [
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
    await jpeg('tiny.jpg', 120, 90, 'teal'),
    await jpeg('good.jpg', 640, 480, 'teal'),
  ];
  await panel(page).getByLabel('Photo files').setInputFiles(files);
  await expect(panel(page).getByRole('alert').filter({ hasText: 'notes.jpg' })).toContainText('not a picture that we can read');
  await expect(panel(page).getByRole('alert').filter({ hasText: 'tiny.jpg' })).toContainText('at least 400 pixels');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Leave out notes.jpg' }).click();
  await expect(panel(page)).not.toContainText('notes.jpg');
});

test('a photo is removed after a question', async ({ page, request }) => {
  const salon = await provider(request);
  await shown(request, salon, 'gray');
  await enter(page, salon, '/dashboard/profile');
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click();
  await expect(toast(page, 'Photo removed')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.goto(`/vendor/${salon.vendorId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Photos of their work' })).toHaveCount(0);
});

test('without scripts each photo is a link to itself', async ({ browser, request, baseURL }) => {
  const salon = await provider(request);
  await shown(request, salon, 'gray');
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/vendor/${salon.vendorId}`);
  const href = await page.getByRole('link', { name: /^Open photo 1 of 1/ }).getAttribute('href');
  expect((await request.get(href!)).headers()['content-type']).toBe('image/webp');
  await page.goto(`/service/${await offer(request, salon)}`);
  await expect(page.getByRole('link', { name: /^Open photo 1 of 1/ })).toHaveAttribute('href', href!);
  await context.close();
});
