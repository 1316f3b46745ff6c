import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, type Provider, provider, toldTo } from './support/provider.js';
import { expectNoBarriers, expectSound, expectToFit390, toast, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const SERVICES = '/admin/services';
const MY_SERVICES = '/dashboard/services';

let count = 0;

/** A title that nothing else has. */
const named = (what: string): string => `${what} ${process.pid}-${Date.now()}-${++count}`;

interface Offered {
  owner: Provider;
  id: string;
  title: string;
}

async function offered(request: APIRequestContext, told: object = {}): Promise<Offered> {
  const owner = await provider(request);
  const title = named('Lock care');
  return { owner, title, id: await offer(request, owner, { title, ...told }) };
}

/** The table, with this alone in it. */
async function look(page: Page, title: string) {
  await enter(page, ADMIN, SERVICES);
  await page.getByRole('searchbox', { name: 'Search services' }).fill(title);
  await expect(page.getByRole('status').filter({ hasText: 'found for' })).toHaveText(`1 service found for “${title}”`);
  return line(page, title);
}
const line = (page: Page, title: string) => page.getByRole('table', { name: 'Services' }).getByRole('row').filter({ hasText: title });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const publicly = async (page: Page, id: string) => (await page.request.get(`/api/v1/services/${id}`)).status();
/** In the dialog that asks why. */
async function because(page: Page, name: string, reason: string, button: string): Promise<void> {
  await dialog(page, name).getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog(page, name).getByRole('button', { name: button, exact: true }).click();
}
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

/** The provider's own window, which stays open. */
async function ownWindow(browser: Parameters<typeof elsewhere>[0], baseURL: string | undefined, owner: Provider, path = MY_SERVICES) {
  const page = await elsewhere(browser, baseURL);
  await enter(page, owner, path);
  return page;
}

test('a service is found, switched off and on: the site and the provider’s window follow', async ({ page, request, browser, baseURL }) => {
  const description = 'Every hinge oiled, every lock cleaned and set so that it closes again.';
  const { owner, id, title } = await offered(request, { description, priceType: 'hourly', basePriceCents: 6550, durationMinutes: 90 });
  const own = await ownWindow(browser, baseURL, owner);
  await expect(card(own, title)).toContainText('Active');
  const row = await look(page, title);
  await expect(row).toContainText('Every hinge oiled, every lock cleaned and set so t…');
  await expect(row.getByRole('cell').nth(2)).toHaveText('$65.50/hr1h 30m');
  await expect(row.getByRole('link', { name: title })).toHaveAttribute('href', `/service/${id}`);

  await row.getByRole('switch', { name: `${title} is active` }).click();
  const asks = dialog(page, `Deactivate ${title}?`);
  await expect(asks).toContainText('can’t switch it on again.');
  await asks.getByRole('button', { name: 'Deactivate' }).click();
  await expect(asks.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    'Please give a reason of at least 10 characters.',
  );
  await expect(asks.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expectSound(page);
  await because(page, `Deactivate ${title}?`, 'Three complaints about it.', 'Deactivate');
  await expect(toast(page, 'Service deactivated successfully.')).toContainText(`Customers no longer see ${title}.`);
  await expect(row).toContainText('Inactive');
  await expect(row.getByRole('switch')).not.toBeChecked();
  await expect.poll(() => publicly(page, id)).toBe(404);
  await expect(card(own, title)).toContainText('Inactive');

  await test.step('its provider reads why, and can’t switch it on', async () => {
    await expect(card(own, title)).toContainText('Switched off by an administrator. Three complaints about it.');
    await expect(card(own, title).getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
    const turn = card(own, title).getByRole('button', { name: `Activate ${title}` });
    await expect(turn).toBeDisabled();
    await turn.focus();
    await expect(turn).toBeFocused();
    await expect(turn).toHaveAccessibleDescription(/^Switched off by an administrator\. Three complaints about it\./);
    await own.keyboard.press('Enter');
    await expectNoBarriers(own);
    await own.reload();
    await expect(card(own, title)).toContainText('Inactive');
    expect(await publicly(page, id)).toBe(404);
    await expectToFit390(own);
    await card(own, title)
      .getByRole('link', { name: `Edit ${title}` })
      .click();
    const active = own.getByRole('form', { name: 'Edit Service' }).getByRole('switch', { name: 'Make Service Active' });
    await active.focus();
    await expect(active).toBeFocused();
    await expect(active).toHaveAccessibleDescription(/^Switched off by an administrator\. Three complaints about it\./);
    await own.keyboard.press('Space');
    await expect(active).not.toBeChecked();
    await expectNoBarriers(own);
    await own.getByRole('link', { name: 'Cancel' }).click();
    await expect(card(own, title)).toContainText('Inactive');
  });

  await row.getByRole('switch').click();
  await because(page, `Activate ${title}?`, 'They are settled now.', 'Activate');
  await expect(toast(page, 'Service activated successfully.')).toContainText(`Customers can find and book ${title}.`);
  await expect.poll(() => publicly(page, id)).toBe(200);
  await expect(card(own, title).getByText('Inactive')).toHaveCount(0);
  await expect(card(own, title)).not.toContainText('Switched off by an administrator');
  await expect(card(own, title).getByRole('button', { name: `Deactivate ${title}` })).toBeEnabled();
  await own.context().close();

  await test.step('the history says who, when and why', async () => {
    await row.getByRole('button', { name: `History of ${title}` }).click();
    const deeds = dialog(page, `History of ${title}`).getByRole('listitem');
    await expect(deeds).toContainText([/^ActivatedThey are settled now\./, /^DeactivatedThree complaints about it\./]);
    await expect(deeds.first().getByRole('time')).toBeVisible();
    await expectSound(page);
    await dialog(page, `History of ${title}`).getByRole('button', { name: 'Close' }).click();
    await expect(row.getByRole('button', { name: `History of ${title}` })).toBeFocused();
  });
});

test('an auditor reads why services and categories were switched or deleted', async ({ page, request }) => {
  const { id, title } = await offered(request);
  const headers = await authorizationOf(request, ADMIN);
  const reason = `Never done, ${title}.`;
  await successful(request.post(`/api/v1/admin/services/${id}/delete`, { headers, data: { reason } }));
  await enter(page, { email: 'auditor@demo.test', password: DEMO_PASSWORD }, '/dashboard/audit');
  const services = page.getByRole('region', { name: 'Services that administrators switched or deleted' });
  await expect(services.getByRole('listitem').filter({ hasText: reason })).toContainText(`Deleted ${title}`);
  await expect(page.getByRole('region', { name: 'Categories that administrators switched or deleted' })).toBeVisible();
  await expectSound(page);
  await expectToFit390(page);
});

test('the table is chosen by state, category, vendor and order, which stand in the address', async ({ page, request }) => {
  const { owner, title } = await offered(request, { basePriceCents: 100 });
  const other = named('Lock care');
  await offer(request, owner, { title: other, basePriceCents: 900 });
  await enter(page, ADMIN, '/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL(SERVICES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Management');
  for (const head of ['Service', 'Vendor', 'Category', 'Price', 'Status', 'Actions']) {
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible();
  }

  await line(page, title)
    .getByRole('link', { name: /^Only services of/ })
    .click();
  await expect(page).toHaveURL(`${SERVICES}?vendor=${owner.vendorId}`);
  const titles = page.getByRole('rowheader');
  // The address changes before the page does: its links still lead on from the whole list until this one is there.
  await expect(titles).toHaveCount(2);
  await expect(titles).toContainText([other, title]);
  const price = page.getByRole('columnheader', { name: 'Price' });
  await price.getByRole('link').click();
  await expect(page).toHaveURL(`${SERVICES}?vendor=${owner.vendorId}&sort=price`);
  await expect(titles).toContainText([title, other]);
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await price.getByRole('link').click();
  await expect(page).toHaveURL(`${SERVICES}?vendor=${owner.vendorId}&sort=price&direction=desc`);
  await expect(titles).toContainText([other, title]);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Beauty');
  await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Plumbing');
  await expect(titles).toContainText([other, title]);
  const states = page.getByRole('list', { name: 'Status' });
  await expect(states.getByRole('link', { name: 'All 2' })).toHaveAttribute('aria-current', 'true');
  await states.getByRole('link', { name: 'Inactive 0' }).click();
  await expect(page).toHaveURL(/state=inactive/);
  await expect(page.getByText("Try adjusting your search or filters to find what you're looking for.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all services' }).click();
  await expect(page).toHaveURL(SERVICES);
});

test('a service is created for a vendor who is looked for, and belongs to them', async ({ page, request, browser, baseURL }) => {
  const owner = await provider(request);
  const { businessName } = await toldTo<{ businessName: string }>(request, owner, 'profile');
  const title = named('A');
  const own = await ownWindow(browser, baseURL, owner);
  await expect(own.getByRole('heading', { name: 'No services yet' })).toBeVisible();
  await enter(page, ADMIN, SERVICES);
  await page.getByRole('button', { name: 'Add Service' }).click();
  const creates = dialog(page, 'Create New Service');
  await expect(creates.getByLabel('Base price (USD)')).toHaveValue('0');
  await expect(creates.getByLabel('Duration in minutes')).toHaveValue('60');
  await expect(creates.getByLabel('Price type').locator('option:checked')).toHaveText('Fixed Price');
  await expect(creates.getByRole('switch', { name: 'Active' })).toBeChecked();
  await creates.getByLabel('Base price (USD)').fill('-1');
  await creates.getByLabel('Duration in minutes').fill('0');
  await creates.getByRole('button', { name: 'Create Service' }).click();
  for (const [label, message] of Object.entries({
    Title: 'Title is required',
    Description: 'Description must be at least 10 characters',
    Category: 'Category is required',
    'Base price (USD)': 'Price must be positive',
    'Duration in minutes': 'Duration must be at least 1 minute',
  })) {
    await expect(creates.getByLabel(label)).toHaveAccessibleDescription(message);
  }
  const vendor = creates.getByRole('combobox', { name: 'Vendor' });
  await expect(vendor).toHaveAccessibleDescription('Vendor is required');
  await expectNoBarriers(page);

  await creates.getByLabel('Title').fill(title);
  await creates.getByLabel('Description').fill('Ten signs..');
  await vendor.fill('nobody is called this');
  await expect(creates.getByText('No approved and active vendor has that name.')).toBeVisible();
  await vendor.fill(businessName);
  const vendors = creates.getByRole('listbox', { name: 'Vendors' }).getByRole('option');
  await expect(vendors.first()).toContainText(businessName);
  await expectNoBarriers(page);
  // Businesses of other tests have the same name.
  await vendor.fill(owner.vendorId);
  await expect(vendors).toHaveCount(1);
  await vendor.press('ArrowDown');
  await vendor.press('Enter');
  await expect(vendor).toHaveValue(businessName);
  await creates.getByLabel('Category').selectOption({ label: 'Electrician, Plumber & Carpenter › Plumbing' });
  await creates.getByLabel('Price type').selectOption('Starting At');
  await creates.getByLabel('Base price (USD)').fill('12.50');
  await creates.getByLabel('Duration in minutes').fill('5');
  await creates.getByRole('button', { name: 'Create Service' }).click();
  await expect(toast(page, 'Service created')).toContainText('Service has been created successfully.');
  await expect(creates).toHaveCount(0);
  await expect(line(page, title)).toContainText('From $12.50');
  await expect(line(page, title)).toContainText(businessName);
  await expect(card(own, title)).toContainText('Ten signs..');
  const [made] = await toldTo<{ id: string }[]>(request, owner, 'services');
  await expect.poll(() => publicly(page, made!.id)).toBe(200);

  await test.step('its vendor changes what they may, though the rest is below their limits', async () => {
    await card(own, title)
      .getByRole('link', { name: `Edit ${title}` })
      .click();
    const form = own.getByRole('form', { name: 'Edit Service' });
    await expect(form.getByLabel('Description')).toHaveAccessibleDescription(
      'An administrator has set this, and it may stay as it is. If you change it: Description must be at least 20 characters.',
    );
    await form.getByLabel('Base price (USD)').fill('20');
    await form.getByLabel('Duration in minutes').fill('10');
    await own.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form.getByLabel('Duration in minutes')).toHaveAccessibleDescription('Duration must be at least 15 minutes');
    await form.getByLabel('Duration in minutes').fill('5');
    await own.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(own, 'Service updated')).toBeVisible();
    await expect(line(page, title)).toContainText('From $20');
  });
  await own.context().close();
});

test('a service is edited: the form that its provider has open follows', async ({ page, request, browser, baseURL }) => {
  const { owner, id, title } = await offered(request);
  const own = await ownWindow(browser, baseURL, owner, `/dashboard/services/${id}/edit`);
  const form = own.getByRole('form', { name: 'Edit Service' });
  await form.getByLabel('Base price (USD)').fill('70');
  const row = await look(page, title);
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  const edits = dialog(page, 'Edit Service');
  await expect(edits.getByLabel('Vendor')).toHaveAttribute('readonly');
  await edits.getByLabel('Description').fill('Shorter.');
  await edits.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edits.getByLabel('Description')).toHaveAccessibleDescription('Description must be at least 10 characters');
  await edits.getByLabel('Description').fill('Short enough.');
  await edits.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Service updated')).toContainText('Service has been updated successfully.');
  await expect(row).toContainText('Short enough.');
  await expect(form.getByLabel('Description')).toHaveValue('Short enough.');
  await expect(form.getByLabel('Base price (USD)')).toHaveValue('70');
  await visit(page, `/service/${id}`);
  await expect(page.getByText('Short enough.')).toBeVisible();
  await own.context().close();
});

test('switched off in its form it asks why, too', async ({ page, request }) => {
  const { owner, title } = await offered(request);
  const row = await look(page, title);
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  const edits = dialog(page, 'Edit Service');
  await expect(edits.getByRole('textbox', { name: 'Reason' })).toHaveCount(0);
  await edits.getByRole('switch', { name: 'Active' }).click();
  await edits.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edits.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    'Please give a reason of at least 10 characters.',
  );
  await expectNoBarriers(page);
  await because(page, 'Edit Service', 'Three complaints about it.', 'Save Changes');
  await expect(toast(page, 'Service updated')).toBeVisible();
  await expect(row).toContainText('Inactive');
  expect((await toldTo<object[]>(request, owner, 'services'))[0]).toMatchObject({
    isOffByAdmin: true,
    offReason: 'Three complaints about it.',
  });
});

test('of two who change the same the second reads who was first, and nothing is overwritten', async ({ page, request }) => {
  const { owner, id, title } = await offered(request);
  const row = await look(page, title);
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  const edits = dialog(page, 'Edit Service');
  await edits.getByLabel('Description').fill('What an administrator thinks of it.');
  // This window does not hear of the other's change until its own is refused.
  let refused = false;
  page.on('response', (answer) => {
    refused ||= answer.request().method() === 'PATCH';
  });
  await page.route(`**/api/v1${SERVICES}?*`, (route) => (refused ? route.continue() : route.abort()));
  const theirs = { description: 'What its provider thinks of it.', basePriceCents: 4200 };
  await successful(request.patch(`/api/v1/vendor/services/${id}`, { headers: owner.headers, data: theirs }));
  await edits.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edits.getByRole('alert').filter({ hasText: `${owner.fullName} has changed this a moment ago.` })).toBeVisible();
  await expect(edits.getByLabel('Base price (USD)')).toHaveValue('42.00');
  await expect(edits.getByRole('alert').filter({ hasText: 'Description has been saved there with something else.' })).toBeVisible();
  expect((await toldTo<object[]>(request, owner, 'services'))[0]).toMatchObject(theirs);
  await edits.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Service updated')).toBeVisible();
  await expect
    .poll(async () => (await toldTo<object[]>(request, owner, 'services'))[0])
    .toMatchObject({
      description: 'What an administrator thinks of it.',
      basePriceCents: 4200,
    });
});

test('a service is deleted once it is said what becomes of its bookings', async ({ page, request, browser, baseURL }) => {
  const { owner, id, title } = await offered(request);
  const own = await ownWindow(browser, baseURL, owner);
  const customer = await newcomer(request, 'Pat Field');
  const headers = await authorizationOf(request, customer);
  const { slots } = (await (await request.get(`/api/v1/services/${id}/next-slots`)).json()) as { slots: { date: string; time: string }[] };
  const [first, second] = slots.map(({ date, time }) => ({ date, time }));
  const wish = { serviceId: id, serviceRevision: 0, street: '1 Elm Street', zip: '78701' };
  const booked = await successful(request.post('/api/v1/bookings', { headers, data: { ...wish, ...second } }));
  const { id: bookingId } = (await booked.json()) as { id: string };
  await successful(request.post(`/api/v1/services/${id}/holds`, { headers, data: { serviceRevision: 0, ...first } }));

  const row = await look(page, title);
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  const asks = dialog(page, `Delete ${title}?`);
  await expect(asks).toContainText('1 open booking goes on, with the title, price and terms that were agreed');
  await expect(asks.getByRole('listitem').filter({ hasText: 'Pat Field · pending' })).toBeVisible();
  await expect(asks).toContainText('1 customer who is about to book can’t do so any more');
  await expectSound(page);
  await asks.getByRole('button', { name: 'Keep it' }).click();
  await expect(asks).toHaveCount(0);
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  await asks.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(asks.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    'Please give a reason of at least 10 characters.',
  );
  await because(page, `Delete ${title}?`, 'Nobody has come for it.', 'Delete');
  await expect(toast(page, 'Service deleted')).toContainText('Service has been deleted successfully.');
  await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
  await expect.poll(() => publicly(page, id)).toBe(404);
  await expect(card(own, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(dialog(page, 'History of services').getByRole('listitem').filter({ hasText: title })).toContainText(
    `Deleted ${title}Nobody has come for it.`,
  );
  await dialog(page, 'History of services').getByRole('button', { name: 'Close' }).click();
  const bookings = (await (await successful(request.get(`/api/v1/bookings?booking=${bookingId}`, { headers }))).json()) as object;
  expect(bookings).toMatchObject({ items: [{ status: 'pending', priceCents: 8900, service: { title } }] });
  await own.context().close();
});

test('by keyboard alone a service is switched, edited and deleted; a phone shows cards', async ({ page, request }) => {
  const { title } = await offered(request);
  const row = await look(page, title);
  await row.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expect(dialog(page, `Deactivate ${title}?`)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Three complaints about it.');
  await dialog(page, `Deactivate ${title}?`).getByRole('button', { name: 'Deactivate' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Service deactivated successfully.')).toBeVisible();
  await expect(row.getByRole('switch')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const edits = dialog(page, 'Edit Service');
  await expect(edits.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edits).toHaveCount(0);
  await expect(row.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
  await expectSound(page);
  await expectToFit390(page);
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeHidden();
  await page.getByLabel('Sort by').selectOption('Highest price');
  await expect(page).toHaveURL(/sort=price&direction=desc/);
  await row.getByRole('button', { name: `Delete ${title}` }).focus();
  await page.keyboard.press('Enter');
  const asks = dialog(page, `Delete ${title}?`);
  await expect(asks).toContainText('No booking is open.');
  await asks.getByRole('textbox', { name: 'Reason' }).fill('Nobody has come for it.');
  await asks.getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Service deleted')).toBeVisible();
});

test('where there is none yet, the first is asked for', async ({ page }) => {
  const none = { items: [], total: 0, page: 1, pageSize: 20, pageCount: 0, activeCount: 0, inactiveCount: 0 };
  await page.route(`**/api/v1${SERVICES}?*`, (route) => route.fulfill({ json: none }));
  await enter(page, ADMIN, SERVICES);
  await expect(page.getByRole('heading', { name: 'No services yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add First Service' }).click();
  await expect(dialog(page, 'Create New Service')).toBeVisible();
});

test('nobody else comes in', async ({ page, request }) => {
  await visit(page, SERVICES);
  await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(SERVICES)}`);
  await enter(page, await newcomer(request), '/dashboard');
  await visit(page, SERVICES);
  await expect(page).toHaveURL('/dashboard');
});
