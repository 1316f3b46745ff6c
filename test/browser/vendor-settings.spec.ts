import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { APPLICATION } from './support/applicant.js';
import { CLOCK } from './support/clock.js';
import { authorizationOf, newcomer, signIn, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { freeTimes, offer, type Provider, provider, toldTo } from './support/provider.js';
import { expectNoBarriers, expectToFit390, toast, visit } from './support/visit.js';
import { hold, problem } from './support/wire.js';

const SETTINGS = '/dashboard/settings';
const SWITCHES = {
  'New bookings': true,
  'Booking updates': true,
  Reviews: true,
  'Auto-accept bookings': false,
  'Instant booking': true,
  'Dynamic pricing': false,
};
const NUMBERS = { 'Advance notice': '24', 'Minimum booking': '0.00', 'Cancellation fee': '25.00' };

/** Seven days from now and later, so that no advance notice is in the way; a Monday, on the clocks of Austin. */
const MONDAY = (() => {
  const day = new Date(Date.now() + 8 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
})();
const after = (date: string, days: number) => new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const form = (page: Page) => page.getByRole('form', { name: 'Settings' });
const toggle = (page: Page, name: string) => form(page).getByRole('switch', { name });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const hour = (within: Page | Locator, name: string) => within.getByRole('combobox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save All Settings' }).click();

async function expectForm(
  page: Page,
  switches: Readonly<Record<string, boolean>>,
  numbers: Readonly<Record<string, string>>,
): Promise<void> {
  // Each governs something; what nothing reads yet has no switch.
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('switch')).toHaveCount(3);
  for (const [name, checked] of Object.entries(switches)) await expect(toggle(page, name)).toBeChecked({ checked });
  for (const [label, value] of Object.entries(numbers)) await expect(field(page, label)).toHaveValue(value);
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(toast(page, 'Settings saved')).toContainText('Your settings have been saved successfully.');
  await expect(form(page)).toContainText('Everything is saved.');
}

/** A customer's booking of a day and time. */
async function book(request: APIRequestContext, serviceId: string, date: string, time: string): Promise<void> {
  const customer = await newcomer(request, 'Nora Whitfield');
  const { revision } = (await (await successful(request.get(`/api/v1/services/${serviceId}`))).json()) as { revision: number };
  const data = { serviceId, serviceRevision: revision, date, time, street: '1100 Congress Avenue', zip: '78701' };
  await successful(request.post('/api/v1/bookings', { headers: await authorizationOf(request, customer), data }));
}

let owner: Provider;

test.beforeEach(async ({ page, request }) => {
  owner = await provider(request);
  await visit(page, `/auth?returnTo=${SETTINGS}`);
  await signIn(page, owner);
  await expect(page).toHaveURL(SETTINGS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('all settings are saved together, and survive a reload', async ({ page, request }) => {
  await expectForm(page, SWITCHES, NUMBERS);
  await toggle(page, 'New bookings').click();
  await toggle(page, 'Reviews').press('Space');
  await toggle(page, 'Auto-accept bookings').click();
  await toggle(page, 'Instant booking').click();
  await expect(field(page, 'Weekend surcharge')).toBeHidden();
  await toggle(page, 'Dynamic pricing').click();
  await fill(page, { 'Weekend surcharge': '15', 'Evening surcharge': '10' });
  await expect(form(page)).toContainText('A job of $100.00 then costs $125.00 on a Saturday evening.');
  await fill(page, {
    'Advance notice': '48',
    'Minimum booking': '50.5',
    'Cancellation fee': '0',
    'Jobs at the same time': '3',
    'Days ahead': '30',
  });
  await field(page, 'Break after each job').selectOption('45m');
  await expect(form(page)).toContainText('You have changes that are not saved.');
  await expectNoBarriers(page);
  await saved(page);

  await page.reload();
  const switches = {
    ...SWITCHES,
    'New bookings': false,
    Reviews: false,
    'Auto-accept bookings': true,
    'Instant booking': false,
    'Dynamic pricing': true,
  };
  const numbers = {
    'Advance notice': '48',
    'Minimum booking': '50.50',
    'Cancellation fee': '0.00',
    'Weekend surcharge': '15',
    'Evening surcharge': '10',
  };
  await expectForm(page, switches, { ...numbers, 'Jobs at the same time': '3', 'Days ahead': '30', 'Break after each job': '45' });
  expect(await toldTo(request, owner, 'settings')).toEqual({
    notifications: { newBookings: false, bookingUpdates: true, reviews: false, payments: true, marketing: false },
    availability: { autoAccept: true, instantBooking: false, advanceNoticeHours: 48 },
    pricing: { dynamicPricing: true, weekendPercent: 15, eveningPercent: 10, minimumBookingCents: 5050, cancellationFeeCents: 0 },
    changedAt: expect.any(String),
  });
});

test('each rule is told beside its field, and nothing is saved until it is kept', async ({ page, request }) => {
  await expectForm(page, SWITCHES, NUMBERS);
  await toggle(page, 'Dynamic pricing').click();
  await fill(page, {
    'Advance notice': '0',
    'Minimum booking': '-1',
    'Cancellation fee': '',
    'Weekend surcharge': '101',
    'Evening surcharge': '1.5',
    'Jobs at the same time': '21',
    'Days ahead': '366',
  });
  await save(page);
  const told = {
    'Advance notice': 'Advance notice must be between 1 and 168 hours',
    'Minimum booking': 'Minimum booking must be at least 0',
    'Cancellation fee': 'Cancellation fee is required',
    'Weekend surcharge': 'Enter a whole number from 0 to 100',
    'Evening surcharge': 'Enter a whole number from 0 to 100',
    'Jobs at the same time': 'Jobs at the same time must be between 1 and 20',
    'Days ahead': 'Days ahead must be between 1 and 365',
  };
  for (const [label, text] of Object.entries(told)) await expect(field(page, label)).toHaveAccessibleDescription(text);
  await expect(field(page, 'Advance notice')).toBeFocused();
  await expectNoBarriers(page);
  await fill(page, { 'Advance notice': '169' });
  await expect(field(page, 'Advance notice')).toHaveAccessibleDescription('Advance notice must be between 1 and 168 hours');
  expect(await toldTo<{ availability: object }>(request, owner, 'settings')).toMatchObject({ availability: { advanceNoticeHours: 24 } });
});

test('visitors are offered exactly the hours that were set', CLOCK, async ({ page, request }) => {
  const serviceId = await offer(request, owner);
  await hour(page, 'Monday, from').selectOption('10:00 AM');
  await hour(page, 'Monday, to').selectOption('12:00 PM');
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await hour(page, 'Monday, hours 2, from').selectOption('12:00 PM');
  await hour(page, 'Monday, hours 2, from').selectOption('2:00 PM');
  await hour(page, 'Monday, hours 2, to').selectOption('4:00 PM');
  await page.getByRole('switch', { name: 'Open on Tuesday' }).click();
  await saved(page);
  await expect.poll(() => freeTimes(request, serviceId, MONDAY)).toEqual(['10:00', '11:00', '14:00', '15:00']);
  expect(await freeTimes(request, serviceId, after(MONDAY, 1))).toEqual([]);
  expect(await freeTimes(request, serviceId, after(MONDAY, 2))).toHaveLength(10);

  await test.step('one day is copied to all', async () => {
    await page.getByRole('button', { name: 'Remove Monday, hours 2' }).click();
    await page.getByRole('button', { name: 'Use Monday’s hours on every day' }).click();
    await expect(page.getByRole('switch', { name: 'Open on Tuesday' })).toBeChecked();
    await saved(page);
    for (const days of [0, 1, 5, 6])
      await expect.poll(() => freeTimes(request, serviceId, after(MONDAY, days))).toEqual(['10:00', '11:00']);
  });

  await test.step('hours that overlap are not saved', async () => {
    await page.getByRole('button', { name: 'Add hours on Friday' }).click();
    await hour(page, 'Friday, hours 2, from').selectOption('11:00 AM');
    await expect(form(page)).toContainText('These hours overlap.');
    await save(page);
    await expect(form(page).getByRole('alert')).toContainText('On some day, hours overlap.');
    await expect(form(page)).toContainText('You have changes that are not saved.');
    await expectNoBarriers(page);
    expect(await freeTimes(request, serviceId, after(MONDAY, 4))).toEqual(['10:00', '11:00']);
  });
});

test('bookings that new hours leave outside are named before, and stay in sight after', CLOCK, async ({ page, request }) => {
  const serviceId = await offer(request, owner);
  await book(request, serviceId, MONDAY, '15:00');
  await page.reload();
  await page.getByRole('switch', { name: 'Open on Monday' }).click();
  await save(page);
  const asked = page.getByRole('dialog', { name: '1 booking lies outside of these hours' });
  await expect(asked).toContainText('3:00 PM, 1h: Door hinge and lock care for Nora Whitfield (pending)');
  await expectNoBarriers(page);
  await asked.getByRole('button', { name: 'Go on editing' }).click();
  await expect(asked).toBeHidden();
  expect(await freeTimes(request, serviceId, MONDAY)).not.toEqual([]);

  await save(page);
  await asked.getByRole('button', { name: 'Save anyway' }).click();
  await expect(asked).toBeHidden();
  await expect(form(page)).toContainText('Everything is saved.');
  await expect(form(page)).toContainText('1 booking lies outside of your hours. It stays as agreed');
  await expect.poll(() => freeTimes(request, serviceId, MONDAY)).toEqual([]);
  // What is known is not asked about again.
  await page.getByRole('switch', { name: 'Open on Tuesday' }).click();
  await saved(page);
});

test('a holiday is closed, a longer day is open, and both can be taken back', CLOCK, async ({ page, request }) => {
  const serviceId = await offer(request, owner);
  const days = page.getByRole('region', { name: 'Holidays and Exceptions' });
  const dialog = page.getByRole('dialog', { name: 'Add a holiday or exception' });
  await expect(days).toContainText('No holidays or exceptions yet');

  await test.step('closed', async () => {
    await days.getByRole('button', { name: 'Add a day' }).click();
    await dialog.getByRole('button', { name: 'Save day' }).click();
    await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription('Please choose a date');
    await dialog.getByLabel('Date').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Save day' }).click();
    await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription('This day is over');
    await expectNoBarriers(page);
    await dialog.getByLabel('Date').fill(MONDAY);
    await dialog.getByLabel('Note').fill('Visiting grandmother');
    await dialog.getByRole('button', { name: 'Save day' }).click();
    await expect(dialog).toBeHidden();
    await expect(days.getByRole('listitem')).toContainText(/^Mon, .*Closed · Visiting grandmother$/);
    await expect.poll(() => freeTimes(request, serviceId, MONDAY)).toEqual([]);
    // The form beside it was not sent along.
    await expect(toast(page, 'Settings saved')).toBeHidden();
  });

  await test.step('open at other hours', async () => {
    await days.getByRole('button', { name: /^Edit Mon/ }).click();
    const day = page.getByRole('dialog', { name: /^Mon, / });
    await expect(day.getByLabel('Note')).toHaveValue('Visiting grandmother');
    await day.getByRole('radio', { name: 'Open at other hours' }).check();
    await hour(day, 'This day, from').selectOption('3:00 PM');
    await hour(day, 'This day, to').selectOption('5:00 PM');
    await day.getByLabel('Note').fill('');
    await expectNoBarriers(page);
    await day.getByRole('button', { name: 'Save day' }).click();
    await expect(days.getByRole('listitem')).toContainText(/^Mon, .*3:00 PM – 5:00 PM$/);
    await expect.poll(() => freeTimes(request, serviceId, MONDAY)).toEqual(['15:00', '16:00']);
  });

  await test.step('a booking that would lie outside is named', async () => {
    await book(request, serviceId, MONDAY, '15:00');
    await days.getByRole('button', { name: /^Edit Mon/ }).click();
    const day = page.getByRole('dialog', { name: /^Mon, / });
    await day.getByRole('radio', { name: 'Closed all day' }).check();
    await day.getByRole('button', { name: 'Save day' }).click();
    await expect(day.getByRole('alert')).toContainText('Door hinge and lock care for Nora Whitfield');
    await day.getByRole('button', { name: 'Save anyway' }).click();
    await expect(days.getByRole('listitem')).toContainText(/^Mon, .*Closed$/);
    await expect(form(page)).toContainText('1 booking lies outside of your hours.');
  });

  await test.step('back to the usual hours', async () => {
    await days.getByRole('button', { name: /^Remove Mon/ }).click();
    const asked = page.getByRole('dialog', { name: /^Remove Mon/ });
    await expect(asked).toContainText('Your weekly hours count again: 9:00 AM – 7:00 PM.');
    await asked.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(days).toContainText('No holidays or exceptions yet');
    await expect.poll(() => freeTimes(request, serviceId, MONDAY)).toHaveLength(9);
    await expect(form(page)).not.toContainText('outside of your hours');
  });

  await test.step('a holiday of several days is one, given and taken back together', async () => {
    const [first, last] = [after(MONDAY, 1), after(MONDAY, 12)];
    await days.getByRole('button', { name: 'Add a day' }).click();
    await dialog.getByLabel('Date').fill(first);
    await dialog.getByLabel('Last day').fill(MONDAY);
    await dialog.getByRole('button', { name: 'Save days' }).click();
    await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription('The last day can’t be before the first');
    await expectNoBarriers(page);
    await dialog.getByLabel('Last day').fill(last);
    await dialog.getByRole('button', { name: 'Save days' }).click();
    await expect(days.getByRole('listitem')).toContainText(/^Tue, .* – Sat, .*Closed$/);
    await expect.poll(() => freeTimes(request, serviceId, last)).toEqual([]);
    await days.getByRole('button', { name: /^Edit Tue, .* – Sat, / }).click();
    const row = page.getByRole('dialog', { name: /^Tue, .* – Sat, / });
    await row.getByLabel('Note').fill('Away');
    await row.getByRole('button', { name: 'Save days' }).click();
    await expect(days.getByRole('listitem')).toContainText(/Closed · Away$/);
    await days.getByRole('button', { name: /^Remove Tue, / }).click();
    const asked = page.getByRole('dialog', { name: /^Remove Tue, / });
    await expect(asked).toContainText('Your weekly hours count again on each of these days.');
    await asked.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(days).toContainText('No holidays or exceptions yet');
    await expect.poll(() => freeTimes(request, serviceId, last)).not.toEqual([]);
  });
});

test('a deactivated vendor account is out of sight until it is reactivated', async ({ page, request }) => {
  const serviceId = await offer(request, owner);
  const seen = async () => [
    (await request.get(`/api/v1/vendors/${owner.vendorId}`)).status(),
    (await request.get(`/api/v1/services/${serviceId}`)).status(),
  ];
  const zone = page.getByRole('region', { name: 'Danger Zone' });
  await zone.getByRole('button', { name: 'Deactivate Vendor Account' }).click();
  const asked = page.getByRole('dialog', { name: 'Deactivate Lindqvist & Daughters?' });
  await expect(asked).toBeVisible();
  await expectNoBarriers(page);
  await asked.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(asked).toBeHidden();
  expect(await seen()).toEqual([200, 200]);

  await zone.getByRole('button', { name: 'Deactivate Vendor Account' }).click();
  await asked.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(toast(page, 'Vendor account deactivated')).toBeVisible();
  await expect(zone).toContainText('Your vendor account is deactivated');
  await expect.poll(seen).toEqual([404, 404]);
  await zone.getByRole('button', { name: 'Reactivate Vendor Account' }).click();
  await expect(toast(page, 'Vendor account reactivated')).toBeVisible();
  await expect(zone.getByRole('button', { name: 'Deactivate Vendor Account' })).toBeVisible();
  await expect.poll(seen).toEqual([200, 200]);
});

test('the security of the account is at hand', async ({ page }) => {
  const security = page.getByRole('region', { name: 'Account Security' });
  await security.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('dialog', { name: 'Change Password' }).getByRole('button', { name: 'Cancel' }).click();
  await security.getByRole('button', { name: 'Two-Factor Authentication' }).click();
  await expect(page.getByRole('dialog', { name: /two-factor/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const download = page.waitForEvent('download');
  await security.getByRole('button', { name: 'Download Account Data' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('Lindqvist & Daughters');
  expect(text).not.toContain(APPLICATION.bankAccountNumber);
});

test('the file shows tax ID, document and bank details in full to who gives their password again', async ({ page }) => {
  await page.getByRole('region', { name: 'Account Security' }).getByRole('button', { name: 'Download in Full' }).click();
  const asked = page.getByRole('dialog', { name: 'Download in full' });
  const submit = asked.getByRole('button', { name: 'Download', exact: true });
  await expect(asked).toContainText('That you asked for it is recorded.');
  await submit.click();
  await expect(asked.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription('Please enter your password');
  await asked.getByLabel('Your password', { exact: true }).fill('not my password');
  await submit.click();
  await expect(asked.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription('This is not your password.');
  await expectNoBarriers(page);

  await asked.getByLabel('Your password', { exact: true }).fill(owner.password);
  const download = page.waitForEvent('download');
  await submit.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('plumb-and-level-my-data.json');
  const text = await readFile(await file.path(), 'utf8');
  const { taxId, kycDocumentNumber, bankAccountNumber, bankRoutingNumber } = APPLICATION;
  for (const secret of [taxId, kycDocumentNumber, bankAccountNumber, bankRoutingNumber]) expect(text).toContain(secret);
  await expect(asked).toBeHidden();
});

for (const { way, close } of [
  { way: 'Cancel', close: (page: Page) => page.getByRole('button', { name: 'Cancel' }).click() },
  { way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
]) {
  test(`the file in full is not kept once its dialog is closed by ${way}`, async ({ page }) => {
    await page.getByRole('region', { name: 'Account Security' }).getByRole('button', { name: 'Download in Full' }).click();
    const asked = page.getByRole('dialog', { name: 'Download in full' });
    const answer = await hold(page, '**/api/v1/account/data');
    await asked.getByLabel('Your password', { exact: true }).fill(owner.password);
    const sent = page.waitForRequest('**/api/v1/account/data');
    await asked.getByRole('button', { name: 'Download', exact: true }).click();
    await sent;
    const [given] = await Promise.all([page.waitForEvent('requestfailed'), close(page)]);
    expect(given.url()).toContain('/api/v1/account/data');
    answer();
    await expect(asked).toBeHidden();
    await expect(toast(page, 'Your data are ready')).toHaveCount(0);
  });
}

test('changes that can not be saved stay, and are not left unasked', async ({ page }) => {
  await fill(page, { 'Cancellation fee': '40' });
  await page.route('**/api/v1/vendor/settings', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(problem(503, 'platform/busy', 'Too many wait. Try again.')) : route.continue(),
  );
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Your settings were not saved' })).toContainText('Too many wait. Try again.');
  await expect(field(page, 'Cancellation fee')).toHaveValue('40');
  await page.unrouteAll();

  await page.getByRole('link', { name: 'My Bookings' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(asked).toBeHidden();
  await saved(page);
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings');
});

test('what is changed while the settings are being saved stays, and is not left unasked', async ({ page }) => {
  await fill(page, { 'Cancellation fee': '40' });
  const answer = await hold(page, '**/api/v1/vendor/settings', 'PUT');
  await save(page);
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await fill(page, { 'Cancellation fee': '45', 'Advance notice': '48' });
  await page.getByRole('switch', { name: 'Open on Tuesday' }).click();
  answer();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(form(page)).toContainText('You have changes that are not saved.');
  await expect(field(page, 'Cancellation fee')).toHaveValue('45');
  await expect(field(page, 'Advance notice')).toHaveValue('48');
  await expect(page.getByRole('switch', { name: 'Open on Tuesday' })).not.toBeChecked();
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(field(page, 'Cancellation fee')).toHaveValue('40.00');
  await expect(field(page, 'Advance notice')).toHaveValue('24');
});

test('hours that were added out of their order come into it as they are saved', async ({ page }) => {
  await hour(page, 'Monday, from').selectOption('2:00 PM');
  await hour(page, 'Monday, to').selectOption('4:00 PM');
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await hour(page, 'Monday, hours 2, from').selectOption('10:00 AM');
  await hour(page, 'Monday, hours 2, to').selectOption('12:00 PM');
  await saved(page);
  await expect(hour(page, 'Monday, hours 1, from')).toHaveValue('10');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barrier in the settings, and nothing sticks out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await toggle(page, 'Dynamic pricing').click();
    await page.getByRole('button', { name: 'Add hours on Monday' }).click();
    await page.getByRole('button', { name: 'Add hours on Sunday' }).click();
    await expect(hour(page, 'Sunday, hours 2, from')).toBeFocused();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectNoBarriers(page);
    await expectToFit390(page);
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Add a day' }).click();
    await page.getByRole('radio', { name: 'Open at other hours' }).check();
    await expectNoBarriers(page);
  });
}
