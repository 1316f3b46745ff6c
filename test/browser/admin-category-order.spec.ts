import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect, test as product } from './support/product.js';
import { expectSound, expectToFit390, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const API = '/api/v1/admin/categories';
const NAMES = ['Arbors', 'Benches', 'Cedars'];

interface Level {
  /** Of their parent. */
  readonly name: string;
  readonly slug: string;
}

/** A category with three below it. Afterwards all are gone again, as other tests look at the same lists. */
async function madeBy(request: APIRequestContext, headers: Record<string, string>): Promise<{ level: Level; ids: string[] }> {
  const slug = `gardens-${randomUUID().slice(0, 8)}`;
  const name = slug.replace('gardens-', 'Gardens ');
  const make = async (data: object): Promise<string> => {
    const { categoryId } = (await (await successful(request.post(API, { headers, data }))).json()) as { categoryId: string };
    return categoryId;
  };
  const parentId = await make({ name, slug });
  const ids: string[] = [];
  for (const each of NAMES) ids.push(await make({ name: each, slug: `${slug}-${each.toLowerCase()}`, parentId }));
  return { level: { name, slug }, ids: [...ids, parentId] };
}

const test = product.extend<{ level: Level }>({
  level: async ({ request }, use) => {
    const headers = await authorizationOf(request, ADMIN);
    const { level, ids } = await madeBy(request, headers);
    await use(level);
    for (const id of ids) await successful(request.post(`${API}/${id}/delete`, { headers, data: { reason: 'Made for a test.' } }));
  },
});

const below = (page: Page, { name }: Level) => page.getByRole('list', { name: `Below ${name}` });
const names = (page: Page, level: Level) => below(page, level).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page) => page.getByRole('status').filter({ hasText: ' is now ' });
const badges = (page: Page) => page.getByRole('main').getByRole('link', { name: new RegExp(`^(${NAMES.join('|')})$`) });

for (const [where, width] of [
  ['on a desk', 1280],
  ['on a phone', 390],
] as const) {
  test(`an administrator puts categories in order by keys, and visitors see them so, ${where}`, async ({
    page,
    browser,
    baseURL,
    level,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await enter(page, ADMIN, '/admin/categories');
    await page.getByLabel('Sort by').selectOption('As visitors see them');
    await expect(page).toHaveURL('/admin/categories?sort=visitors');
    await expect(names(page, level)).toContainText(NAMES);

    const up = button(page, 'Move up: Cedars');
    await up.focus();
    // Twice at once: the second goes on from what is in sight.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Cedars is now 1 of 3');
    await expect(names(page, level)).toContainText(['Cedars', 'Arbors', 'Benches']);
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expectSound(page);
    await expectToFit390(page);

    const visitor = await elsewhere(browser, baseURL);
    await expect
      .poll(async () => {
        await visit(visitor, `/services/${level.slug}`);
        return badges(visitor).allTextContents();
      })
      .toEqual(['Cedars', 'Arbors', 'Benches']);
    await visit(page, '/admin/categories?sort=visitors');
    await expect(names(page, level)).toContainText(['Cedars', 'Arbors', 'Benches']);

    await button(page, `Order those below ${level.name} by name`).click();
    await expect(names(page, level)).toContainText(NAMES);
    await expect(button(page, `Order those below ${level.name} by name`)).toHaveCount(0);
  });
}

test('an order that another administrator was faster with is taken back, and said', async ({ page, level }) => {
  await enter(page, ADMIN, '/admin/categories?sort=visitors');
  await page.route('**/api/v1/admin/categories/order', (route) =>
    route.fulfill(problem(409, 'moderation/decided-already', 'Ada Admin has changed this a moment ago.')),
  );
  await button(page, 'Move down: Arbors').click();
  await expect(toast(page, 'The categories stand as before')).toContainText('Ada Admin has changed this a moment ago.');
  await expect(names(page, level)).toContainText(NAMES);
});
