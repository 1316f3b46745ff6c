import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { withTwoFactor } from './support/authenticator.js';
import { book, decline } from './support/bookings.js';
import { enter } from './support/enter.js';
import { authorizationOf, type Newcomer, newcomer, signIn, signUp, successful } from './support/newcomer.js';
import { expect, OFTEN, test } from './support/product.js';
import { expectNoBarriers, expectToFit390, visit } from './support/visit.js';

const SETTINGS = '/dashboard/settings';
/** Each governs something; what nothing reads yet has no switch. */
const DEFAULTS = { 'Email notifications': true, 'Public profile': true, 'Data sharing': false, 'Tracking cookies': true };

const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const deletion = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });
const ask = (page: Page) => page.getByRole('button', { name: 'Delete Account' }).click();
const confirm = (page: Page) => deletion(page).getByRole('button', { name: 'Delete my account' }).click();

async function expectSwitches(page: Page, wanted: Readonly<Record<string, boolean>>): Promise<void> {
  await expect(page.getByRole('switch')).toHaveCount(Object.keys(wanted).length);
  for (const [name, checked] of Object.entries(wanted)) await expect(toggle(page, name)).toBeChecked({ checked });
}

let person: Newcomer;

test.beforeEach(async ({ page, request }) => {
  person = await newcomer(request, 'Theo Lindqvist');
  await enter(page, person, SETTINGS);
});

test('choices are stored, survive a reload and reach the other tab', async ({ page, context, request }) => {
  await expectSwitches(page, DEFAULTS);
  const other = await context.newPage();
  await other.goto(SETTINGS);
  await expectSwitches(other, DEFAULTS);

  // One right after the other, by mouse and by keyboard: none undoes another.
  await toggle(page, 'Email notifications').click();
  await toggle(page, 'Public profile').press('Space');
  const chosen = { ...DEFAULTS, 'Email notifications': false, 'Public profile': false };
  await expectSwitches(page, chosen);
  await expectSwitches(other, chosen);
  await toggle(other, 'Email notifications').click();
  await expectSwitches(page, { ...chosen, 'Email notifications': true });
  await page.reload();
  await expectSwitches(page, { ...chosen, 'Email notifications': true });
  // What has no switch stays as it was stored.
  const stored = await successful(request.get('/api/v1/account/settings', { headers: await authorizationOf(request, person) }));
  expect(await stored.json()).toEqual({
    notifications: { email: true, push: true, sms: false, marketing: true },
    privacy: { publicProfile: false, dataSharing: false, trackingCookies: true },
    changedAt: expect.any(String),
  });
});

test('a choice that can not be stored goes back and says so', async ({ page }) => {
  await expectSwitches(page, DEFAULTS);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/account/settings', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await held;
    return route.abort();
  });
  await toggle(page, 'Public profile').click();
  await expect(toggle(page, 'Public profile')).not.toBeChecked();
  answer();
  await expect(page.getByRole('alert').getByText('“Public profile” was not changed')).toBeVisible();
  await expectSwitches(page, DEFAULTS);
  await page.unrouteAll();
  await page.reload();
  await expectSwitches(page, DEFAULTS);
});

test('everything that is held on a person is saved as a file', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/account/data', async (route) => {
    await held;
    await route.continue();
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  await expect(page.getByRole('button', { name: 'Preparing your data...' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Preparing your data' })).toBeVisible();
  answer();
  const file = await download;
  expect(file.suggestedFilename()).toBe('plumb-and-level-my-data.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(Object.keys(JSON.parse(text) as object)).toEqual(['writtenAt', 'records', 'events']);
  expect(text).toContain(person.email);
  expect(text).toContain(person.fullName);
  await expect(page.getByRole('button', { name: 'Download My Data' })).toBeVisible();
});

test('Change Password leads to the form for it', async ({ page }) => {
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
});

test('an account is not deleted while a booking is open, and is afterwards', async ({ page, context, request }) => {
  const booking = await book(request, person);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toContainText(person.fullName);

  await test.step('the reason is named, with the way to it', async () => {
    await ask(page);
    await expect(deletion(page)).toContainText('You have 1 open booking.');
    await expect(deletion(page).getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', '/dashboard/my-bookings');
    await expect(deletion(page).getByRole('button', { name: 'Delete my account' })).toBeHidden();
    await page.reload();
  });

  await test.step('then it tells what will happen, and wants to be sure', async () => {
    await decline(request, booking);
    await ask(page);
    await expect(deletion(page).getByText('Your bookings keep their title, time and price, without your name.')).toBeVisible();
    await expect(deletion(page).getByText('Your reviews keep their stars, lose their text, and show “Anonymous”.')).toBeVisible();
    await confirm(page);
    await expect(deletion(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Please enter your password');
    await expect(deletion(page).getByLabel('Password', { exact: true })).toBeFocused();
    await expect(deletion(page).getByLabel('Type DELETE to confirm')).toHaveAccessibleDescription(/^Please type DELETE/);
    await deletion(page).getByLabel('Password', { exact: true }).fill('not my password');
    await deletion(page).getByLabel('Type DELETE to confirm').fill('delete');
    await confirm(page);
    await expect(deletion(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/password/i);
    await expect(deletion(page).getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('says goodbye on the home page, and signs out the other tab', async () => {
    await deletion(page).getByLabel('Password', { exact: true }).fill(person.password);
    await confirm(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account is deleted')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login / Sign Up' })).toBeVisible();
    await expect(other).toHaveURL(/\/auth/);
    await expect(other.getByText(person.fullName)).toBeHidden();
    await other.close();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth/);
  });

  await test.step('nobody signs in with it any more, just as with an address that was never known', async () => {
    const refused = page.getByRole('alert').getByText('Invalid email or password.');
    await signIn(page, person);
    await expect(refused).toBeVisible();
    const unknown = await request.post('/api/v1/auth/sign-in', { data: { email: `nobody.${person.email}`, password: person.password } });
    const known = await request.post('/api/v1/auth/sign-in', { data: { email: person.email, password: person.password } });
    expect([known.status(), await known.json()]).toEqual([unknown.status(), await unknown.json()]);
  });

  await test.step('the same address signs up as somebody new', async () => {
    await signUp(request, { ...person, fullName: 'Theo Again' });
    await visit(page, '/auth');
    await signIn(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Theo Again!');
    await page.getByRole('link', { name: 'My Bookings' }).click();
    await expect(page.getByText('No bookings yet')).toBeVisible();
  });
});

test('whoever has left is not asked to sign in, however late they hear that their session has ended', async ({ page }) => {
  const renewal = page.waitForResponse('**/api/v1/auth/refresh');
  await page.route('**/api/v1/account/deletion', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const answer = await route.fetch();
    // The stream hears of it first, and a renewal waits for its turn.
    await expect.poll(() => page.evaluate('navigator.locks.query().then(({ pending }) => pending.length)'), OFTEN).toBe(1);
    await route.fulfill({ response: answer });
  });
  await page.route('**/assets/HomePage-*.js', async (route) => {
    // Nobody reads what a refused renewal says, so the answer need not come to an end: whoever has heard it gives up the turn.
    await renewal;
    const turns = `navigator.locks.query().then(({ held, pending }) => [...held, ...pending].filter(({ name }) => name === 'plumb-and-level.refresh').length)`;
    await expect.poll(() => page.evaluate(turns), OFTEN).toBe(0);
    await route.continue();
  });
  await ask(page);
  await deletion(page).getByLabel('Password', { exact: true }).fill(person.password);
  await deletion(page).getByLabel('Type DELETE to confirm').fill('DELETE');
  await confirm(page);
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  expect((await renewal).status()).toBe(401);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('with two-factor sign-in a code is needed as well', async ({ page, request }) => {
  const { recoveryCodes } = await withTwoFactor(request, person);
  // All other sessions have ended.
  await page.goto('/auth');
  await signIn(page, person);
  await page.getByLabel(/code/i).first().fill(recoveryCodes[0]!);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(SETTINGS);
  await ask(page);
  await deletion(page).getByLabel('Password', { exact: true }).fill(person.password);
  await deletion(page).getByLabel('Type DELETE to confirm').fill('DELETE');
  await confirm(page);
  await expect(deletion(page).getByLabel('6-digit code')).toHaveAttribute('aria-invalid', 'true');
  await deletion(page).getByLabel('6-digit code').fill('000000');
  await confirm(page);
  await expect(deletion(page).getByLabel('6-digit code')).toHaveAccessibleDescription(/code/i);
  await expect(deletion(page)).toBeVisible();
  await deletion(page).getByLabel('6-digit code').fill(recoveryCodes[1]!);
  await confirm(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barrier in settings and deletion, and nothing sticks out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(SETTINGS);
    await expect(toggle(page, 'Public profile')).toBeVisible();
    await expectNoBarriers(page);
    await expectToFit390(page);
    await expectNoBarriers(page);
    await ask(page);
    await expect(deletion(page).getByRole('button', { name: 'Delete my account' })).toBeVisible();
    await confirm(page);
    await expect(deletion(page).getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarriers(page);
    await expectToFit390(page);
  });
}
