import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, type Provider, provider } from './support/provider.js';
import { expectNoBarriers, expectToFit390, toast } from './support/visit.js';
import { problem } from './support/wire.js';

const SERVICES = '/dashboard/services';
const NEW = '/dashboard/service-registration';
const DEMO_PROVIDER = { email: 'vendor@demo.test', password: DEMO_PASSWORD };

const OFFER = {
  Title: 'Door hinge and lock care',
  Description: 'Every hinge oiled, every lock cleaned and set so that it closes.',
  'Base price (USD)': '89.50',
  'Duration in minutes': '90',
};

const form = (page: Page, name = 'Create New Service') => page.getByRole('form', { name });
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fill(page: Page, values: Readonly<Record<string, string>>, name?: string): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form(page, name).getByLabel(label).fill(value);
}

async function fillIn(page: Page): Promise<void> {
  await fill(page, OFFER);
  await form(page).getByLabel('Category').selectOption({ label: 'Electrician, Plumber & Carpenter › Plumbing' });
}

test('a service is duplicated: another begins like it, and is offered once it is created', async ({ page, request }) => {
  const owner = await provider(request);
  const id = await offer(request, owner, { title: 'Door hinge care', priceType: 'hourly', basePriceCents: 7_550, durationMinutes: 45 });
  await enter(page, owner, SERVICES);
  await card(page, 'Door hinge care').getByRole('link', { name: 'Duplicate Door hinge care' }).click();
  await expect(page).toHaveURL(`${NEW}?copy=${id}`);
  await expect(form(page).getByLabel('Title')).toHaveValue('Copy of Door hinge care');
  await expect(form(page).getByLabel('Base price (USD)')).toHaveValue('75.50');
  await expect(form(page).getByLabel('Duration in minutes')).toHaveValue('45');
  await expect(form(page).getByLabel('Price type').locator('option:checked')).toHaveText('Hourly Rate');
  await expect(form(page).getByRole('switch', { name: 'Make Service Active' })).toBeChecked();
  await fill(page, { Title: 'Window hinge care' });
  await press(page, 'Create Service');
  await expect(page).toHaveURL(SERVICES);
  await expect(card(page, 'Window hinge care')).toContainText('$75.50');
  await expect(card(page, 'Door hinge care')).toContainText('Active');
  await expectToFit390(page);

  await page.goto(`${NEW}?copy=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: 'Service not found' })).toBeVisible();
});

test('a provider offers a service, changes it, switches it off and on, and deletes it', async ({ page, request }) => {
  const owner = await provider(request);
  await enter(page, owner, '/dashboard');

  await test.step('by the menu to a list that is empty', async () => {
    await page.getByRole('link', { name: 'My Services' }).click();
    await expect(page).toHaveURL(SERVICES);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Services');
    await expect(page.getByRole('heading', { name: 'No services yet' })).toBeVisible();
    await expectNoBarriers(page);
  });

  await test.step('writes it', async () => {
    await page.getByRole('link', { name: 'Add New Service' }).click();
    await expect(page).toHaveURL(NEW);
    await expect(page.getByRole('link', { name: 'Back to Services' })).toHaveAttribute('href', SERVICES);
    await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', SERVICES);
    for (const section of ['Basic Information', 'Pricing Information', 'Service Details']) {
      await expect(page.getByRole('region', { name: section })).toBeVisible();
    }
    await expect(form(page).getByLabel('Price type').locator('option')).toHaveText(['Fixed Price', 'Hourly Rate', 'Starting At']);
    await expect(form(page).getByRole('switch', { name: 'Make Service Active' })).toBeChecked();
    await expect(form(page)).toContainText('Active services are visible to customers and can be booked');
    await fillIn(page);
    await form(page).getByLabel('Price type').selectOption('Hourly Rate');
    await expect(form(page)).toContainText('Customers see “$89.50/hr”. 1h 30m cost $134.25.');
    await press(page, 'Create Service');
    await expect(toast(page, 'Success!')).toContainText('Your service has been created successfully.');
    await expect(page).toHaveURL(SERVICES);
  });

  const [{ id }] = await (async () => {
    const answer = await successful(request.get('/api/v1/vendor/services', { headers: owner.headers }));
    return (await answer.json()) as [{ id: string }];
  })();
  const seenByVisitors = async () => (await request.get(`/api/v1/services/${id}`)).status();

  await test.step('sees it in the list, as visitors do', async () => {
    const mine = card(page, OFFER.Title);
    for (const text of ['Active', 'Plumbing', 'Hourly Rate', '$89.50', '90 min', '0 this month', 'No reviews yet', OFFER.Description]) {
      await expect(mine).toContainText(text);
    }
    await expect.poll(seenByVisitors).toBe(200);
  });

  await test.step('changes it', async () => {
    await card(page, OFFER.Title)
      .getByRole('link', { name: `Edit ${OFFER.Title}` })
      .click();
    await expect(page).toHaveURL(`${SERVICES}/${id}/edit`);
    const edit = form(page, 'Edit Service');
    await expect(edit.getByLabel('Base price (USD)')).toHaveValue('89.50');
    await expect(edit.getByLabel('Category').locator('option:checked')).toHaveText(/Plumbing$/);
    await fill(page, { Title: 'Door and window care', 'Base price (USD)': '120' }, 'Edit Service');
    await edit.getByLabel('Price type').selectOption('Starting At');
    await expectNoBarriers(page);
    await press(page, 'Save Changes');
    await expect(toast(page, 'Service updated')).toContainText('Service has been updated successfully.');
    await expect(page).toHaveURL(SERVICES);
    await expect(card(page, 'Door and window care')).toContainText('$120.00');
    await expect(card(page, 'Door and window care')).toContainText('Starting At');
  });

  const mine = card(page, 'Door and window care');
  await test.step('switches it off, and takes that back', async () => {
    await mine.getByRole('button', { name: 'Deactivate Door and window care' }).click();
    await expect(mine).toContainText('Inactive');
    await toast(page, 'Service deactivated').getByRole('button', { name: 'Undo' }).click();
    await expect(mine.getByRole('button', { name: 'Deactivate Door and window care' })).toBeVisible();
    await expect(toast(page, 'Service deactivated')).toBeHidden();
    expect(await seenByVisitors()).toBe(200);
  });

  await test.step('switches it off for good, though the page is left meanwhile', async () => {
    await mine.getByRole('button', { name: 'Deactivate Door and window care' }).click();
    await page.getByRole('link', { name: 'My Bookings' }).click();
    await expect(page).toHaveURL('/dashboard/my-bookings');
    await page.getByRole('link', { name: 'My Services' }).click();
    await expect(mine).toContainText('Inactive');
    await expect.poll(seenByVisitors).toBe(404);
    await page.reload();
    await expect(mine).toContainText('Inactive');
  });

  await test.step('switches it on', async () => {
    await mine.getByRole('button', { name: 'Activate Door and window care' }).click();
    await expect(mine.getByRole('button', { name: 'Deactivate Door and window care' })).toBeVisible();
    await expect(toast(page, 'Service activated successfully.')).toBeVisible();
    await expect.poll(seenByVisitors).toBe(200);
  });

  await test.step('deletes it', async () => {
    const asked = page.getByRole('dialog', { name: 'Delete Door and window care?' });
    await mine.getByRole('button', { name: 'Delete Door and window care' }).click();
    await expectNoBarriers(page);
    await asked.getByRole('button', { name: 'Keep as it is' }).click();
    await expect(asked).toBeHidden();
    await mine.getByRole('button', { name: 'Delete Door and window care' }).click();
    await asked.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Service deleted')).toContainText('Service has been deleted successfully.');
    await expect(page.getByRole('heading', { name: 'No services yet' })).toBeVisible();
    await expect.poll(seenByVisitors).toBe(404);
    await page.goto(`${SERVICES}/${id}/edit`);
    await expect(page.getByRole('heading', { name: 'Service not found' })).toBeVisible();
  });
});

test('each rule of the form is told beside its field', async ({ page }) => {
  await enter(page, DEMO_PROVIDER, NEW);
  const message = (label: string) => form(page).getByLabel(label);
  const expectTold = async (told: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(told)) await expect(message(label)).toHaveAccessibleDescription(text);
  };

  await press(page, 'Create Service');
  await expectTold({
    Title: 'Title must be at least 5 characters',
    Category: 'Please select a category',
    Description: 'Description must be at least 20 characters',
    'Base price (USD)': 'Base price is required',
    'Duration in minutes': 'Duration is required',
  });
  await expect(message('Title')).toBeFocused();
  await expectNoBarriers(page);

  await fill(page, { Title: 'x'.repeat(101), Description: 'x'.repeat(1001), 'Base price (USD)': '-1', 'Duration in minutes': '10' });
  await expectTold({
    Title: 'Title must be less than 100 characters',
    Description: 'Description must be less than 1000 characters',
    'Base price (USD)': 'Price must be positive',
    'Duration in minutes': 'Duration must be at least 15 minutes',
  });
  await fill(page, { Title: '   Door   ', 'Base price (USD)': '100000.01', 'Duration in minutes': '50' });
  await expectTold({
    Title: 'Title must be at least 5 characters',
    'Base price (USD)': 'Price must be at most $100,000',
    'Duration in minutes': 'Duration must be in steps of 15 minutes',
  });
  await fill(page, { 'Base price (USD)': '10.005', 'Duration in minutes': '1455' });
  await expectTold({
    'Base price (USD)': 'Enter dollars and cents, such as 89.50',
    'Duration in minutes': 'Duration must be at most 24 hours',
  });
  await expect(page).toHaveURL(NEW);
});

test('what was typed stays when the server refuses, and is not left unasked', async ({ page }) => {
  await enter(page, DEMO_PROVIDER, NEW);
  await fillIn(page);
  const words = 'Vendor profile not found. Please complete your vendor registration first.';
  const onPost = (answer: 'refuse' | 'vanish') =>
    page.route('**/api/v1/vendor/services', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      return answer === 'refuse' ? route.fulfill(problem(409, 'vendor-onboarding/no-business', words)) : route.abort();
    });
  await onPost('refuse');
  await press(page, 'Create Service');
  await expect(page.getByRole('alert').getByText(words)).toBeVisible();
  await page.unrouteAll();
  await onPost('vanish');
  await press(page, 'Create Service');
  await expect(page.getByRole('alert').getByText('Failed to create service. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await expect(form(page).getByLabel('Title')).toHaveValue(OFFER.Title);

  await page.getByRole('link', { name: 'Cancel' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(asked).toBeHidden();
  await expect(form(page).getByLabel('Title')).toHaveValue(OFFER.Title);
  await page.getByRole('link', { name: 'Back to Services' }).click();
  await asked.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(SERVICES);
  await expect(card(page, OFFER.Title)).toBeHidden();
});

test('a service that fits into none of the hours is said to', CLOCK, async ({ page, request }) => {
  const owner: Provider = await provider(request);
  const hours = { weeklyHours: Array.from({ length: 7 }, () => [{ from: 8, to: 12 }]), lanes: 1, bufferMinutes: 0, horizonDays: 90 };
  await successful(request.put('/api/v1/vendor/working-hours', { headers: owner.headers, data: hours }));
  await enter(page, owner, NEW);
  const warning = form(page).getByRole('status').filter({ hasText: 'none of your working hours' });
  // Jobs start at 9:00 AM at the earliest.
  await fill(page, { 'Duration in minutes': '180' });
  await expect(warning).toBeHidden();
  await fill(page, { 'Duration in minutes': '195' });
  await expect(warning).toContainText('A job of 3h 15m fits into none of your working hours');
  await expectNoBarriers(page);
  await fill(page, { 'Duration in minutes': '60' });
  await expect(warning).toBeHidden();
});

test('the figures of each service are those of the server, and say what they count', CLOCK, async ({ page, request }) => {
  const headers = await authorizationOf(request, DEMO_PROVIDER);
  type Own = { title: string; bookingsThisMonth: number; averageRating: number | null; reviewCount: number };
  const services = (await (await successful(request.get('/api/v1/vendor/services', { headers }))).json()) as Own[];
  await enter(page, DEMO_PROVIDER, '/dashboard/my-services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Services');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(services.length);
  for (const { title, bookingsThisMonth, averageRating, reviewCount } of services) {
    await expect(card(page, title)).toContainText(`${bookingsThisMonth} this month`);
    const rating = averageRating === null ? 'No reviews yet' : `${averageRating.toFixed(1)} (${reviewCount})`;
    await expect(card(page, title)).toContainText(rating);
    for (const name of ['Bookings', 'Rating']) {
      await expect(card(page, title).getByRole('button', { name: `What is ${name}?` })).toHaveAccessibleDescription(/^[A-Z].{20,}\.$/);
    }
  }
});

test('whoever is hidden from customers is told so above the services', async ({ page, request }) => {
  const owner = await provider(request);
  await offer(request, owner);
  await successful(request.post('/api/v1/vendor/profile/pause', { headers: owner.headers }));
  await enter(page, owner, SERVICES);
  await expect(page.getByRole('main')).toContainText('Your vendor account is deactivated, so customers see none of your services.');
  await expectNoBarriers(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barrier in list and form, and nothing sticks out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await enter(page, DEMO_PROVIDER, SERVICES);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectNoBarriers(page);
    await expectToFit390(page);
    await expectNoBarriers(page);
    await page.goto(NEW);
    await expect(form(page).getByLabel('Title')).toBeVisible();
    await expectToFit390(page);
    await expectNoBarriers(page);
  });
}
