import type { APIRequestContext, Page } from '@playwright/test';
import { enter } from './support/enter.js';
import { authorizationOf, newcomer, successful } from './support/newcomer.js';
import { AUSTIN, isIn } from './support/place.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectSound, expectToFit390, visit } from './support/visit.js';

const cards = (page: Page) => page.getByRole('article');
const count = (page: Page) => page.getByText(/^[\d,]+ services? found$/);
const coming = (page: Page, to: string) => page.getByRole('status').filter({ hasText: new RegExp(`^\\d+ providers? comes? to ${to}\\.`) });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });

interface Listed {
  id: string;
  title: string;
  vendor: { id: string; businessName: string };
}

async function listed(request: APIRequestContext, query: string): Promise<{ total: number; providers: number; items: Listed[] }> {
  const answer = await successful(request.get(`/api/v1/services?${query}`));
  return (await answer.json()) as { total: number; providers: number; items: Listed[] };
}

const inSeattle = async (request: APIRequestContext): Promise<Listed> => (await listed(request, 'zip=98101')).items[0]!;

test.describe('a list, where the visitor’s place is known', () => {
  test('shows who comes there, nearest first, and leads to the others and back', async ({ page, request }) => {
    // A category in which no other test offers anything.
    const [near, all] = [await listed(request, 'category=cleaning&zip=78701'), await listed(request, 'category=cleaning')];
    await isIn(page, AUSTIN);
    await visit(page, '/services/cleaning');
    await expect(coming(page, '78701')).toHaveText(new RegExp(`^${near.providers} providers come to 78701\\. Look everywhere`));
    await expect(count(page)).toHaveText(`${near.total} services found`);
    await expect(sort(page)).toHaveValue('');
    await expect(sort(page).locator(':checked')).toHaveText('Nearest');
    await expect(cards(page).getByText(/^Serves 78701 · (less than a mile|\d+ miles?) away$/)).toHaveCount(near.items.length);
    const miles = (
      await cards(page)
        .getByText(/ away$/)
        .allTextContents()
    ).map((words) => Number(/(\d+) miles? away/.exec(words)?.[1] ?? 0));
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles.at(-1)).toBeGreaterThan(miles[0]!);
    await expectSound(page);

    await page.getByRole('link', { name: 'Look everywhere' }).click();
    await expect(page).toHaveURL(/\/services\/cleaning\?zip=everywhere$/);
    await expect(count(page)).toHaveText(`${all.total} services found`);
    await expect(sort(page)).toHaveValue('newest');
    await page.reload();
    await expect(
      cards(page)
        .getByText(/^[\d,]+ miles? away, serves within \d+$/)
        .first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Only those who come to 78701' }).click();
    await expect(page).toHaveURL(/\/services\/cleaning$/);
    await expect(count(page)).toHaveText(`${near.total} services found`);
  });

  test('moves nothing when it follows the place', async ({ page }) => {
    await isIn(page, AUSTIN);
    await page.goto('/services', { waitUntil: 'commit' });
    const first = cards(page).first();
    const before = (await first.boundingBox())!;
    await expect(coming(page, '78701')).toBeVisible();
    expect((await first.boundingBox())!.y).toBe(before.y);
  });

  test('is still sorted as somebody chooses', async ({ page }) => {
    await isIn(page, AUSTIN);
    await visit(page, '/services');
    await expect(coming(page, '78701')).toBeVisible();
    await sort(page).selectOption('price-low');
    await expect(page).toHaveURL(/\/services\?sort=price-low$/);
    await expect(coming(page, '78701')).toBeVisible();
    await sort(page).selectOption('Nearest');
    await expect(page).toHaveURL(/\/services$/);
  });

  test('has another place in the search before it, and says where nobody comes', async ({ page }) => {
    await isIn(page, AUSTIN);
    await visit(page, '/services?search=plumber%20seattle');
    await expect(coming(page, 'Seattle, WA')).toBeVisible();
    await expect(cards(page).first()).toContainText('Serves Seattle');
    await page.getByRole('link', { name: 'Look everywhere' }).click();
    await expect(page).toHaveURL(/\/services\?search=plumber&zip=everywhere$/);
    await visit(page, '/services?search=rainier');
    await page.getByRole('link', { name: /^Outside 78701 \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/\/services\?search=rainier&zip=everywhere$/);
    await expect(cards(page).first()).toContainText('Rainier');
  });

  test('names the cities with providers where nobody comes at all', async ({ page }) => {
    await visit(page, '/services?search=cleaning&zip=99501');
    await expect(page.getByText('No provider comes to Anchorage, AK yet. They are at home in:')).toBeVisible();
    await expectSound(page);
    const cities = page.getByRole('list', { name: 'Cities with providers' }).getByRole('link');
    await expect(cities.first()).toHaveText('Seattle, WA');
    await cities.first().click();
    await expect(page).toHaveURL(/\/services\?search=cleaning&zip=98\d{3}$/);
    await expect(cards(page).first()).toContainText('Serves 98');
  });

  test('has a way out where a place that was remembered is none any more', async ({ page }) => {
    await isIn(page, { ...AUSTIN, zip: '00000' });
    await visit(page, '/services');
    await expect(page.getByRole('heading', { name: 'ZIP code 00000' })).toBeVisible();
    await page.getByRole('link', { name: 'Show services everywhere' }).click();
    await expect(page).toHaveURL(/\/services\?zip=everywhere$/);
    await expect(cards(page)).toHaveCount(24);
  });

  test('asks for it where it is not', async ({ page }) => {
    await visit(page, '/services');
    await expect(page.getByText('Set your location to see who comes to you.')).toBeVisible();
    await expect(sort(page)).toHaveValue('newest');
  });
});

test.describe('a map', () => {
  test('shows who of a list is where, and leads to them', async ({ page, request }) => {
    const { items } = await listed(request, 'zip=78701');
    // Two of them may bear the same name.
    const vendors = new Set(items.map(({ vendor }) => vendor.id));
    const first = items[0]!.vendor;
    await isIn(page, AUSTIN);
    await visit(page, '/services');
    await page.getByRole('button', { name: 'Show map' }).click();
    const map = page.getByRole('group', { name: 'Map of who comes to 78701' });
    await expect(map.getByRole('link')).toHaveCount(vendors.size);
    await expect(map.getByText('Austin', { exact: true })).toBeAttached();
    await expectSound(page);
    const mark = map.locator(`a[href="/vendor/${first.id}"]`);
    await expect(mark).toHaveAccessibleName(new RegExp(`^${first.businessName}, (less than a mile|\\d+ miles?) away$`));
    await mark.press('Enter');
    await expect(page).toHaveURL(`/vendor/${first.id}`);
  });

  test('shows how far a provider drives, and whether the visitor is in it', async ({ page, request }) => {
    const [near, far] = [(await listed(request, 'zip=78701')).items[0]!, await inSeattle(request)];
    await isIn(page, AUSTIN);
    await visit(page, `/vendor/${near.vendor.id}`);
    const map = page.getByRole('group', { name: /^Map of \d+ miles around Austin, TX, with 78701 in it$/ });
    await expect(map.getByRole('img', { name: near.vendor.businessName })).toBeVisible();
    await expectSound(page);
    await visit(page, `/vendor/${far.vendor.id}`);
    await expect(page.getByRole('group', { name: /^Map of \d+ miles around Seattle, WA, without 78701 in it$/ })).toBeVisible();
  });
});

test.describe('the first search', () => {
  test('asks what and where, and the place stays known', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('combobox', { name: 'What needs doing?' }).fill('plumber');
    await page.getByRole('textbox', { name: 'Where is the work?' }).fill('78704');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\?search=plumber&zip=78704$/);
    await expect(coming(page, '78704')).toBeVisible();
    await expect(page.locator('header').getByText('Austin, TX 78704')).toBeVisible();
    await visit(page, '/');
    await expect(page.getByRole('textbox', { name: 'Where is the work?' })).toHaveValue('78704');
    await expectToFit390(page);
    await expectNoBarriers(page);
  });

  test('says which place it does not know', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('textbox', { name: 'Where is the work?' }).fill('00000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'ZIP code 00000' })).toBeVisible();
    await page.getByRole('link', { name: 'Show services everywhere' }).click();
    await expect(cards(page)).toHaveCount(24);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first search leads to a list for the place, too', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'What needs doing?' }).fill('plumber');
    await page.getByRole('textbox', { name: 'Where is the work?' }).fill('78704');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/services\?search=plumber&zip=78704$/);
    await expect(page.getByText(/^\d+ providers come to 78704\./)).toBeVisible();
  });
});

test('a service and a provider say whether they come, how far they are, and who else does', async ({ page, request }) => {
  const near = (await listed(request, 'zip=78701')).items[0]!;
  const far = await inSeattle(request);
  await isIn(page, AUSTIN);
  for (const path of [`/service/${near.id}`, `/vendor/${near.vendor.id}`]) {
    await visit(page, path);
    await expect(page.getByText(/^Comes to 78701, (less than a mile|\d+ miles?) away$/)).toBeVisible();
  }
  for (const path of [`/vendor/${far.vendor.id}`, `/service/${far.id}`]) {
    await visit(page, path);
    await expect(page.getByText(/^Does not come to 78701, 1,7\d\d miles away\. Who comes there\?$/)).toBeVisible();
    await expectSound(page);
  }
  await page.getByRole('link', { name: 'Who comes there?' }).click();
  await expect(page).toHaveURL(/\/services\/[a-z-]+\?zip=78701$/);
});

test.describe('booking', () => {
  test('begins with the ZIP code that is known; one out of reach is refused beside it, with a way to those who come', async ({
    page,
    request,
  }) => {
    const { id, vendor } = await inSeattle(request);
    await isIn(page, AUSTIN);
    await enter(page, await newcomer(request), `/book/${id}`);
    const zip = page.getByLabel('ZIP');
    await expect(zip).toHaveValue('78701');
    await expect(zip).toHaveAccessibleDescription(
      new RegExp(`^${vendor.businessName} is 1,7\\d\\d miles away and comes up to \\d+ miles\\. See who comes to 78701$`),
    );
    await expectNoBarriers(page);
    await expectToFit390(page);
    await zip.fill('00000');
    await expect(zip).toHaveAccessibleDescription('We do not know this ZIP code. Enter five digits, such as 78701.');
    await zip.fill('98101');
    await expect(zip).toHaveAccessibleDescription('');
    await expect(zip).toHaveAttribute('aria-invalid', 'false');
    await zip.fill('78701');
    await page.getByRole('link', { name: 'See who comes to 78701' }).click();
    await expect(page).toHaveURL(/\/services\/[a-z-]+\?zip=78701$/);
  });

  test('has the address of the profile before the place', async ({ page, request }) => {
    const { id } = await inSeattle(request);
    const person = await newcomer(request);
    const headers = await authorizationOf(request, person);
    await successful(request.put('/api/v1/account/profile', { headers, data: { fullName: person.fullName, zipCode: '98104' } }));
    await isIn(page, AUSTIN);
    await enter(page, person, `/book/${id}`);
    await expect(page.getByLabel('ZIP')).toHaveValue('98104');
    await expect(page.getByLabel('ZIP')).toHaveAccessibleDescription('From your profile');
  });
});
