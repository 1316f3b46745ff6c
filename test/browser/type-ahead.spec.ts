import type { Page } from '@playwright/test';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectToFit390, visit } from './support/visit.js';

const field = (page: Page) => page.getByRole('combobox', { name: 'What needs doing?' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const group = (page: Page, name: string) => list(page).getByRole('group', { name });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });

/** The answer to what was typed stands in the list. */
async function type(page: Page, term: string): Promise<void> {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('term') === term);
  await field(page).fill(term);
  await answered;
}

test('before anything is typed the list shows what is popular, and each line leads to its category', async ({ page }) => {
  await visit(page, '/');
  await expect(list(page)).toBeHidden();
  await field(page).click();
  await expect(group(page, 'Popular right now').getByRole('option')).toHaveCount(6);
  await option(page, 'Plumbing').click();
  await expect(page).toHaveURL(/\/services\/plumbing$/);
});

test('a category has the icon that is stored, and the toolbox where there is no such icon', async ({ page }) => {
  const icons = ['car', 'barber', null, 'constructor'];
  await page.route('**/api/v1/search/suggestions*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { popular: object[] };
    const popular = answer.popular.slice(0, icons.length).map((category, index) => ({ ...category, icon: icons[index] }));
    await route.fulfill({ json: { ...answer, popular } });
  });
  await visit(page, '/');
  await field(page).click();
  await expect(list(page).getByRole('option')).toHaveCount(icons.length);
  const rendered = await Promise.all(icons.map((_, index) => list(page).getByRole('option').nth(index).locator('svg').innerHTML()));
  const [car, barber, none, unknown] = rendered;
  expect(new Set(rendered).size).toBe(3);
  expect(none).toBe(unknown);
  expect([car, barber]).not.toContain(none);
});

test('the start of a word leads to services, categories and providers', async ({ page }) => {
  await visit(page, '/');
  await type(page, 'blue');
  await group(page, 'Providers').getByRole('option', { name: 'Bluebonnet Plumbing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bluebonnet Plumbing');

  await visit(page, '/');
  await type(page, 'fauc');
  await expect(group(page, 'Categories').getByRole('option', { name: 'Plumbing' })).toBeVisible();
  await group(page, 'Services').getByRole('option', { name: 'Faucet installation' }).click();
  await expect(page).toHaveURL(/\/services\?search=Faucet%20installation$/);
  await expect(page.getByRole('article').first()).toContainText('Faucet installation');
});

test('a service that only one provider offers is opened at once', async ({ page }) => {
  await visit(page, '/');
  await type(page, 'duct cleaning');
  await option(page, /^Duct cleaning Altitude Air$/).click();
  await expect(page).toHaveURL(/\/service\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duct cleaning');
});

test('a misspelt word is asked about', async ({ page }) => {
  await visit(page, '/');
  await type(page, 'celaning');
  await group(page, 'Did you mean').getByRole('option', { name: 'cleaning' }).click();
  await expect(page).toHaveURL(/\/services\?search=cleaning$/);
});

test('the keys go through the list and back to the field, and readers of the screen follow', async ({ page }) => {
  await visit(page, '/');
  await type(page, 'fauc');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toBeAttached();
  const options = await list(page).getByRole('option').count();
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveText(/^Faucet installation/);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await list(page).getByRole('option').first().getAttribute('id'))!);
  await expect(field(page)).toBeFocused();
  for (let step = 0; step < options; step++) await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(list(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\?search=Faucet%20installation$/);
});

test('Escape folds the list and keeps the words; Enter searches for them', async ({ page }) => {
  await visit(page, '/');
  await type(page, 'fauc');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('fauc');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\?search=fauc$/);
});

test('what is about nothing shows no list, and who leaves the field takes it along', async ({ page }) => {
  await visit(page, '/');
  await type(page, 'blue');
  await expect(list(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toBeHidden();
  await type(page, 'qqqqqq');
  await expect(list(page)).toBeHidden();
});

test('a key that is pressed before the suggestions are there counts once they are', async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/v1/search/suggestions*', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await visit(page, '/');
  const asked = page.waitForRequest('**/api/v1/search/suggestions?term=blue');
  await field(page).fill('blue');
  await asked;
  await page.keyboard.press('ArrowDown');
  pressed.resolve();
  await expect(list(page).getByRole('option', { selected: true })).toHaveText(/Bluebonnet Plumbing/);
});

test('Enter does not wait for suggestions, whatever was pressed before', async ({ page }) => {
  await page.route('**/api/v1/search/suggestions*', () => undefined);
  await visit(page, '/');
  const asked = page.waitForRequest('**/api/v1/search/suggestions?term=drain');
  await field(page).fill('drain');
  await asked;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\?search=drain$/);
});

test('in the header it folds with the search', async ({ page }) => {
  await visit(page, '/about');
  const header = page.getByRole('banner');
  await header.locator('summary').filter({ hasText: 'Search' }).click();
  await expect(header.getByRole('combobox')).toBeFocused();
  await header.getByRole('combobox').fill('bluebonnet');
  await header.getByRole('option', { name: 'Bluebonnet Plumbing' }).first().click();
  await expect(page).toHaveURL(/\/vendor\//);
  await expect(header.getByRole('combobox')).toBeHidden();
});

test('a search is a search where there are no suggestions', async ({ page }) => {
  await page.route('**/api/v1/search/suggestions*', (route) => route.abort());
  await visit(page, '/');
  await field(page).fill('drain');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\?search=drain$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open list has no barriers in the ${colorScheme} scheme, and fits a narrow phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await visit(page, '/');
    await type(page, 'clean');
    await page.keyboard.press('ArrowDown');
    await expect(list(page).getByRole('option', { selected: true })).toBeVisible();
    await expectNoBarriers(page);
    await expectToFit390(page);
  });
}
