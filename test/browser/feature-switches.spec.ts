import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, provider } from './support/provider.js';
import { expectNoBarriers, expectSound, expectToFit390, toast, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const AUDITOR = { email: 'auditor@demo.test', password: DEMO_PASSWORD };
const SETTINGS = '/dashboard/settings';
const FEATURES = ['newAccounts', 'applications', 'bookings', 'photos'] as const;

const row = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const deeds = (page: Page) => page.getByRole('list', { name: 'History of the switches' }).getByRole('listitem');

/** As every other test finds them. */
async function allOn(request: APIRequestContext): Promise<void> {
  const headers = await authorizationOf(request, ADMIN);
  for (const feature of FEATURES) {
    const data = { feature, on: true, reason: 'The flood is over.' };
    await successful(request.post('/api/v1/admin/feature-switches/changes', { headers, data }));
  }
}

async function switchIt(page: Page, name: string, on: boolean, why: string): Promise<void> {
  await row(page, name).click();
  await dialog(page).getByLabel('Reason').fill(why);
  await dialog(page)
    .getByRole('button', { name: `Switch ${on ? 'on' : 'off'}` })
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, name)).toBeChecked({ checked: on });
}

test.afterEach(({ request }) => allOn(request));

test('bookings are switched off with a reason, seen in another window, told to whoever wants to book, and switched on again', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const business = await provider(request);
  const serviceId = await offer(request, business);
  const why = `Somebody books everything away, ${Date.now()}.`;
  const other = await elsewhere(browser, baseURL);
  const visitor = await elsewhere(browser, baseURL);
  const says = visitor.getByText('New bookings are paused at the moment. What is booked already goes on. Try again later.');
  await visit(visitor, `/service/${serviceId}`);
  await expect(visitor.getByRole('link', { name: 'Book Now' })).toBeVisible();
  await expect(says).toHaveCount(0);
  await enter(other, AUDITOR, SETTINGS);
  const panel = other.getByRole('region', { name: 'Feature switches', exact: true });
  await expect(panel).toContainText('Customers can hold and book times.');
  await expect(panel.getByRole('switch')).toHaveCount(0);
  await enter(page, ADMIN, SETTINGS);

  await test.step('what it means is said before, it needs a reason, and it can be left as it is', async () => {
    await row(page, 'Bookings').click();
    await expect(dialog(page).getByRole('heading', { name: 'Switch off bookings?' })).toBeVisible();
    await expect(dialog(page).getByRole('status', { name: 'What it changes' })).toContainText('Nobody can hold or book a time.');
    await expect(dialog(page).getByRole('status', { name: 'What it changes' })).toContainText(/\d+ open bookings? can still be/);
    await dialog(page).getByRole('button', { name: 'Switch off' }).click();
    await expect(dialog(page).getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason of at least 10 characters\./);
    await expectNoBarriers(page);
    await dialog(page).getByRole('button', { name: 'Leave as it is' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(row(page, 'Bookings')).toBeChecked();
  });

  await test.step('by keyboard; the auditor’s open window shows it, and why', async () => {
    await row(page, 'Bookings').focus();
    await page.keyboard.press('Space');
    await dialog(page).getByLabel('Reason').fill(why);
    await dialog(page).getByRole('button', { name: 'Switch off' }).click();
    await expect(toast(page, 'Bookings: switched off')).toBeVisible();
    await expect(row(page, 'Bookings')).not.toBeChecked();
    await expect(panel).toContainText('Switched off. Nobody can hold or book a time.');
    for (const window of [page, other]) await expect(deeds(window).first()).toContainText(why);
    await expectSound(page);
  });

  await test.step('another administrator finds it on the dashboard, and the way to the switch', async () => {
    const dashboard = await elsewhere(browser, baseURL);
    await enter(dashboard, ADMIN);
    const notice = dashboard.getByRole('status').filter({ hasText: 'Switched off for everybody: Bookings.' });
    await notice.getByRole('link', { name: 'Settings' }).click();
    await expect(row(dashboard, 'Bookings')).not.toBeChecked();
    await dashboard.context().close();
  });

  await test.step('whoever wants to book reads that they can’t, without scripts too', async () => {
    await visit(visitor, `/service/${serviceId}`);
    await expect(says).toBeVisible();
    const plain = await (await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })).newPage();
    await plain.goto(`/service/${serviceId}`);
    await expect(plain.getByText('New bookings are paused at the moment.')).toBeVisible();
    await plain.context().close();
  });

  await test.step('and on again', async () => {
    await switchIt(page, 'Bookings', true, 'The flood is over, as far as we see.');
    await visit(visitor, `/service/${serviceId}`);
    await expect(says).toHaveCount(0);
  });
  await other.context().close();
  await visitor.context().close();
});

test('new accounts, applications and photos: whoever meets it reads it before they begin', async ({ page, browser, baseURL, request }) => {
  const business = await provider(request);
  await enter(page, ADMIN, SETTINGS);
  for (const name of ['New accounts', 'Applications', 'Photos']) await switchIt(page, name, false, 'Somebody floods us with all of it.');

  const visitor = await elsewhere(browser, baseURL);
  await visit(visitor, '/auth?tab=signup');
  await visitor.getByRole('tab', { name: 'Sign Up' }).click();
  const signUp = visitor.getByRole('tabpanel', { name: 'Sign Up' });
  await expect(signUp.getByText('New accounts are paused at the moment.')).toBeVisible();
  await signUp.getByLabel('Full name').fill('Pat Example');
  await signUp.getByLabel('Email').fill(`pat-${Date.now()}@example.test`);
  await signUp.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toast(visitor, 'Sign up failed')).toContainText('New accounts are paused at the moment.');
  await visit(visitor, '/vendor-registration');
  await expect(visitor.getByText('New accounts are paused at the moment.')).toBeVisible();

  await enter(visitor, business, '/dashboard/profile');
  await expect(visitor.getByText('New photos are paused at the moment. Those that are shown stay.').first()).toBeVisible();
  await expectToFit390(visitor);
  await visitor.context().close();
});
