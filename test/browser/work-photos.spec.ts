import type { APIRequestContext, Page } from '@playwright/test';
import { cornersOf, heldSideways, photo, quarters } from '../support/photo.js';
import { enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { offer, type Provider, provider, shown } from './support/provider.js';
import { expectNoBarriers, expectSound, expectToFit390, toast } from './support/visit.js';
import { hold } from './support/wire.js';

const jpeg = async (name: string, width: number, height: number, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(width, height, color),
});

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const named = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'image/jpeg', buffer });
const choose = (page: Page, ...files: ChosenFile[]) => panel(page).getByLabel('Photo files').setInputFiles(files);
const cutting = (page: Page) => page.getByRole('dialog', { name: /^Choose what shows/ });

/** How large each photo is that customers see, and what colour its corners have. */
async function seenPhotos(request: APIRequestContext, { vendorId }: Provider): Promise<{ size: string; corners: string[] }[]> {
  const seen = (await (await request.get(`/api/v1/vendors/${vendorId}/photos`)).json()) as {
    picture: { path: string; width: number; height: number };
  }[];
  return Promise.all(
    seen.map(async ({ picture: { path, width, height } }) => {
      const drawn = await (await request.get(`${path}/${width}.webp`)).body();
      return { size: `${width} x ${height}`, corners: await cornersOf(drawn) };
    }),
  );
}
const all = (color: string) => Array<string>(4).fill(color);

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
  await page.getByRole('dialog').getByRole('button', { name: 'Use all 2 whole' }).click();
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

test('the part that shows is chosen by keys, in the picture as it stands upright', async ({ page, request }) => {
  const salon = await provider(request);
  await enter(page, salon, '/dashboard/profile');
  await choose(page, named('kitchen.jpg', await heldSideways(await quarters(1800, 1200))));
  const window = cutting(page).getByRole('group', { name: /arrow keys, zoom with plus and minus/ });
  const zoom = cutting(page).getByRole('slider', { name: 'Zoom' });
  await expect(window).toBeFocused();
  await expect(cutting(page).getByRole('status')).toHaveText('All of the picture shows.');

  for (let step = 0; step < 12; step++) await page.keyboard.press('+');
  for (let step = 0; step < 2; step++) await page.keyboard.press('-');
  await expect(zoom).toHaveAttribute('aria-valuetext', '200 percent');
  await expect(cutting(page).getByRole('status')).toHaveText('Left out: 25% on the left, 25% on the right, 25% above, 25% below.');
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
  }
  await expect(cutting(page).getByRole('status')).toHaveText('Left out: 50% on the left, 50% below.');
  await cutting(page).getByRole('button', { name: 'Use this part' }).press('Enter');

  await expect(cutting(page)).toBeHidden();
  await expect(cards(page)).toHaveCount(1);
  await expect.poll(() => seenPhotos(request, salon)).toEqual([{ size: '900 x 600', corners: all('green') }]);
  const card = cards(page).locator('picture img');
  await expect(card).toHaveAttribute('width', '900');
  await expect.poll(() => card.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the part that shows is chosen by pointer, starts anew, and may be drawn in no further than it is sharp', async ({
  page,
  request,
}) => {
  const salon = await provider(request);
  await enter(page, salon, '/dashboard/profile');
  await choose(page, named('kitchen.jpg', await quarters(900, 600)));
  const status = cutting(page).getByRole('status');
  const zoom = cutting(page).getByRole('slider', { name: 'Zoom' });
  const box = (await cutting(page)
    .getByRole('group', { name: /arrow keys/ })
    .boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drag = async (right: number, down: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y + down, { steps: 5 });
    await page.mouse.up();
  };

  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -2000);
  await expect(zoom).toHaveAttribute('aria-valuetext', '150 percent');
  await drag(900, 900);
  await expect(status).toHaveText('Left out: 33% on the right, 33% below.');
  await cutting(page).getByRole('button', { name: 'Reset' }).click();
  await expect(status).toHaveText('All of the picture shows.');
  await expect(zoom).toHaveAttribute('aria-valuetext', '100 percent');

  await zoom.press('End');
  await drag(-900, -900);
  await expect(status).toHaveText('Left out: 33% on the left, 33% above.');
  await cutting(page).getByRole('button', { name: 'Use this part' }).click();
  // Three quarters of its width, and of its height, are yellow.
  await expect.poll(() => seenPhotos(request, salon)).toEqual([{ size: '600 x 400', corners: ['red', 'green', 'blue', 'yellow'] }]);
});

test('of several photos each is asked about: a part, the whole, or none; nobody is kept out', async ({ page, request }) => {
  const salon = await provider(request);
  await enter(page, salon, '/dashboard/profile');
  const picture = await quarters(1200, 800);
  await choose(page, named('one.jpg', picture), named('two.jpg', picture), named('small.jpg', await quarters(500, 500)));
  await expect(cutting(page)).toHaveAccessibleName('Choose what shows: photo 1 of 3');
  await expect(cutting(page)).toContainText('one.jpg');
  await expect(cutting(page).getByRole('status')).toHaveText('All of the picture shows.');
  await expectSound(page);
  await cutting(page).getByRole('button', { name: 'Leave out' }).click();

  await expect(cutting(page)).toHaveAccessibleName('Choose what shows: photo 2 of 3');
  await expect(cutting(page).getByRole('group', { name: /arrow keys/ })).toBeFocused();
  await cutting(page).getByRole('button', { name: 'Use whole picture' }).click();

  await expect(cutting(page)).toContainText('too small for a part of it to be sharp');
  await expect(cutting(page).getByRole('button', { name: 'Use this part' })).toHaveCount(0);
  const whole = cutting(page).getByRole('button', { name: 'Use whole picture' });
  await expect(whole).toBeFocused();
  await expect(whole).toHaveAccessibleDescription(/^This picture is too small/);
  await expectNoBarriers(page);
  await whole.click();
  const quartered = ['red', 'green', 'blue', 'yellow'];
  await expect
    .poll(() => seenPhotos(request, salon))
    .toEqual([
      { size: '1200 x 800', corners: quartered },
      { size: '500 x 500', corners: quartered },
    ]);

  const chooser = page.waitForEvent('filechooser');
  const add = panel(page).getByRole('button', { name: 'Add Photos' });
  await add.click();
  await (await chooser).setFiles(named('three.jpg', picture));
  await expect(cutting(page).getByRole('group', { name: /arrow keys/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cutting(page)).toBeHidden();
  await expect(add).toBeFocused();
  await expect(panel(page)).toContainText('2 of 12 photos');
});

test('what can’t be a photo is named, may be left out, and nothing else is held up', async ({ page, request }) => {
  await enter(page, await provider(request), '/dashboard/profile');
  const files = [
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
    await jpeg('tiny.jpg', 120, 90, 'teal'),
    await jpeg('good.jpg', 640, 480, 'teal'),
  ];
  await choose(page, ...files);
  await cutting(page).getByRole('button', { name: 'Use whole picture' }).click();
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

test('a provider’s portrait or logo is chosen on their Business Profile, and shown where they are', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const salon = await provider(request);
  await offer(request, salon);
  await enter(page, salon, '/dashboard/profile');
  const portrait = page.getByRole('region', { name: 'Profile Picture' });
  await portrait.getByLabel('Picture file').setInputFiles(await jpeg('logo.jpg', 800, 800, '#2A3FB8'));
  await page.getByRole('dialog', { name: 'Choose what shows' }).getByRole('button', { name: 'Use this photo' }).click();
  await expect(toast(page, 'Photo updated')).toBeVisible();
  await expect(portrait.locator('img')).toHaveAttribute('src', /\/photos\//);
  await expectSound(page);

  const visitor = await browser.newPage({ baseURL: baseURL! });
  await visitor.goto(`/vendor/${salon.vendorId}`);
  const shownThere = visitor.getByRole('main').locator('img[src*="/photos/"]').first();
  await expect.poll(() => shownThere.evaluate((picture: { naturalWidth: number }) => picture.naturalWidth)).toBe(512);
  await visitor.close();

  await portrait.getByRole('button', { name: 'Remove Photo' }).click();
  await page.getByRole('dialog', { name: 'Remove your photo?' }).getByRole('button', { name: 'Remove photo' }).click();
  await expect(portrait.locator('img')).toHaveAttribute('src', /\/avatars\//);
});
