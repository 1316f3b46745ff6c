import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, newcomer, successful } from './support/newcomer.js';
import { expect, test as product } from './support/product.js';
import { offer, type Provider, provider } from './support/provider.js';
import { expectSound, expectToFit390, toast, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const LIST = '/admin/categories';

interface Category {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** Categories that a test makes, and services in them: afterwards both are gone again, as other tests look at the same lists. */
class Trades {
  private readonly services: { id: string; owner: Provider }[] = [];
  private readonly names = new Set<string>();

  constructor(private readonly request: APIRequestContext) {}

  /** A name that nothing has. */
  name(): string {
    const name = `Trade ${randomUUID().slice(0, 8)}`;
    this.names.add(name);
    return name;
  }

  async all(): Promise<Category[]> {
    const headers = await authorizationOf(this.request, ADMIN);
    return (await (await successful(this.request.get(`/api/v1${LIST}`, { headers }))).json()) as Category[];
  }

  async make(): Promise<Category> {
    const name = this.name();
    const headers = await authorizationOf(this.request, ADMIN);
    const slug = name.toLowerCase().replace(' ', '-');
    await successful(
      this.request.post(`/api/v1${LIST}`, { headers, data: { name, slug, icon: 'water', description: 'Made for a test.' } }),
    );
    await expect.poll(async () => (await this.all()).map((each) => each.slug)).toContain(slug);
    return (await this.all()).find((each) => each.slug === slug)!;
  }

  async offered({ id: categoryId }: Category): Promise<string> {
    const owner = await provider(this.request);
    const id = await offer(this.request, owner, { categoryId });
    this.services.push({ id, owner });
    return id;
  }

  /** Names may have been changed since: what a test gives another one tells it. */
  renamed(name: string): string {
    this.names.add(name);
    return name;
  }

  async clear(): Promise<void> {
    for (const { id, owner } of this.services) await this.request.delete(`/api/v1/vendor/services/${id}`, { headers: owner.headers });
    const headers = await authorizationOf(this.request, ADMIN);
    const left = (await this.all()).filter(({ name }) => this.names.has(name));
    for (const { id } of left)
      await successful(this.request.post(`/api/v1${LIST}/${id}/delete`, { headers, data: { reason: 'Made for a test.' } }));
  }
}

const test = product.extend<{ trades: Trades }>({
  trades: async ({ request }, use) => {
    const trades = new Trades(request);
    await use(trades);
    await trades.clear();
  },
});

const card = (page: Page, name: string) => page.getByRole('list', { name: 'Categories' }).getByRole('listitem', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const filters = (page: Page) => page.getByRole('main').getByRole('link');
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('a category with a slug that fills itself is seen by visitors, changed, and switched off', async ({
  page,
  browser,
  baseURL,
  trades,
}) => {
  const name = trades.name();
  const slug = name.toLowerCase().replace(' ', '-');
  await enter(page, ADMIN, '/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Categories' }).click();
  await expect(titleOf(page)).toHaveText('Category Management');
  await expect(card(page, 'Plumbing')).toContainText('/plumbing');
  await expectSound(page);

  await page.getByRole('button', { name: 'Add Category' }).click();
  const adds = dialog(page, 'Add Category');
  await adds.getByRole('button', { name: 'Create Category' }).click();
  await expect(adds.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(adds.getByLabel('Slug')).toHaveAccessibleDescription('Slug is required');
  await adds.getByLabel('Name').pressSequentially(`  ${name}!`);
  await expect(adds.getByLabel('Slug')).toHaveValue(slug);
  // Who has written their own keeps it; who takes it away has it filled again.
  await adds.getByLabel('Slug').fill('plumbing');
  await adds.getByLabel('Name').fill(name);
  await expect(adds.getByLabel('Slug')).toHaveValue('plumbing');
  await adds.getByRole('radio', { name: 'Drop' }).check();
  await adds.getByRole('button', { name: 'Create Category' }).click();
  await expect(adds.getByLabel('Slug')).toHaveAccessibleDescription('Another category has this slug, or had it before.');
  await expectSound(page);
  await adds.getByLabel('Slug').fill('');
  await adds.getByLabel('Name').fill(`${name} `);
  await expect(adds.getByLabel('Slug')).toHaveValue(slug);
  await adds.getByLabel('Description').fill('All that drips.');
  await adds.getByRole('button', { name: 'Create Category' }).click();
  await expect(toast(page, 'Category created successfully.')).toBeVisible();
  await expect(adds).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Categories' }).getByRole('listitem').first()).toHaveAccessibleName(name);
  await expect(card(page, name)).toContainText('All that drips.');
  await expect(card(page, name)).toContainText('0 services');

  const visitor = await elsewhere(browser, baseURL);
  await visit(visitor, '/services');
  await filters(visitor).filter({ hasText: name }).click();
  await expect(titleOf(visitor)).toHaveText(name);
  await expect(visitor).toHaveURL(`/services/${slug}`);

  const category = (await trades.all()).find((each) => each.slug === slug)!;
  const serviceId = await trades.offered(category);
  const renamed = trades.renamed(`${name} and more`);
  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const edits = dialog(page, 'Edit Category');
  await expect(edits.getByRole('radio', { name: 'Drop' })).toBeChecked();
  await edits.getByLabel('Name').fill(renamed);
  await expect(edits.getByLabel('Slug')).toHaveValue(slug);
  await edits.getByLabel('Slug').fill(`${slug}-more`);
  await edits.getByLabel('Parent category').selectOption('Electrician, Plumber & Carpenter');
  await edits.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Category updated successfully.')).toBeVisible();
  await expect(card(page, renamed)).toContainText('Below Electrician, Plumber & Carpenter');
  await expect(card(page, renamed)).toContainText('1 service');
  await visit(visitor, `/services/${slug}`);
  await expect(visitor).toHaveURL(`/services/${slug}-more`);
  await expect(titleOf(visitor)).toHaveText(renamed);

  await card(page, renamed)
    .getByRole('switch', { name: `${renamed} is active` })
    .click();
  const asks = dialog(page, `Deactivate ${renamed}?`);
  await asks.getByRole('button', { name: 'Deactivate' }).click();
  await expect(asks.getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason of at least 10 characters.');
  await expectSound(page);
  await asks.getByLabel('Reason').fill('Nobody looks for it.');
  await asks.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'Category status updated successfully.')).toBeVisible();
  await expect(card(page, renamed)).toContainText('Inactive');
  // The card says so at once; to visitors it is so with the next batch of events.
  await expect.poll(() => visit(visitor, `/services/${slug}-more`)).toBe(404);
  await expect(titleOf(visitor)).toHaveText('Category not found');
  await visit(visitor, '/services?search=door+hinge+and+lock+care&sort=newest');
  await expect(visitor.locator(`a[href^="/service/${serviceId}"]`).first()).toBeVisible();
  await visit(visitor, `/service/${serviceId}`);
  await expect(visitor.getByRole('navigation', { name: 'Breadcrumb' })).not.toContainText(renamed);
  await visitor.context().close();

  await card(page, renamed)
    .getByRole('button', { name: `Edit ${renamed}` })
    .click();
  await expect(edits.getByLabel('Reason')).toHaveCount(0);
  await edits.getByRole('switch', { name: 'Active' }).click();
  await edits.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edits.getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason of at least 10 characters.');
  await edits.getByLabel('Reason').fill('They look for it again.');
  await edits.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edits).toHaveCount(0);
  await card(page, renamed)
    .getByRole('button', { name: `History of ${renamed}` })
    .click();
  const history = dialog(page, `History of ${renamed}`);
  await expect(history.getByRole('listitem')).toContainText([/^ActivatedThey look for it again\./, /^DeactivatedNobody looks for it\./]);
  await expectSound(page);
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(history).toHaveCount(0);
  await expectToFit390(page);
});

test('a category in use is deleted once it is said where its services go', async ({ page, request, trades }) => {
  const [from, to] = [await trades.make(), await trades.make()];
  const serviceId = await trades.offered(from);
  await enter(page, ADMIN, LIST);
  await card(page, from.name)
    .getByRole('button', { name: `Delete ${from.name}` })
    .click();
  const asks = dialog(page, 'Are you sure you want to delete this category?');
  await expect(asks).toContainText(`1 service is in ${from.name} and must go elsewhere.`);
  await asks.getByRole('button', { name: 'Delete' }).click();
  await expect(asks.getByLabel('Move its service to')).toHaveAccessibleDescription('Please select a category');
  await expect(asks.getByLabel('Move its service to')).toBeFocused();
  await expectSound(page);
  await asks.getByLabel('Move its service to').selectOption(to.name);
  await asks.getByRole('button', { name: 'Delete' }).click();
  await expect(asks.getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason of at least 10 characters.');
  await asks.getByLabel('Reason').fill('Both are the same trade.');
  await asks.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Category deleted successfully.')).toBeVisible();
  await expect(card(page, from.name)).toHaveCount(0);
  await expect(card(page, to.name)).toContainText('1 service');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = dialog(page, 'History of categories');
  await expect(history.getByRole('listitem').filter({ hasText: `Deleted ${from.name}` })).toContainText('Both are the same trade.');
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(history).toHaveCount(0);
  const { category } = (await (await request.get(`/api/v1/services/${serviceId}`)).json()) as { category: Category };
  expect(category.name).toBe(to.name);

  await card(page, 'Beauty').getByRole('button', { name: 'Delete Beauty' }).click();
  await expect(asks).toContainText('2 categories stand below Beauty.');
  await expect(asks.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('by keyboard alone a category is made, switched off and deleted', async ({ page, trades }) => {
  const name = trades.name();
  await enter(page, ADMIN, LIST);
  await expect(card(page, 'Plumbing')).toBeVisible();
  await page.getByRole('button', { name: 'Add Category' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Add Category').getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  // Slug and description, then the icons, of which the arrows choose.
  for (let field = 0; field < 3; field++) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page, 'Add Category').getByRole('radio', { name: 'Cooling' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Category created successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Category' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
  // The newest stands first.
  for (const next of [`Edit ${name}`, `History of ${name}`, `Delete ${name}`]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: next })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await dialog(page, `Deactivate ${name}?`).getByLabel('Reason').focus();
  await page.keyboard.type('Nobody looks for it.');
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Category status updated successfully.')).toBeVisible();
  await expect(card(page, name).getByRole('switch')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await dialog(page, 'Are you sure you want to delete this category?').getByLabel('Reason').focus();
  await page.keyboard.type('Nobody looks for it.');
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Category deleted successfully.')).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
});

test('of two administrators the second reads who was faster, and nothing is overwritten', async ({ page, browser, baseURL, trades }) => {
  const { id, name } = await trades.make();
  const other = await elsewhere(browser, baseURL);
  await enter(page, ADMIN, LIST);
  await enter(other, ADMIN, LIST);
  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const edits = dialog(page, 'Edit Category');
  await edits.getByLabel('Description').fill('What I think of it.');
  // This window does not hear of the other's change.
  await page.route('**/api/v1/live*', (route) => route.abort());
  await page.route(`**/api/v1${LIST}`, (route) => route.abort());
  const first = trades.renamed(`${name} first`);
  await card(other, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  await dialog(other, 'Edit Category').getByLabel('Name').fill(first);
  await dialog(other, 'Edit Category').getByLabel('Description').fill('What the other thinks.');
  await dialog(other, 'Edit Category').getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(other, 'Category updated successfully.')).toBeVisible();

  await page.unroute(`**/api/v1${LIST}`);
  await edits.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edits.getByRole('alert').filter({ hasText: 'has changed this category meanwhile' })).toBeVisible();
  await expect(edits.getByLabel('Name')).toHaveValue(first);
  await expect(edits.getByRole('alert').filter({ hasText: 'Description has been saved there with something else.' })).toBeVisible();
  expect((await trades.all()).find((each) => each.id === id)).toMatchObject({ name: first, description: 'What the other thinks.' });
  await edits.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Category updated successfully.')).toBeVisible();
  await expect(card(other, first)).toContainText('What I think of it.');
  await other.context().close();
});

test('where there is none yet, the first is asked for', async ({ page }) => {
  await page.route(`**/api/v1${LIST}`, (route) => route.fulfill({ json: [] }));
  await enter(page, ADMIN, LIST);
  await expect(page.getByRole('heading', { name: 'No categories yet' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Add First Category' }).click();
  await expect(dialog(page, 'Add Category')).toBeVisible();
});

test('nobody else comes in', async ({ page, request }) => {
  await visit(page, LIST);
  await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(LIST)}`);
  await enter(page, await newcomer(request), '/dashboard');
  await visit(page, LIST);
  await expect(page).toHaveURL('/dashboard');
});
