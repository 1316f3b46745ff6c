import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, expectToFit390, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
/** It has a tile on the home page, and services. */
const NAME = 'Appliance Repair';
const API = '/api/v1/admin/categories';

const card = (page: Page) => page.getByRole('list', { name: 'Categories' }).getByRole('listitem', { name: NAME, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Category' });
const open = (page: Page) => page.getByRole('button', { name: `Edit ${NAME}`, exact: true }).click();
const choose = async (page: Page, name: string, buffer: Buffer) =>
  dialog(page).getByLabel('Picture file').setInputFiles({ name, mimeType: 'image/png', buffer });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Changes' }).click();
/** Decorative: it has no role, and nobody hears of it. */
const drawn = (within: Locator) => within.locator('img[alt=""]');

/** Wider than it is high. */
const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

// Other tests look at the same categories.
test.afterEach(async ({ request }) => {
  const headers = await authorizationOf(request, ADMIN);
  const all = (await (await successful(request.get(API, { headers }))).json()) as { id: string; name: string }[];
  const { id } = all.find(({ name }) => name === NAME)!;
  await successful(request.delete(`${API}/${id}/picture`, { headers }));
});

test('an administrator puts a picture in place of an icon: it shows on the home page and among suggestions, until it is removed', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, ADMIN, '/admin/categories');
  await open(page);
  await choose(page, 'notes.png', Buffer.from('Not a picture at all.'));
  await expect(dialog(page).getByText('This file is not a picture that we can read.')).toBeVisible();
  await choose(page, 'drum.png', await picture());
  const preview = drawn(dialog(page).getByRole('group', { name: 'Picture', exact: true }));
  await expect(preview).toHaveAttribute('src', /^data:image\/png/);
  await expect(dialog(page).getByText('This picture shows in place of the icon.')).toBeVisible();
  await expect(drawn(card(page))).toHaveCount(0);
  await expectSound(page);
  await expectToFit390(page);

  // What fails is said here, and can be tried again.
  const refused = '**/api/v1/admin/categories/*/picture?*';
  await page.route(refused, (route) => route.fulfill(problem(503, 'identity/photos-busy', 'Many photos are being worked on.')));
  await save(page);
  await expect(dialog(page).getByText('Many photos are being worked on.')).toBeVisible();
  await page.unroute(refused);
  await save(page);
  await expect(toast(page, 'Category updated successfully.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(drawn(card(page))).toHaveAttribute('src', /\/128\.webp$/);
  await expect(drawn(card(page))).toHaveJSProperty('naturalWidth', 128);

  const visitor = await elsewhere(browser, baseURL);
  await visit(visitor, '/');
  const tile = visitor.getByRole('main').getByRole('link', { name: new RegExp(`^${NAME}`) });
  await drawn(tile).scrollIntoViewIfNeeded();
  await expect(drawn(tile)).toHaveJSProperty('naturalWidth', 256);
  await expectSound(visitor);
  await visitor.getByRole('combobox', { name: 'What needs doing?' }).fill('appliance');
  const suggestion = visitor.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: NAME, exact: true });
  await expect(drawn(suggestion)).toHaveAttribute('src', /\/128\.webp$/);

  await open(page);
  await dialog(page).getByRole('button', { name: 'Remove picture' }).click();
  await expect(dialog(page).getByText('The icon shows.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Upload a picture' })).toBeFocused();
  await save(page);
  await expect(drawn(card(page))).toHaveCount(0);
  await expect
    .poll(async () => {
      await visit(visitor, '/');
      return drawn(tile).count();
    })
    .toBe(0);
});
