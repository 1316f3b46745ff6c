import type { APIRequestContext, Page } from '@playwright/test';
import { serviceOfProvider } from './support/bookings.js';
import { nextCode, nextLink } from './support/mailbox.js';
import { type Newcomer, signIn, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { anotherTab, expectNoBarriers, expectToFit390, toast, visit } from './support/visit.js';
import { countRequests } from './support/wire.js';

let count = 0;
const somebody = (): Newcomer => ({
  fullName: 'Nell Coder',
  email: `code.${process.pid}.${Date.now()}.${++count}@example.test`,
  password: 'measure twice, cut once',
});

const field = (page: Page) => page.getByLabel('Code from the mail');
const notThe = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const LONG_REFUSAL = /^This code is not right, or is older than an hour\./;

/** Signs up by the form, at which the page is already. */
async function signUp(page: Page, person: Newcomer): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('Full name').fill(person.fullName);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
}

/** The booking form of a free time. */
async function booking(request: APIRequestContext): Promise<string> {
  const id = await serviceOfProvider(request);
  const next = await successful(request.get(`/api/v1/services/${id}/next-slots`));
  const { slots } = (await next.json()) as { slots: { date: string; time: string }[] };
  return `/book/${id}?date=${slots[0]!.date}&time=${slots[0]!.time}`;
}

test('whoever signs up types the code of the mail, and is at the booking with the time still chosen', async ({ page, request }) => {
  const person = somebody();
  const address = await booking(request);
  await visit(page, address);
  await expect(page).toHaveURL(/^[^?]*\/auth\?returnTo=/);
  await signUp(page, person);
  await expect(page.getByRole('region', { name: 'Your booking' })).toBeVisible();
  await expect(field(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field(page)).toHaveAttribute('inputmode', 'numeric');

  // With the keyboard alone: the last digit sends it.
  await page.keyboard.type(await nextCode(request, person.email));
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('note').filter({ hasText: 'Please confirm your email' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeVisible();
  expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).not.toContain(person.password);
});

test('a wrong code is said at its field, and another mail gives another', async ({ page, request }) => {
  const person = somebody();
  await page.clock.install();
  await visit(page, '/auth?tab=sign-up');
  await signUp(page, person);
  const code = await nextCode(request, person.email);
  const asked = countRequests(page, '/api/v1/auth/verify-email-code');

  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(field(page)).toHaveAccessibleDescription('Please enter the six digits of the mail');
  await expect(field(page)).toBeFocused();
  expect(asked()).toBe(0);
  await field(page).fill(notThe(code));
  await expect(field(page)).toHaveAccessibleDescription(LONG_REFUSAL);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: LONG_REFUSAL })).toBeAttached();
  // What is wrong already uses up no other try.
  await field(page).press('Enter');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  expect(asked()).toBe(1);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoBarriers(page);
  }
  await expectToFit390(page);

  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Send the link again', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: "We've sent the link again." })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
});

test('the code is right, and signing in fails: the form is there, and says what was confirmed', async ({ page, request }) => {
  const person = somebody();
  await visit(page, '/auth?tab=sign-up');
  await signUp(page, person);
  await page.route('**/api/v1/auth/sign-in', (route) => route.abort());
  const code = await nextCode(request, person.email);
  await field(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  const login = page.getByRole('tabpanel', { name: 'Login' });
  await expect(login.getByRole('alert')).toContainText('Your email is verified');
  await expect(login.getByLabel('Email')).toHaveValue(person.email);
  await page.unroute('**/api/v1/auth/sign-in');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('the link was opened in another tab: the first goes on by itself', async ({ page, request }) => {
  const person = somebody();
  await visit(page, '/auth?tab=sign-up&returnTo=%2Fdashboard%2Fmy-bookings');
  await signUp(page, person);
  const tab = await anotherTab(page, await nextLink(request, person.email, 'verify'));
  await expect(page).toHaveURL('/dashboard/my-bookings');
  await expect(page.getByRole('note').filter({ hasText: 'Please confirm your email' })).toHaveCount(0);
  await expect(tab).toHaveURL('/dashboard/my-bookings');
});

test('whoever is signed in types it where the booking waits, and loses nothing', async ({ page, request }) => {
  const person = somebody();
  const address = await booking(request);
  await successful(request.post('/api/v1/auth/sign-up', { data: person }));
  await visit(page, `/auth?returnTo=${encodeURIComponent(address)}`);
  await page.getByRole('tab', { name: 'Login' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL(address);
  await page.getByLabel('Street').fill('1100 Congress Avenue');
  await page.getByLabel('ZIP').fill('78701');
  const code = await nextCode(request, person.email);
  await field(page).fill(notThe(code));
  await expect(field(page)).toHaveAccessibleDescription(LONG_REFUSAL);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoBarriers(page);
  }
  await expectToFit390(page);
  await field(page).fill('');
  await field(page).pressSequentially(code);
  await expect(toast(page, 'Your email is verified')).toContainText('You can book now.');
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Street')).toHaveValue('1100 Congress Avenue');
  await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeEnabled();
});
